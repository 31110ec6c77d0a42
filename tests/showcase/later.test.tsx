import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { later } from '../../resources/insight/showcase/screens/later.tsx'

type Tell = (entries: { isIntersecting: boolean }[]) => void

describe('a demonstration that comes later', () => {
  it('is fetched once its place comes near the window, which is kept free until then', async () => {
    let tell: Tell = () => {}
    const disconnect = vi.fn()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(asked: Tell) {
          tell = asked
        }
        observe() {}
        disconnect = disconnect
      },
    )
    const load = vi.fn(async () => ({ default: () => <p>Linen shirt</p> }))
    const Demo = later(load, 120)
    render(
      <Suspense fallback="…">
        <Demo />
      </Suspense>,
    )
    const place = document.querySelector<HTMLElement>('[data-later]')
    expect(place?.style.blockSize).toBe('120px')
    act(() => tell([{ isIntersecting: false }]))
    expect(load).not.toHaveBeenCalled()
    await act(async () => tell([{ isIntersecting: true }]))
    await screen.findByText('Linen shirt')
    expect(load).toHaveBeenCalledTimes(1)
    expect(disconnect).toHaveBeenCalled()
    expect(document.querySelector('[data-later]')).toBeNull()
  })
})
