import { Component, type ReactNode, Suspense, startTransition, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { fetchOnce, useFetched } from '../../src/providers/fetchOnce.ts'

describe('what is fetched once', () => {
  it('is the same for everybody who asks, and asked for again where it failed', async () => {
    const fetch = vi.fn(async (key: string) => {
      if (fetch.mock.calls.length === 1) throw new Error('gone')
      return key.toUpperCase()
    })
    const get = fetchOnce(fetch)
    await expect(get('a')).rejects.toThrow('gone')
    expect(await get('a')).toBe('A')
    expect(get('a')).toBe(get('a'))
    expect(await get('b')).toBe('B')
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('suspends a component once, whose further hooks then work, and none that comes later', async () => {
    const get = fetchOnce(async (key: string) => key.toUpperCase())
    function Part() {
      const text = useFetched(get, 'a')
      const seen = useRef(text)
      const [count] = useState(1)
      return (
        <p>
          {seen.current}
          {count}
        </p>
      )
    }
    const faults: unknown[] = []
    const place = document.createElement('div')
    const onRecoverableError = (fault: unknown) => faults.push(fault)
    const shown = (
      <Suspense fallback="…">
        <Part />
      </Suspense>
    )
    // As a change of the page does: React pauses in the component and goes over it once more.
    startTransition(() => createRoot(place, { onRecoverableError }).render(shown))
    await expect.poll(() => place.textContent).toBe('A1')
    const second = document.createElement('div')
    flushSync(() => createRoot(second, { onRecoverableError }).render(shown))
    expect(second.textContent).toBe('A1')
    expect(faults).toEqual([])
  })

  it('fails once where it is drawn, and is fetched again when its boundary is tried anew', async () => {
    let works = false
    const fetch = vi.fn(async (key: string) => {
      if (!works) throw new Error('gone')
      return key.toUpperCase()
    })
    const get = fetchOnce(fetch)
    const Part = () => useFetched(get, 'a')
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { hasFailed: false }
      static getDerivedStateFromError = () => ({ hasFailed: true })
      override render() {
        return this.state.hasFailed ? (
          <button type="button" onClick={() => this.setState({ hasFailed: false })}>
            Again
          </button>
        ) : (
          this.props.children
        )
      }
    }
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place, { onCaughtError: () => undefined })
    root.render(
      <Boundary>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </Boundary>,
    )
    await expect.poll(() => place.textContent).toBe('Again')
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(fetch).toHaveBeenCalledTimes(1)
    works = true
    place.querySelector('button')?.click()
    await expect.poll(() => place.textContent).toBe('A')
    expect(fetch).toHaveBeenCalledTimes(2)
    root.unmount()
    place.remove()
  })
})
