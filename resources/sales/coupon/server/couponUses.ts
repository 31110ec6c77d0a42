import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { refused } from '../../../../server/refused.ts'
import type { order } from '../../order/order.ts'
import { coupon as couponArea } from '../coupon.ts'
import { shopTime } from '../rules/couponTime.ts'
import type { CouponRefused } from '../rules/couponVerdict.ts'
import { limitRefusal } from '../rules/evaluateCoupon.ts'
import type { Coupon } from './couponFor.ts'
import { refreshPhases } from './refreshPhases.ts'
import { usagesOf } from './usagesOf.ts'

/** The part of a transaction that counting needs; a hook's change and an operation's question have both. */
export interface CountingWork {
  readonly db: Tx
  /** ISO. */
  readonly at: string
}

/** An order whose coupons are counted; a record of the area `order` is one. */
export interface CountedOrder {
  readonly id: string
  readonly customer: string | null
  readonly phone: string | null
  readonly total: number
  readonly coupons: readonly {
    readonly coupon?: string | null
    readonly code?: string | null
    readonly amount: number
  }[]
}

/** What a use took off, where that is more than the order's row says: the discount on the delivery. */
export interface AppliedShipping {
  readonly coupon: string
  readonly shipping: number
}

/**
 * Counts the coupons of an order that is placed, in its transaction (areas, 26): locks them in the order of their ids, asks every limit
 * once more with the uses that are locked then, and writes the uses. However many orders are placed at once, no limit is ever
 * exceeded. What was reserved for the order becomes used. To be called after the order is locked and before its stock.
 * @throws ApiError `invalid` at `couponCode` with `coupon-<rule>` where a limit was reached meanwhile
 */
export const countCouponUse = (
  work: CountingWork,
  order: CountedOrder,
  applied: readonly AppliedShipping[] = [],
): Promise<void> => write(work, order, 'used', applied)

/** The same for an order that waits for its payment: it holds its place until it is placed or `releaseCouponUse` gives it back. */
export const reserveCouponUse = (
  work: CountingWork,
  order: CountedOrder,
  applied: readonly AppliedShipping[] = [],
): Promise<void> => write(work, order, 'reserved', applied)

/**
 * Gives back what an order used or reserved: its payment failed, it expired, it was cancelled whole, or some of its coupons were taken
 * away (`only`). May be called again.
 */
export async function releaseCouponUse(
  { db, at }: CountingWork,
  order: string,
  only?: readonly string[],
): Promise<void> {
  const isMeant = ({ coupon }: StoredUse) => only === undefined || only.includes(coupon)
  const held = (await usesOf(db, order)).filter(isMeant)
  if (held.length === 0) return
  await lockCoupons(
    db,
    held.map(({ coupon }) => coupon),
  )
  // Whoever waited for the lock may have been overtaken by another release.
  for (const use of (await usesOf(db, order)).filter((each) => isMeant(each) && each.state !== 'released')) {
    await sql`UPDATE "_coupon_uses" SET "state" = 'released', "released_at" = ${at} WHERE "id" = ${use.id}`.execute(
      db,
    )
    await add(db, use.coupon, use, -1, null)
    if (use.codeId)
      await sql`UPDATE "coupon_code" SET "state" = 'unused', "order" = NULL, "used_at" = NULL, "updated_at" = ${at}
        WHERE "id" = ${use.codeId}`.execute(db)
  }
  await refreshPhases(
    db,
    at,
    held.map(({ coupon }) => coupon),
  )
}

async function write(
  work: CountingWork,
  order: CountedOrder,
  state: 'used' | 'reserved',
  applied: readonly AppliedShipping[],
): Promise<void> {
  const { db, at } = work
  const wanted = new Map(order.coupons.flatMap((row) => (row.coupon ? [[row.coupon, row] as const] : [])))
  const ids = [...wanted.keys()].sort()
  if (ids.length === 0) return
  await lockCoupons(db, ids)
  const known = new Map((await usesOf(db, order.id)).map((use) => [use.coupon, use]))
  const person = await personOf(db, order)
  const usage = await usagesOf(db, ids, { ...person, at, order: order.id })
  const isNew = await isFirstOrder(db, order.id, person)
  for (const id of ids) {
    const row = wanted.get(id)
    const coupon = (await findRecord(db, couponArea, id)) as Coupon | undefined
    if (!row || !coupon) continue
    if (coupon.customerLimit !== null && !person.customer && !person.phone)
      throw refusalOf({ ok: false, rule: 'customerUnknown', values: {} })
    const shipping = applied.find((each) => each.coupon === id)?.shipping ?? 0
    const discount = row.amount + shipping
    const refusal = limitRefusal(coupon, usage(id), discount)
    if (refusal) throw refusalOf(refusal)
    const before = known.get(id)
    const codeId =
      coupon.kind === 'uniqueBatch' ? await takeCode(work, coupon.id, row.code ?? '', order.id, state) : null
    await store(
      work,
      { ...order, ...person },
      { coupon: id, code: row.code ?? null, codeId, state, discount, isNew },
      before,
    )
  }
  await refreshPhases(db, at, ids)
}

/** Without changes to a key, so that records which refer to the coupon can be written meanwhile. */
async function lockCoupons(db: Tx, ids: readonly string[]): Promise<void> {
  await sql`SELECT 1 FROM "coupon" WHERE "id" = ANY (${[...ids]}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`.execute(
    db,
  )
}

