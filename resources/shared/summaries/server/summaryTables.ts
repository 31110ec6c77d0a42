import { column, table } from '../../../../server/database/appTable.ts'
import { identifier, quoted } from '../../../../src/derive/sqlNames.ts'
import type { Table } from '../../../../src/derive/table.ts'
import { usualTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { type SumSource, sumNames } from '../rules/figures.ts'

/** The table that keeps the sums of a source: `_daily_sales`. */
export const summaryTable = (source: SumSource): string => `_daily_${source}`

/** The column of a sum. */
export const sumColumn = (name: string): string => quoted(identifier(name))

/** Counts the ways in which sums were made: summaries of another one, as of another time zone, are built anew. */
export const summaryShape = 4

/** Where the summaries stand, and whose days they are of: one row with the id 1, absent until they are first built. */
const state = table('_daily_state', [
  column('id', 'integer'),
  column('as_of', 'timestamp(3) with time zone'),
  column('shape', 'integer', '1'),
  // Those that were made before the zone could be set are of the usual one.
  column('time_zone', 'text', `'${usualTimeZone}'`),
])

/** The categories and sizes that the pieces of products are summed up under, as one text (`sources.ts`). */
const products = table('_daily_products', [column('id', 'uuid'), column('sizes', 'text', `''`)])

/**
 * Sums per shop day, and per third of a month, month and quarter for long periods, of what the dashboards show (`rules/figures.ts`):
 * one row for each day (`grain` day) or longer time (its first day) and key. `key` and `key2` say of what: the state, the category and the size.
 */
export const summaryTables: readonly Table[] = [
  state,
  products,
  ...(Object.keys(sumNames) as SumSource[]).map((source) =>
    table(
      summaryTable(source),
      [
        column('id', 'text'),
        column('grain', 'text'),
        column('day', 'date'),
        column('key', 'text', `''`),
        column('key2', 'text', `''`),
        ...sumNames[source].map((sum) => column(identifier(sum), 'bigint', '0')),
      ],
      { indexes: [['grain', 'day']] },
    ),
  ),
]
