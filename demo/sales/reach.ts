import { sql } from 'kysely'
import type { Db } from '../../server/database/schema.ts'

/** The pincodes that the shop delivers to, and whether it takes cash at their doors. */
export type Reach = ReadonlyMap<string, { readonly cash: boolean }>

/** Reads what pincodes, states and the standard way of their zones say: orders of the past keep to it like those of today. */
export async function readReach(db: Db): Promise<Reach> {
  const { rows } = await sql<{ pincode: string; cash: boolean }>`
    SELECT p."pincode", p."cod_ok" AND s."cod_enabled" AND m."cod_allowed" AS "cash"
    FROM "pincode" p JOIN "state" s ON s."id" = p."state"
    JOIN "delivery_zone_methods" m ON m."owner_id" = p."zone" AND m."code" = 'standard' AND m."active"
    WHERE p."serviceable" AND p."prepaid_ok"`.execute(db)
  return new Map(rows.map(({ pincode, cash }) => [pincode, { cash }]))
}
