import { HttpError } from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow } from '../../src/providers/follow.ts'
import { endSession, startSession } from '../../src/providers/session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  startSession('token', { _id: '7', type: 'ADMIN', username: 'a', name: 'A' }, [])
})
afterEach(() => {
  vi.useRealTimers()
  endSession('signed-out')
})

const isUnderWay = (state: string) => state === 'running'

/** What is done behind, as one look after the other finds it; then it has ended. */
function task(...seen: readonly (string | HttpError)[]) {
  const left = [...seen]
  const look = vi.fn(async () => {
    const found = left.shift() ?? 'done'
    if (found instanceof HttpError) throw found
    return found
  })
  return { look, looks: () => look.mock.calls.length }
}

/** What following answered; undefined where nobody got an answer, 'not yet' where it goes on. */
async function answered(following: Promise<string | undefined>) {
  let answer: string | undefined = 'not yet'
  void following.then((given) => {
    answer = given
  })
  await vi.advanceTimersByTimeAsync(0)
  return () => answer
}

describe('what is done behind', () => {
  it('is looked at each second until it has ended, also where a look fails', async () => {
    const { look, looks } = task('running', new HttpError('The server is starting.', 503), 'running')
    const answer = await answered(follow(look, isUnderWay))
    expect([answer(), looks()]).toEqual(['not yet', 1])
    await vi.advanceTimersByTimeAsync(999)
    expect(looks()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([answer(), looks()]).toEqual(['not yet', 2])
    await vi.advanceTimersByTimeAsync(2000)
    expect([answer(), looks()]).toEqual(['done', 4])
  })

  it.each([403, 404])('has no answer where it is gone or nobody may look any more: %i', async (status) => {
    const { look, looks } = task(new HttpError('no', status))
    const answer = await answered(follow(look, isUnderWay))
    expect([answer(), looks()]).toEqual([undefined, 1])
  })

  it('has no answer for those who have signed out', async () => {
    const { look, looks } = task('running')
    const answer = await answered(follow(look, isUnderWay))
    endSession('signed-out')
    await vi.advanceTimersByTimeAsync(5000)
    expect([answer(), looks()]).toEqual([undefined, 1])
  })

  it('is looked at no more where nobody wants an answer', async () => {
    const { look, looks } = task('running')
    let isWanted = true
    const answer = await answered(follow(look, isUnderWay, () => isWanted))
    isWanted = false
    await vi.advanceTimersByTimeAsync(5000)
    expect([answer(), looks()]).toEqual([undefined, 1])
  })
})
