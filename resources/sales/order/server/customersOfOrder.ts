import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Viewer } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { order } from '../order.ts'

/** Whoever placed the order of a number (areas, 13), for who may see orders. */
export async function customersOfOrder({
  db,
  query,
  viewer,
}: {
  readonly db: Db
  readonly query: string
  readonly viewer: Viewer
}): Promise<readonly string[]> {
  if (!canAct(viewer, order, 'view')) return []
  const { rows } = await sql<{ customer: string }>`
    SELECT customer FROM "order" WHERE number = ${query.trim().toUpperCase()} AND customer IS NOT NULL`.execute(
    db,
  )
  return rows.map(({ customer }) => customer)
}