interface Use {
  readonly coupon: string
  readonly code: string | null
  readonly codeId: string | null
  readonly state: 'used' | 'reserved'
  readonly discount: number
  readonly isNew: boolean
}

interface StoredUse {
  readonly id: string
  readonly coupon: string
  readonly codeId: string | null
  readonly state: 'used' | 'reserved' | 'released'
  readonly discount: number
  readonly revenue: number
  readonly isNew: boolean
}

async function usesOf(db: Tx, order: string): Promise<StoredUse[]> {
  const { rows } = await sql<StoredUse>`
    SELECT "id", "coupon", "code_id" AS "codeId", "state", "discount"::float8 AS "discount", "revenue"::float8 AS "revenue",
      "is_new" AS "isNew" FROM "_coupon_uses" WHERE "order_id" = ${order} ORDER BY "coupon"`.execute(db)
  return rows
}

async function store(
  { db, at }: CountingWork,
  order: CountedOrder,
  use: Use,
  before: StoredUse | undefined,
): Promise<void> {
  if (before && before.state !== 'released') await add(db, use.coupon, before, -1, null)
  const { coupon, code, codeId, state, discount, isNew } = use
  await sql`
    INSERT INTO "_coupon_uses" ("id", "coupon", "code", "code_id", "order_id", "customer", "phone", "state", "discount", "revenue",
      "is_new", "day", "at")
    VALUES (${uuidv7()}, ${coupon}, ${code}, ${codeId}, ${order.id}, ${order.customer}, ${order.phone}, ${state}, ${discount},
      ${order.total}, ${isNew}, ${shopTime(at).day}::date, ${at})
    ON CONFLICT ("order_id", "coupon") DO UPDATE SET "state" = excluded."state", "code" = excluded."code",
      "code_id" = excluded."code_id", "customer" = excluded."customer", "phone" = excluded."phone",
      "discount" = excluded."discount", "revenue" = excluded."revenue", "is_new" = excluded."is_new", "day" = excluded."day",
      "at" = excluded."at", "released_at" = NULL`.execute(db)
  await add(db, coupon, { state, discount, revenue: order.total, isNew }, 1, at)
}

/** Adds a use to what a coupon says of itself, or takes it away; neither version nor history tells of it, as nobody changed it. */
async function add(
  db: Tx,
  coupon: string,
  { state, discount, revenue, isNew }: Pick<StoredUse, 'state' | 'discount' | 'revenue' | 'isNew'>,
  step: 1 | -1,
  at: string | null,
): Promise<void> {
  const isReserved = state === 'reserved'
  const money = step * discount
  await sql`
    UPDATE "coupon" SET
      "used_count" = coalesce("used_count", 0) + ${isReserved ? 0 : step}::int,
      "reserved_count" = coalesce("reserved_count", 0) + ${isReserved ? step : 0}::int,
      "discount_given" = coalesce("discount_given", 0) + ${isReserved ? 0 : money}::bigint,
      "reserved_discount" = coalesce("reserved_discount", 0) + ${isReserved ? money : 0}::bigint,
      "revenue" = coalesce("revenue", 0) + ${isReserved ? 0 : step * revenue}::bigint,
      "new_customers" = coalesce("new_customers", 0) + ${isReserved || !isNew ? 0 : step}::int,
      "first_used_at" = coalesce("first_used_at", ${at}::timestamptz),
      "last_used_at" = greatest("last_used_at", ${at}::timestamptz)
    WHERE "id" = ${coupon}`.execute(db)
}

/** Takes a code of a batch for an order; it is good for one. */
async function takeCode(
  { db, at }: CountingWork,
  coupon: string,
  code: string,
  order: string,
  state: 'used' | 'reserved',
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    UPDATE "coupon_code" SET "state" = ${state}, "order" = ${order}, "updated_at" = ${at},
      "used_at" = ${state === 'used' ? at : null}
    WHERE "coupon" = ${coupon} AND lower("code") = lower(${code}) AND ("state" = 'unused' OR "order" = ${order})
    RETURNING "id"`.execute(db)
  if (!rows[0]) throw refusalOf({ ok: false, rule: 'codeUsed', values: {} })
  return rows[0].id
}

interface Person {
  readonly customer: string | null
  readonly phone: string | null
}

/** By whom an order is counted: the account, and the telephone number of the order or else of the account. */
async function personOf(db: Tx, { customer, phone }: CountedOrder): Promise<Person> {
  if (phone || !customer) return { customer, phone }
  const { rows } = await sql<{
    phone: string | null
  }>`SELECT "phone" FROM "customer" WHERE "id" = ${customer}`.execute(db)
  return { customer, phone: rows[0]?.phone ?? null }
}

async function isFirstOrder(db: Tx, id: string, { customer, phone }: Person): Promise<boolean> {
  if (!customer && !phone) return false
  const { rows } = await sql<{ before: boolean }>`
    SELECT EXISTS (SELECT 1 FROM "order" WHERE "id" <> ${id} AND "placed_at" IS NOT NULL AND "status" <> 'cancelled'
      AND ("customer" = ${customer}::uuid OR "phone" = ${phone}::text)) AS "before"`.execute(db)
  return rows[0]?.before === false
}

const refusalOf = ({ rule, values }: CouponRefused): ApiError =>
  refused<typeof order>('couponCode', `coupon-${rule}`, values)
