import { sql } from 'kysely'
import type { AlsoFound } from '../../../../server/context.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { order } from '../order.ts'

/** Whoever placed the order of a number (areas, 13), for who may see orders. */
export const customersOfOrder: AlsoFound = async ({ db, query, viewer }) => {
  if (!canAct(viewer, order, 'view')) return []
  const { rows } = await sql<{ customer: string }>`
    SELECT customer FROM "order" WHERE number = ${query.trim().toUpperCase()} AND customer IS NOT NULL`.execute(
    db,
  )
  return rows.map(({ customer }) => customer)
}
