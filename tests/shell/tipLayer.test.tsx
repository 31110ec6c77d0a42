import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TipLayer } from '../../src/shell/TipLayer.tsx'

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
