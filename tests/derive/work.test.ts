import { describe, expect, it } from 'vitest'
import { readWork, strideFrom, type Work, workQuery } from '../../src/derive/work.ts'

describe('a list that is worked off', () => {
  const work: Work = {
    view: 'toPack',
    filter: { city: { in: ['Pune & Goa'] } },
    sort: 'dueAt',
    order: 'DESC',
  }

  it('stands in the address, and comes back from it', () => {
    expect(readWork(['toPack'], `?tab=history&${workQuery(work)}`)).toEqual(work)
    const plain: Work = { view: undefined, filter: {}, sort: 'createdAt', order: 'ASC' }
    expect(readWork([], `?${workQuery(plain)}`)).toEqual(plain)
  })

  it.each([
    '',
    '?work=',
    '?work=sort',
    '?work=sort%3Da%26filter%3D%5B1%5D',
    '?work=sort%3Da%26filter%3D%7B',
    `?${workQuery(work)}`,
  ])('is none where the address says nothing that the viewer has: %s', (search) => {
    expect(readWork([], search)).toBeUndefined()
  })
})

describe('a step through it', () => {
  const known = ['a', 'b', 'c', 'd']

  it('leads to the neighbour, and past those that are done meanwhile, which are counted', () => {
    expect(strideFrom(known, known, 'b', 1)).toEqual({ to: 'c', skipped: 0 })
    expect(strideFrom(known, known, 'b', -1)).toEqual({ to: 'a', skipped: 0 })
    expect(strideFrom(known, ['a', 'b', 'd'], 'b', 1)).toEqual({ to: 'd', skipped: 1 })
    expect(strideFrom(known, ['c', 'd'], 'c', -1)).toEqual({ to: undefined, skipped: 2 })
  })

  it('goes nowhere behind the last one that still waits', () => {
    expect(strideFrom(known, known, 'd', 1)).toEqual({ to: undefined, skipped: 0 })
  })

  it('leads from one that is done to the one after it, and from the last to what was left behind', () => {
    expect(strideFrom(known, ['a', 'c', 'd'], 'b', 1)).toEqual({ to: 'c', skipped: 0 })
    expect(strideFrom(known, ['a', 'd'], 'b', 1)).toEqual({ to: 'd', skipped: 1 })
    expect(strideFrom(known, ['a', 'b'], 'd', 1)).toEqual({ to: 'a', skipped: 0 })
    expect(strideFrom(known, [], 'd', 1)).toEqual({ to: undefined, skipped: 0 })
  })

  it('begins with the first from a record that was never in it, and sees what came in since', () => {
    expect(strideFrom([], ['a', 'b'], 'x', 1).to).toBe('a')
    expect(strideFrom(['a', 'c'], ['a', 'b', 'c'], 'a', 1)).toEqual({ to: 'b', skipped: 0 })
  })
})
