import { QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReadSince } from '../../src/providers/live/begunReads.ts'
import { type OnChanges, onChanges } from '../../src/providers/live/liveChanges.ts'
import { type Heard, notYet, useSettledChanges } from '../../src/providers/live/useSettledChanges.ts'
import { createQueryClient } from '../../src/providers/queryClient.ts'

vi.mock('../../src/providers/live/liveChanges.ts', { spy: true })

let tell: OnChanges = () => undefined
const change = (id: string) => ({ resource: 'tag', id, kind: 'update' }) as const
/** Longer than changes are gathered and a look is followed by a rest. */
const aWhile = () => vi.advanceTimersByTimeAsync(2_000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(onChanges).mockImplementation((_resource, onChange) => {
    tell = onChange
    return () => undefined
  })
})
afterEach(() => vi.useRealTimers())

const idsOf = ({ changes }: Heard) => changes?.map(({ id }) => id)

describe('what is heard while a page looks', () => {
  it('is looked at once the look is over', async () => {
    const looks: Heard[] = []
    const answers: (() => void)[] = []
    renderHook(() =>
      useSettledChanges(['tag'], (heard) => {
        looks.push(heard)
        return new Promise<void>((resolve) => answers.push(resolve))
      }),
    )
    tell([change('a')])
    await aWhile()
    tell([change('b')])
    await aWhile()
    expect(looks.map(idsOf)).toEqual([['a']])
    answers[0]?.()
    // After a look that took long it rests ten times as long.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks.map(idsOf)).toEqual([['a'], ['b']])
  })

  it('is looked at again, with all that was heard before, where something was in the way', async () => {
    const looks: Heard[] = []
    renderHook(() =>
      useSettledChanges(['tag'], (heard) => {
        looks.push(heard)
        return looks.length === 1 ? notYet : undefined
      }),
    )
    tell([change('a')])
    await vi.advanceTimersByTimeAsync(900)
    tell([change('b')])
    await aWhile()
    await aWhile()
    expect(looks.map(idsOf)).toEqual([['a'], ['a', 'b']])
  })
})

describe('a read', () => {
  it('tells of what was heard before it began, not of what was heard before its answer came', async () => {
    const client = createQueryClient()
    let answer: (value: number) => void = () => undefined
    const queryKey = ['tags', 'getList']
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
    })
    const before = Date.now()
    await vi.advanceTimersByTimeAsync(10)
    const stop = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(10)
    const amid = Date.now()
    answer(1)
    await vi.advanceTimersByTimeAsync(10)
    const [query] = client.getQueryCache().findAll({ queryKey })
    if (!query) throw new Error('There is no query. One was expected.')
    expect([isReadSince(query, before), isReadSince(query, amid)]).toEqual([true, false])
    // What a page puts in its place is no read.
    client.setQueryData(queryKey, 2)
    expect(isReadSince(query, amid)).toBe(false)
    stop()
  })
})
