import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDue } from '../../src/shell/frame/useDue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Lets time go by until it has been asked for so often; answers how many seconds went by. */
async function untilAsked(load: { mock: { calls: unknown[] } }, times: number): Promise<number> {
  let seconds = 0
  for (; load.mock.calls.length < times && seconds < 60; seconds += 1) await wait(1000)
  return seconds
}

/** Fails so many times, then is there; each answer takes a second. */
function comingAfter(failures: number) {
  let asked = 0
  const load = vi.fn(async () => {
    asked += 1
    const turn = asked
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (turn <= failures) throw new Error('The server is away.')
    return { word: 'There' }
  })
  function Due() {
    return <p>{useDue(load)?.word ?? 'Not yet'}</p>
  }
  return { load, Due }
}

it('comes by itself where the server was away for a moment, and asks less and less often', async () => {
  const { load, Due } = comingAfter(2)
  render(<Due />)
  await untilAsked(load, 1)
  const first = await untilAsked(load, 2)
  const second = await untilAsked(load, 3)
  expect(second).toBeGreaterThan(first)
  await wait(1000)
  expect(screen.getByText('There')).toBeTruthy()
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})

it('comes with the network, also where that is back before the first answer has failed', async () => {
  const { load, Due } = comingAfter(1)
  render(<Due />)
  await untilAsked(load, 1)
  // The same answer is awaited by both; it fails for both.
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(7000)
  expect(screen.getByText('There')).toBeTruthy()
})

it('is asked for no more once its page is gone', async () => {
  const { load, Due } = comingAfter(9)
  const { unmount } = render(<Due />)
  await untilAsked(load, 1)
  unmount()
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})
