import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { feedOf } from '../../server/changes/feed.ts'
import type { Database } from '../../server/database/open.ts'
import { type OnChanges, onChanges } from '../../src/providers/live/liveChanges.ts'
import { useSettledChanges } from '../../src/providers/live/useSettledChanges.ts'

vi.mock('../../src/providers/live/liveChanges.ts', { spy: true })

/** Milliseconds after which a screen has followed what others committed. */
const promised = 2_000

/** What is left of them for the way to the browser, one read and drawing what it answered, where that read is as quick as lists are (at most a tenth of a second). */
const forReading = 900

const change = { resource: 'order', id: 'a', kind: 'update' } as const
let tell: OnChanges = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  // The longest that changes are ever gathered.
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  vi.mocked(onChanges).mockImplementation((_resource, onChange) => {
    tell = onChange
    return () => undefined
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Milliseconds, by the product's own clock, until something happened. */
async function waited(hasHappened: () => boolean): Promise<number> {
  const begun = Date.now()
  while (!hasHappened() && Date.now() - begun < 10 * promised) await vi.advanceTimersByTimeAsync(10)
  return Date.now() - begun
}

/** How long the server waits after a commit until it looks what changed. */
async function onTheServer(): Promise<number> {
  let commit = () => {}
  const looked = vi.fn()
  const listen = (heard: () => void) => {
    commit = heard
    return () => undefined
  }
  const stop = feedOf({ listen } as unknown as Database).follow(looked)
  commit()
  const time = await waited(() => looked.mock.calls.length > 0)
  stop()
  return time
}

/** How long a page waits after it heard of a change until it looks; right after it `looked` at another for so many milliseconds, where it did. */
async function onThePage(looked?: number): Promise<number> {
  const look = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, looked ?? 0)))
  const { unmount } = renderHook(() => useSettledChanges(['order'], look))
  if (looked !== undefined) {
    tell([change])
    await waited(() => look.mock.calls.length > 0)
    await vi.advanceTimersByTimeAsync(looked)
    look.mockClear()
  }
  tell([change])
  const time = await waited(() => look.mock.calls.length > 0)
  unmount()
  return time
}

// The clock is the product's: nothing here is as fast or slow as a machine. What a page then shows is proved by tests/e2e/followed.test.ts.
describe('what others commit is looked at in time to be seen within two seconds', () => {
  it('by a page that was quiet', async () => {
    expect((await onTheServer()) + (await onThePage())).toBeLessThanOrEqual(promised - forReading)
  })

  it('by a page that has just looked at something else', async () => {
    expect((await onTheServer()) + (await onThePage(100))).toBeLessThanOrEqual(promised - forReading)
  })
})
