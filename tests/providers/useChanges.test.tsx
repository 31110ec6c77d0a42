import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isHearing, type OnChanges, onChanges, watchHearing } from '../../src/providers/live/liveChanges.ts'
import { useChanges } from '../../src/providers/live/useChanges.ts'
import { createQueryClient } from '../../src/providers/queryClient.ts'

vi.mock('../../src/providers/live/liveChanges.ts', { spy: true })

const area = { name: 'tag', path: 'pages/tag' }
const changes = [{ resource: 'tag', id: 'a', kind: 'update' }] as const
let tell: OnChanges
const stop = vi.fn()

beforeEach(() => {
  vi.mocked(onChanges).mockImplementation((_resource, onChange) => {
    tell = onChange
    return stop
  })
})

function follow(first?: OnChanges) {
  const queryClient = createQueryClient()
  for (const path of ['pages/tag', 'pages/brand']) queryClient.setQueryData([path, 'getList'], {})
  const hook = renderHook((onChange?: OnChanges) => useChanges(area, onChange), {
    initialProps: first,
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const isStale = (path: string) => queryClient.getQueryState([path, 'getList'])?.isInvalidated
  return { ...hook, stale: () => ['pages/tag', 'pages/brand'].filter(isStale) }
}

describe('a page that follows an area', () => {
  it('has what it read of it read anew, and nothing of others, until it is left', () => {
    const { stale, unmount } = follow()
    tell(changes)
    expect(stale()).toEqual(['pages/tag'])
    unmount()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('is told the changes where it wants to, as it was drawn last', () => {
    const [before, now] = [vi.fn(), vi.fn()]
    const { stale, rerender } = follow(before)
    rerender(now)
    tell(changes)
    expect([before.mock.calls, now.mock.calls, stale()]).toEqual([[], [[changes]], []])
  })

  it('knows whether changes are heard of', () => {
    let watcher = () => {}
    vi.mocked(watchHearing).mockImplementation((given) => {
      watcher = given
      return () => undefined
    })
    vi.mocked(isHearing).mockReturnValue(false)
    const { result } = follow()
    expect(result.current).toBe(false)
    vi.mocked(isHearing).mockReturnValue(true)
    act(() => watcher())
    expect(result.current).toBe(true)
  })
})
