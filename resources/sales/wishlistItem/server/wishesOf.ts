import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { wishlistItem } from '../wishlistItem.ts'

/** The ids of what a customer wishes for. */
export async function wishesOf(db: Db, customer: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM wishlist_item WHERE customer = ${customer} ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes away what a customer wished for. */
export async function purgeWishes(
  { db, records }: { readonly db: Tx; readonly records: Records },
  customer: string,
): Promise<void> {
  for (const id of await wishesOf(db, customer)) await records.remove(wishlistItem, id)
}

/** Takes away what two customers wish for from the one who goes in a merge: the other keeps it, once. */
export async function purgeSharedWishes(
  { db, records }: { readonly db: Tx; readonly records: Records },
  from: string,
  into: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT g.id FROM wishlist_item g JOIN wishlist_item s
      ON s.customer = ${into} AND s.product = g.product AND s.variant IS NOT DISTINCT FROM g.variant
    WHERE g.customer = ${from} ORDER BY g.id`.execute(db)
  for (const { id } of rows) await records.remove(wishlistItem, id)
}
