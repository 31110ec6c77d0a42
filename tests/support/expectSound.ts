import { expect } from 'vitest'
import { checkSales } from '../../resources/sales/checks/server/checkSales.ts'
import type { SalesRule } from '../../resources/sales/checks/server/salesRule.ts'
import type { Context } from '../../server/context.ts'

/**
 * Fails with the sentences of everything in a database's sales, stock included, that does not add up; for the end of a test of sales.
 * `rules` are those that count where a test makes up the rest, such as orders without goods; all of them by default.
 */
export async function expectSound(
  { database }: Pick<Context, 'database'>,
  rules?: readonly SalesRule[],
): Promise<void> {
  const names = rules?.map(({ rule }) => rule)
  const faults = (await checkSales(database.db)).filter(({ rule }) => names?.includes(rule) ?? true)
  expect(faults.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([])
}
