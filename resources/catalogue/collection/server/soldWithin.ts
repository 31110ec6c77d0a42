import { type RawBuilder, sql } from 'kysely'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { summed } from '../../../shared/summaries/server/summaries.ts'

/** What is asked of the sales of the last so many days, today included. */
export interface SoldWithin {
  readonly days: number
  readonly operator: 'atLeast' | 'atMost'
  readonly pieces: number
}

/**
 * SQL that is true for the products (alias `t`) of which at least, or at most, so many pieces were sold within some days, from the sums
 * that the shop keeps of every day; what has no sums was not sold.
 */
export function soldWithin({ days, operator, pieces }: SoldWithin, now: Date): RawBuilder<boolean> {
  const to = dayIn(now)
  const than = (compares: RawBuilder<unknown>) => sql`
    SELECT key::uuid FROM (${summed('goods', { from: dayAfter(to, 1 - days), to })}) sums
    WHERE key <> '' GROUP BY key HAVING sum(sold) ${compares}`
  if (operator === 'atMost') return sql<boolean>`t."id" NOT IN (${than(sql`> ${pieces}`)})`
  return pieces <= 0 ? sql<boolean>`true` : sql<boolean>`t."id" IN (${than(sql`>= ${pieces}`)})`
}
