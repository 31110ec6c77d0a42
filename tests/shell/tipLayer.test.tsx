import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import TipLayer from '../../src/shell/TipLayer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Shows a line of a cell with a link in it, of which a part may be out of sight, and rests on the link. */
function restOn(width: { scrollWidth: number; clientWidth: number }, attributes = {}) {
  const { unmount } = render(
    <>
      <TipLayer />
      <span data-testid="line" style={{ textOverflow: 'ellipsis' }} {...attributes}>
        <a href="/somewhere">Handloom cotton stole</a>
      </span>
    </>,
  )
  const line = screen.getByTestId('line')
  for (const [name, value] of Object.entries(width)) Object.defineProperty(line, name, { value })
  fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(600))
  const tips = [...document.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent)
  unmount()
  return tips
}

it('says the whole of a line that ends in dots, unless it is all there or told by a title', () => {
  expect(restOn({ scrollWidth: 160, clientWidth: 90 })).toEqual(['Handloom cotton stole'])
  expect(restOn({ scrollWidth: 90, clientWidth: 90 })).toEqual([])
  expect(restOn({ scrollWidth: 160, clientWidth: 90 }, { title: 'Handloom cotton stole' })).toEqual([])
  expect(restOn({ scrollWidth: 160, clientWidth: 90 }, { 'data-tip': 'Opens the product' })).toEqual([
    'Opens the product',
  ])
})

it('says when something was, of a row that the keyboard is on', () => {
  render(
    <>
      <TipLayer />
      <button type="button" data-row="1">
        <time dateTime="2026-11-29T18:11:03Z" title="November 29, 2026 at 11:41 PM">
          2 hr. ago
        </time>
      </button>
    </>,
  )
  const tips = () =>
    [...document.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent)
  act(() => screen.getByRole('button').focus())
  act(() => vi.advanceTimersByTime(600))
  expect(tips()).toEqual(['November 29, 2026 at 11:41 PM'])
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
  expect(tips()).toEqual([])
})
