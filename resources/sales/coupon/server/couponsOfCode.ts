import { sql } from 'kysely'
import type { AlsoFound } from '../../../../server/context.ts'
import { searchSql } from '../../../../server/records/search.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { couponCode } from '../../couponCode/couponCode.ts'

/** Codes shorter than this have no index, and every batch has them. */
const shortest = 3

/** Most codes that a search looks at: of a common beginning, all are of the same few batches. */
const mostLooked = 500

/** The coupons that codes of batches belong to, for who may see codes (areas, 26): by a whole code or a part of it. */
export const couponsOfCode: AlsoFound = async ({ db, query, viewer }) => {
  if (query.trim().length < shortest || !canAct(viewer, couponCode, 'view')) return []
  const { rows } = await sql<{ coupon: string }>`
    SELECT DISTINCT s."coupon" FROM (
      SELECT t."coupon" FROM "coupon_code" t WHERE ${searchSql(couponCode, query)} LIMIT ${mostLooked}
    ) s`.execute(db)
  return rows.map(({ coupon }) => coupon)
}
