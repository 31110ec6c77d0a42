// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Mark, presenceOf } from '../../server/presence/presence.ts'

afterEach(() => vi.useRealTimers())

describe('presence', () => {
  it('ends by itself where no further sign comes, and says so', () => {
    vi.useFakeTimers()
    let say: (payload: string) => void = () => {}
    const hear = (heard: typeof say) => {
      say = heard
      return () => {}
    }
    const presence = presenceOf({ hear } as never)
    const changed: string[] = []
    presence.follow((place) => changed.push(place))
    const sign = (more: Partial<Mark> = {}) =>
      say(JSON.stringify({ place: 'tag 1', person: 'p', name: 'P', tab: 't', doing: 'looking', ...more }))
    sign()
    vi.advanceTimersByTime(30_000)
    sign()
    vi.advanceTimersByTime(30_000)
    expect(presence.at('tag 1')).toEqual([{ id: 'p', name: 'P', doing: 'looking' }])
    expect(changed).toEqual(['tag 1'])
    vi.advanceTimersByTime(20_000)
    expect(presence.at('tag 1')).toEqual([])
    expect(presence.isAt('tag 1', 'p')).toBe(false)
    expect(changed).toEqual(['tag 1', 'tag 1'])
    presence.close()
  })
})
