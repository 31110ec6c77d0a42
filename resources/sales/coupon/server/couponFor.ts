import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { coupon } from '../coupon.ts'

/** A coupon as it is stored. */
export type Coupon = RecordOf<typeof coupon>

/** A coupon by a code that somebody typed; `code` is the one of a batch where it is. */
export interface FoundCoupon {
  readonly coupon: Coupon
  /** As it is stored. */
  readonly text: string
  readonly code: { readonly id: string; readonly state: string; readonly order: string | null } | null
}

/** The coupon of a code, whatever its case: of one code for all, or of a batch; undefined where there is none. */
export async function couponFor(db: Db, code: string): Promise<FoundCoupon | undefined> {
  const wanted = code.trim()
  const { rows } = await sql<{ id: string; text: string; code: FoundCoupon['code'] }>`
    SELECT "id", "code" AS "text", NULL::json AS "code" FROM "coupon" WHERE lower("code") = lower(${wanted})
    UNION ALL
    SELECT "coupon", "code", json_build_object('id', "id", 'state', "state", 'order', "order") FROM "coupon_code"
    WHERE lower("code") = lower(${wanted}) LIMIT 1`.execute(db)
  const found = rows[0]
  const record = found && ((await findRecord(db, coupon, found.id)) as Coupon | undefined)
  return found && record && { coupon: record, text: found.text, code: found.code }
}

/** The coupons that are tried without a code: automatic ones and those that apply themselves, the smallest priority first. */
export async function automaticCoupons(db: Db, at: string): Promise<Coupon[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "coupon" WHERE "status" = 'active' AND ("kind" = 'automatic' OR ("kind" = 'code' AND "auto_apply"))
      AND ("starts_at" IS NULL OR "starts_at" <= ${at}) AND ("ends_at" IS NULL OR "ends_at" > ${at})
    ORDER BY "priority", "created_at", "id" LIMIT 50`.execute(db)
  const found: Coupon[] = []
  for (const { id } of rows) {
    const record = (await findRecord(db, coupon, id)) as Coupon | undefined
    if (record) found.push(record)
  }
  return found
}
