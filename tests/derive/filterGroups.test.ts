import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Condition, matches } from '../../src/core/index.ts'
import { combinedOf, conditionOfGroup, groupOf } from '../../src/derive/filterGroups.ts'
import { withoutTests } from '../../src/derive/withoutTests.ts'

const field = fc.constantFrom('a', 'b', 'c')
const test = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
  fc.record({ gte: fc.integer({ min: 0, max: 3 }) }),
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.dictionary(field, test, { minKeys: 1, maxKeys: 3 }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc
      .tuple(fc.dictionary(field, test, { minKeys: 1 }), tie('condition'), tie('condition'))
      .map(([own, one, other]) => ({ ...own, all: [one], any: [one, other] })),
  ),
}))
const records = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].map((c) => ({ a, b, c }))),
)
const found = (asked: Condition) => records.filter((record) => matches(asked, record))

describe('a group of filters', () => {
  it('finds what its condition finds', () => {
    fc.assert(
      fc.property(condition, (given) => {
        expect(found(conditionOfGroup(groupOf(given)))).toEqual(found(given))
      }),
    )
  })

  it('asks nothing where none of its parts does', () => {
    const empty = { mode: 'any', parts: [] } as const
    expect(conditionOfGroup({ mode: 'all', parts: [{}, empty, { mode: 'any', parts: [empty] }] })).toEqual({})
    expect(conditionOfGroup({ mode: 'any', parts: [empty, { a: 1 }] })).toEqual({ any: [{ a: 1 }] })
  })

  it('is read out of an address that says no condition', () => {
    for (const all of ['x', 7, null, {}, [null], [7], [{ any: 'x' }]])
      expect(conditionOfGroup(combinedOf({ all, any: all } as never))).toEqual({})
  })
})

describe('a condition without some tests', () => {
  const fields = (asked: unknown): string[] =>
    [...JSON.stringify(asked).matchAll(/"([abc])":/g)].map(([, name]) => String(name))

  it('asks none of them, and all others', () => {
    fc.assert(
      fc.property(condition, (given) => {
        const left = withoutTests(given, (name) => name !== 'a')
        expect(fields(left)).toEqual(fields(given).filter((name) => name !== 'a'))
      }),
    )
  })

  it('is the same where none is taken away', () => {
    fc.assert(
      fc.property(condition, (given) => {
        expect(withoutTests(given, () => true)).toEqual(given)
      }),
    )
  })
})
