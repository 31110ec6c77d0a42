import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { conditionSql } from '../../server/database/condition.ts'
import { saveRecord } from '../../server/records/save.ts'
import { inTransaction } from '../../server/records/work.ts'
import {
  type AnyRecord,
  type Condition,
  defineResource,
  defineResources,
  type Fields,
  makeField,
  matches,
} from '../../src/core/index.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import * as f from '../../src/fields/index.ts'
import { owner, useServer } from '../api/records/server.ts'
import { exampleOptions, kinds } from '../fields/kinds.ts'

/** One field of every kind that has a column, none of them required. */
const fields: Fields = Object.fromEntries(
  kinds
    .filter((type) => type.column(exampleOptions(type)) !== null)
    .map((type) => [
      `a${type.kind[0]?.toUpperCase()}${type.kind.slice(1)}`,
      makeField(type, {
        ...exampleOptions(type),
        ...(isList(type.kind) ? { list: true } : {}),
        ...(type.kind === 'parent' ? { maxDepth: 1000 } : {}),
      }),
    ]),
)

function isList(kind: string): boolean {
  return ['references', 'images', 'multiSelect'].includes(kind)
}

const brand = defineResource({ name: 'brand', title: 'name', fields: { name: f.text() } })
const tag = defineResource({ name: 'tag', title: 'name', fields: { name: f.text() } })

const thing = defineResource({
  name: 'thing',
  title: 'aText',
  fields,
  workflow: {
    initial: 'draft',
    states: { draft: {}, live: {} },
    transitions: { publish: { from: 'draft', to: 'live' } },
  },
} as never) as ReturnType<typeof defineResource>

const registry = defineResources([brand, tag, thing] as never) as unknown as Record<string, typeof thing>

/** Records with null in every field, and each valid example of a kind beside nulls in the others. */
function values(): Record<string, unknown>[] {
  const filled = Object.entries(fields).flatMap(([name, { type, kind }]) => {
    if (kind === 'reference' || kind === 'references' || kind === 'parent') return []
    return type.examples.valid.map((value) => ({ [name]: value }))
  })
  const variants = ['LINEN SHIRT', 'straße', 'STRASSE', 'İstanbul', 'ΑΣ', 'a%b_c\\d', 'é', 'e\u0301'].map(
    (aText) => ({ aText }),
  )
  return [{}, ...filled, ...variants]
}

describe('a condition', () => {
  const server = useServer(registry as never)
  let records: AnyRecord[] = []

  async function store(): Promise<AnyRecord[]> {
    if (records.length > 0) return records
    const context = {
      registry: registry as never,
      database: server.database,
      hooks: {},
      log: console as never,
    }
    records = await inTransaction(context, { actor: owner, requestId: 'test' }, async (work) => {
      const targets = []
      for (const [resource, id] of [
        ['brand', 0],
        ['tag', 1],
        ['tag', 2],
      ] as const) {
        targets.push(
          await saveRecord(work, registry[resource] as never, { name: `${resource} ${id}` }, undefined, {
            action: 'create',
          }),
        )
      }
      const [first, second, third] = targets.map(({ id }) => id)
      const stored: AnyRecord[] = []
      const inputs = [
        ...values(),
        { aReference: first },
        { aReferences: [second] },
        { aReferences: [third, second] },
      ]
      for (const input of inputs)
        stored.push(await saveRecord(work, thing, input, undefined, { action: 'create' }))
      stored.push(await saveRecord(work, thing, { aParent: stored[0]?.id }, undefined, { action: 'create' }))
      return stored
    })
    return records
  }

  async function found(condition: Condition): Promise<string[]> {
    const where = conditionSql(thing, condition)
    const { rows } = await sql<{
      id: string
    }>`SELECT t."id" FROM "thing" t WHERE ${where} ORDER BY t."id"`.execute(server.database.db)
    return rows.map(({ id }) => id)
  }

  const expected = (condition: Condition) =>
    records
      .filter((record) => matches(condition, record))
      .map(({ id }) => id)
      .sort()

  /** What each operator is asked about a field: all its values, parts of them, and what none of them is. */
  function operands(name: string, operator: string): unknown[] {
    const all = [...new Map(records.map((record) => [JSON.stringify(record[name]), record[name]])).values()]
    const given = all.filter((value) => value !== null)
    const type = fields[name] ? columnType(fields[name]) : 'text'
    const beyond =
      type === 'integer' || type === 'bigint' || type?.startsWith('numeric')
        ? [0.5, -1e15, 1e20, 12.3456789]
        : []
    switch (operator) {
      case 'empty':
        return [true, false]
      case 'eq':
      case 'not':
        return [...given, ...beyond, null]
      case 'in':
        return [[], given, given.slice(0, 1), [...given.slice(-1), ...beyond]]
      case 'has': {
        const entries = given.flat()
        return [[], entries, entries.slice(0, 1)]
      }
      case 'contains':
        return [
          '',
          'a',
          'LIN',
          'shirt',
          '%',
          '_',
          '\\',
          'SS',
          'ß',
          'i',
          'İ',
          'ς',
          'Σ',
          'É',
          ...given.map((value) => String(value).slice(0, 3)),
        ]
      default:
        return [...given, ...beyond]
    }
  }

  const names = [...Object.keys(fields), 'status']
  const operatorsOf = (name: string): readonly string[] =>
    fields[name]?.type.operators ?? ['eq', 'not', 'in', 'contains', 'empty']
  const cases = names.flatMap((name) => operatorsOf(name).map((operator) => [name, operator] as const))

  it.each(cases)('on %s finds by %s what the browser would find', async (name, operator) => {
    await store()
    const asked = operands(name, operator)
    expect(asked.length).toBeGreaterThan(0)
    for (const operand of asked) {
      const condition = { [name]: { [operator]: operand } } as Condition
      expect(await found(condition), JSON.stringify(condition)).toEqual(expected(condition))
    }
  })

  it.each(['id', 'version', 'createdAt', 'updatedAt'])(
    'on %s finds what the browser would find',
    async (name) => {
      await store()
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
        expect(await found({ [name]: test })).toEqual(expected({ [name]: test }))
      }
      for (const operator of name === 'id' ? [] : ['gt', 'gte', 'lt', 'lte']) {
        expect(await found({ [name]: { [operator]: value } })).toEqual(
          expected({ [name]: { [operator]: value } }),
        )
      }
    },
  )

  it('of any combination finds what the browser would find', async () => {
    await store()
    const test = fc
      .constantFrom(...cases)
      .chain(([name, operator]) =>
        fc
          .constantFrom(...operands(name, operator))
          .map((operand) => ({ [name]: { [operator]: operand } }) as Condition),
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
      expect(await found(one)).toEqual(expected(one))
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
