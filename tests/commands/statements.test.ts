import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { tablesOf } from '../../src/derive/table.ts'
import {
  knownIn,
  unknownBareNames,
  unknownTexts,
  unknownTextsIn,
} from '../../start/commands/statements/bareNames.ts'
import { readStatements, statementsIn } from '../../start/commands/statements/statementsIn.ts'
import { unknownEntries, unknownEntriesIn } from '../../start/commands/statements/unknownEntries.ts'
import { productColumns, unknownNames } from '../../start/commands/statements/unknownNames.ts'

const root = join(import.meta.dirname, '..', '..')
const statements = readStatements(root)
const columns = productColumns()

/** What is said of a source that has this alone. */
const saidOf = (source: string) => unknownNames(statementsIn(source, 'shop.ts'), columns)

describe('the names in statements', () => {
  it('are those of tables and columns', () => {
    expect(statements.length).toBeGreaterThan(1000)
    expect(unknownNames(statements, columns)).toEqual([])
    expect(unknownBareNames(statements, columns)).toEqual([])
    expect(unknownTexts(root, columns)).toEqual([])
  })

  it('are missed where they bear neither quotes nor an alias, and where they are handed over as a text', () => {
    const source = 'sql`SELECT 1 FROM "order" WHERE placed_at > ${now} AND ${within(\'o.ordered_at\')}`'
    const without = new Map(columns).set('order', new Set(['id'])).set('past_order', new Set(['id']))
    const found = ['placed_at', "'o.ordered_at'"].map(
      (name) => `shop.ts:1: no table or column is called ${name}`,
    )
    expect([
      ...unknownBareNames(statementsIn(source, 'shop.ts'), without),
      ...unknownTextsIn(source, 'shop.ts', knownIn(without)),
    ]).toEqual(found.map((text) => expect.stringContaining(text)))
  })

  it.each([
    ['a column', 'sql`SELECT "title" FROM "tag"`', '"title"'],
    ['a table', 'sql`SELECT 1 FROM "tags" t`', '"tags"'],
    [
      'a column of another table of the statement',
      'sql`SELECT t."sku" FROM "tag" t JOIN "product_variants" v ON true`',
      't."sku"',
    ],
    ['a name that the statement gives as well', 'sql`SELECT t."title" AS "title" FROM "tag" t`', 't."title"'],
    ['a table without quotes', 'sql`SELECT t.title AS title FROM tag t`', 't.title'],
    ['a name without quotes', 'sql`SELECT t.title FROM "tag" t`', 't.title'],
    [
      'a part that is put in',
      'sql`SELECT 1 FROM "tag" t ${all ? sql`` : sql`WHERE t."title" = 1`}`',
      't."title"',
    ],
    [
      'a part of its own',
      'const some = sql`t."title" = 1`; sql`SELECT 1 FROM "tag" t WHERE ${some}`',
      't."title"',
    ],
    ['a statement without a tag', 'const from = `SELECT "title" FROM "tag"`', '"title"'],
  ])('are missed in %s', (_, source, name) => {
    expect(saidOf(source)).toEqual([`shop.ts:1: no table or column is called ${name} there.`])
  })

  it('are missed where another table alone has a column of that name', () => {
    const source = 'sql`SELECT id, effective_from::text FROM information_policy WHERE live_number = 1`'
    const own = new Set(columns.get('information_policy'))
    own.delete('effective_from')
    const found = unknownBareNames(
      statementsIn(source, 'shop.ts'),
      new Map(columns).set('information_policy', own),
    )
    expect(found).toEqual(['shop.ts:1: no table or column is called effective_from there.'])
  })

  it.each([
    ['what a statement calls so itself', 'sql`SELECT x."much" FROM (SELECT "name" AS "much" FROM "tag") x`'],
    ['the columns of a list of values', 'sql`SELECT v."is" FROM (VALUES (1)) AS v ("is")`'],
    ['texts', `sql\`SELECT to_char("created_at", 'YYYY"T"') FROM "tag"\``],
    ['what a table that is put in may have', 'sql`SELECT "anything" FROM ${table}`'],
  ])('are not missed in %s', (_, source) => {
    expect(saidOf(source)).toEqual([])
  })

  it('are missed, each of them, when a field is called otherwise', () => {
    // Every column of two words that one table alone has: whichever statement says its name means it.
    const own = [...columns].flatMap(([table, names]) =>
      [...names].flatMap((name) =>
        name.includes('_') && [...columns.values()].filter((others) => others.has(name)).length === 1
          ? [{ table, name }]
          : [],
      ),
    )
    const areas = new Set(tablesOf(resources).map(({ name }) => name))
    const renamed = own.filter(({ table }) => areas.has(table))
    const unseen: string[] = []
    /** A column that a query calls so itself, and one of a statement into which a table is put. */
    const meantOtherwise = [
      'stock_level.on_hand in resources/sales/checks/server/rules/stock.ts',
      'stock_level.low_at in resources/catalogue/stockLevel/server/checkStock.ts',
      'shipment.cod_amount in resources/delivery/courier/server/ensureCouriers.ts',
    ]
    let seen = 0
    for (const { table, name } of renamed) {
      const said = new RegExp(`\\b${name}\\b`)
      const files = new Set(statements.flatMap(({ file, text }) => (said.test(text) ? [file] : [])))
      if (files.size === 0) continue
      const without = new Map(columns).set(
        table,
        new Set([...(columns.get(table) ?? [])].filter((each) => each !== name)),
      )
      const inFiles = statements.filter(({ file }) => files.has(file))
      const found = [...unknownNames(inFiles, without), ...unknownBareNames(inFiles, without)]
      for (const { file, line } of inFiles.filter((each) => said.test(each.text))) {
        if (found.some((each) => each.startsWith(`${file}:${line}:`))) seen++
        else unseen.push(`${table}.${name} in ${file}`)
      }
    }
    expect({ unseen, seen }).toEqual({
      unseen: meantOtherwise,
      seen: expect.toSatisfy((count: number) => count > 250),
    })
  })
})

describe('what statements write into the history', () => {
  const entry = (action: string) =>
    `sql\`INSERT INTO "_history" ("actor_name", "action", "changes") VALUES (\${actor.name}, ${action}, '[]')\``

  it('is something that there are words for', () => {
    expect(unknownEntries(root)).toEqual([])
    expect(unknownEntriesIn(entry("'revealed'"), 'shop.ts')).toEqual([])
    expect(unknownEntriesIn(entry('${action}'), 'shop.ts')).toEqual([])
  })

  it('is missed where there are none, and where it is not seen what it is', () => {
    expect(
      [entry("'peeked'"), 'sql`INSERT INTO "_history" SELECT * FROM n`'].flatMap((source) =>
        unknownEntriesIn(source, 'shop.ts'),
      ),
    ).toEqual([
      expect.stringContaining("shop.ts:1: no history has words for 'peeked'."),
      'shop.ts:1: it is not seen what the history calls it.',
    ])
  })
})
