import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { conditionSql } from '../../server/database/condition.ts'
import type { AnyRecord, Condition } from '../../src/core/index.ts'
import { fields, thing, useThings } from '../fields/things.ts'

const texts = ['LINEN SHIRT', 'straße', 'STRASSE', 'İstanbul', 'ΑΣ', 'a%b_c\\d', 'é', 'e\u0301']

describe('a condition', () => {
  const { stored, found, expected, operands } = useThings(texts.map((aText) => ({ aText })))
  let records: readonly AnyRecord[]

  beforeAll(async () => {
    records = (await stored()).records
  })

  const names = [...Object.keys(fields), 'status']
  const operatorsOf = (name: string): readonly string[] =>
    fields[name]?.type.operators ?? ['eq', 'not', 'in', 'contains', 'empty']
  const cases = names.flatMap((name) => operatorsOf(name).map((operator) => [name, operator] as const))

  // Of every kind of field, tests/fields/contract.test.ts proves the same.
  it.each(cases.filter(([name]) => ['aText', 'status'].includes(name)))(
    'on %s finds by %s what the browser would find',
    async (name, operator) => {
      const asked = await operands(name, operator)
      expect(asked.length).toBeGreaterThan(0)
      for (const operand of asked) {
        const condition = { [name]: { [operator]: operand } } as Condition
        expect(await found(condition), JSON.stringify(condition)).toEqual(await expected(condition))
      }
    },
  )

  it.each(['id', 'version', 'createdAt', 'updatedAt'])(
    'on %s finds what the browser would find',
    async (name) => {
      const value = records[0]?.[name]
      for (const test of [
        value,
        { eq: value },
        { not: value },
        { in: [value] },
        [value],
        null,
        { empty: true },
        { empty: false },
      ]) {
        expect(await found({ [name]: test })).toEqual(await expected({ [name]: test }))
      }
      for (const operator of name === 'id' ? [] : ['gt', 'gte', 'lt', 'lte']) {
        const condition = { [name]: { [operator]: value } }
        expect(await found(condition)).toEqual(await expected(condition))
      }
    },
  )

  it('of any combination finds what the browser would find', async () => {
    const asked = await Promise.all(
      cases.map(async ([name, operator]) => [name, operator, await operands(name, operator)] as const),
    )
    const test = fc
      .constantFrom(...asked)
      .chain(([name, operator, all]) =>
        fc.constantFrom(...all).map((operand) => ({ [name]: { [operator]: operand } }) as Condition),
      )
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        test,
        fc.array(tie('condition'), { maxLength: 3 }).map((all) => ({ all })),
        fc.array(tie('condition'), { maxLength: 3 }).map((any) => ({ any })),
        fc.tuple(test, fc.array(tie('condition'), { maxLength: 2 })).map(([one, any]) => ({ ...one, any })),
      ),
    }))
    const property = fc.asyncProperty(condition, async (one) => {
      expect(await found(one)).toEqual(await expected(one))
    })
    await fc.assert(property, { numRuns: 300 })
  }, 60_000)
})

describe('a condition that is not understood', () => {
  const refused = (condition: unknown, readable?: string[]) => () =>
    conditionSql(thing, condition as Condition, readable)

  it.each([
    ['an unknown field', { aTxt: 'x' }, 'aTxt'],
    ['a name of every object', { constructor: 'x' }, 'constructor'],
    ['the prototype', JSON.parse('{"__proto__":"x"}'), '__proto__'],
    ['an unknown operator', { aText: { like: 'x' } }, 'aText.like'],
    ['an operator that its kind does not have', { aText: { gt: 'x' } }, 'aText.gt'],
    ['an operator of every object', { aText: { toString: 'x' } }, 'aText.toString'],
    ['a number where a text belongs', { aText: 5 }, 'aText.eq'],
    ['a text where a number belongs', { anInteger: 1, aMoney: '5' }, 'anInteger'],
    ['text that cannot be stored', { aText: 'a\u0000' }, 'aText.eq'],
    ['half a character', { aText: { contains: '\ud800' } }, 'aText.contains'],
    ['a day that does not exist', { aDate: { gt: '2025-02-29' } }, 'aDate.gt'],
    ['a year that the database does not know', { aDate: '0000-01-01' }, 'aDate.eq'],
    ['a moment without a zone', { aDateTime: { gt: '2026-11-20T10:00:00' } }, 'aDateTime.gt'],
    ['an id that is none', { aReference: 'x' }, 'aReference.eq'],
    ['a list with null', { aReference: [null] }, 'aReference.in'],
    ['a single value where a list belongs', { aText: { in: 'x' } }, 'aText.in'],
    ['neither yes nor no', { aText: { empty: 'yes' } }, 'aText.empty'],
    ['parts that are no list', { any: {} }, 'any'],
    ['parts that are no conditions', { all: ['x'] }, 'all'],
    ['rows', { version: { contains: '1' } }, 'version.contains'],
  ])('is refused by its name: %s', (_, condition, filter) => {
    expect(refused(condition)).toThrow(
      expect.objectContaining({ code: 'unknown-filter', values: { filter } }),
    )
  })

  it('is refused when it is too long or too deep', () => {
    const many = { any: Array.from({ length: 101 }, () => ({ aText: 'x' })) }
    expect(refused(many)).toThrow(expect.objectContaining({ code: 'unknown-filter' }))
    let deep: Condition = { aText: 'x' }
    for (let level = 0; level < 9; level++) deep = { all: [deep] }
    expect(refused(deep)).toThrow(expect.objectContaining({ code: 'unknown-filter' }))
    expect(refused({ aText: { in: Array.from({ length: 1001 }, () => 'x') } })).toThrow(
      expect.objectContaining({ code: 'unknown-filter' }),
    )
  })

  it('is refused for a field that is not visible, as if it were not there', () => {
    expect(refused({ aText: 'x' }, ['aSlug'])).toThrow(
      expect.objectContaining({ values: { filter: 'aText' } }),
    )
    expect(refused({ any: [{ all: [{ aText: 'x' }] }] }, ['aSlug'])).toThrow(
      expect.objectContaining({ values: { filter: 'aText' } }),
    )
  })
})
