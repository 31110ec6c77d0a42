import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { collection } from '../../../catalogue/collection/collection.ts'
import { membersAmong } from '../../../catalogue/collection/server/members.ts'
import { hasBank } from '../../payment/rules/banks.ts'
import type { CouponCart, CouponLine } from '../rules/couponCart.ts'
import type { Coupon } from './couponFor.ts'

/** What a coupon is asked for: an order, a draft or a cart, as far as it is known. */
export interface AskedCart {
  readonly lines: readonly {
    /** Whatever the caller knows it by. */
    readonly line: string
    readonly variant: string
    readonly quantity: number
    readonly unitPrice: number
  }[]
  readonly shipping: number | null
  readonly customer: string | null
  readonly phone: string | null
  readonly pincode: string | null
  /** The name of a state, where no pincode says it. */
  readonly state: string | null
  readonly channel: string
  readonly paymentMethod: string | null
  readonly paymentBank: string | null
  readonly isStaff: boolean
  readonly at: string
  readonly isFinal: boolean
  /** The order itself, which does not count among those before it. */
  readonly order?: string | null
}

/** Reads what coupons ask of a cart. Collections are looked into only where one of `coupons` names them. */
export async function couponCartOf(
  db: Db,
  asked: AskedCart,
  coupons: readonly Coupon[],
): Promise<CouponCart> {
  const { shipping, pincode, channel, paymentMethod, isStaff, at, isFinal } = asked
  // The bank of a way of paying that has none says nothing.
  const paymentBank = paymentMethod === null || hasBank(paymentMethod) ? asked.paymentBank : null
  const facts = await factsOf(db, [...new Set(asked.lines.map(({ variant }) => variant))])
  const products = [...new Set([...facts.values()].map(({ product }) => product))]
  const collections = await collectionsOf(db, coupons, products, new Date(at))
  const lines = asked.lines.map(({ line, variant, quantity, unitPrice }): CouponLine => {
    const fact = facts.get(variant)
    return {
      line,
      quantity,
      unitPrice,
      ...(fact ?? { sku: '', product: null, brand: null, tags: [], categories: [], mrp: unitPrice }),
      collections: collections.filter(({ members }) => fact && members.has(fact.product)).map(({ id }) => id),
    }
  })
  return {
    lines,
    shipping,
    pincode,
    channel,
    paymentMethod,
    paymentBank,
    isStaff,
    at,
    isFinal,
    customer: await customerOf(db, asked),
    state: await stateOf(db, asked),
  }
}

interface Fact {
  readonly sku: string
  readonly product: string
  readonly brand: string | null
  readonly tags: string[]
  readonly categories: string[]
  readonly mrp: number
}

async function factsOf(db: Db, variants: readonly string[]): Promise<ReadonlyMap<string, Fact>> {
  if (variants.length === 0) return new Map()
  const { rows } = await sql<Fact & { variant: string }>`
    WITH RECURSIVE sold AS (
      SELECT v."id" AS "variant", v."sku", v."mrp"::float8 AS "mrp", p."id" AS "product", p."brand", p."tags",
        p."categories" || CASE WHEN p."primary_category" IS NULL THEN '{}' ELSE ARRAY[p."primary_category"] END AS "named"
      FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id" WHERE v."id" = ANY (${[...variants]}::uuid[])
    ), up AS (
      SELECT s."product", c."id", c."parent" FROM sold s JOIN "category" c ON c."id" = ANY (s."named")
      UNION SELECT up."product", c."id", c."parent" FROM up JOIN "category" c ON c."id" = up."parent"
    )
    SELECT s."variant", s."sku", s."mrp", s."product", s."brand", s."tags",
      (SELECT coalesce(json_agg(DISTINCT up."id"), '[]') FROM up WHERE up."product" = s."product") AS "categories"
    FROM sold s`.execute(db)
  return new Map(rows.map(({ variant, ...fact }) => [variant, fact]))
}

async function collectionsOf(db: Db, coupons: readonly Coupon[], products: readonly string[], now: Date) {
  const named = [...new Set(coupons.flatMap((each) => [...each.collections, ...each.exceptCollections]))]
  const found: { id: string; members: ReadonlySet<string> }[] = []
  for (const id of named) {
    const record = (await findRecord(db, collection, id)) as RecordOf<typeof collection> | undefined
    if (!record) continue
    // What staff have no use of in a condition is null there, and undefined in the rules of a collection.
    const rules = record as Parameters<typeof membersAmong>[1]
    found.push({ id, members: new Set(await membersAmong(db, rules, products, now)) })
  }
  return found
}

async function customerOf(db: Db, { customer, phone, order }: AskedCart): Promise<CouponCart['customer']> {
  if (!customer && !phone) return null
  const { rows } = await sql<{ id: string | null; phone: string | null; groups: string[]; placed: number }>`
    WITH person AS (
      SELECT "id", "phone", "groups" FROM "customer" WHERE "id" = ${customer} OR (${customer}::uuid IS NULL AND "phone" = ${phone})
      LIMIT 1
    )
    SELECT p."id", coalesce(${phone}, p."phone") AS "phone", coalesce(p."groups", '{}') AS "groups",
      (SELECT count(*)::int FROM (
        SELECT 1 FROM "order" o WHERE o."placed_at" IS NOT NULL AND o."status" <> 'cancelled'
          AND o."id" IS DISTINCT FROM ${order ?? null}::uuid
          AND (o."customer" = p."id" OR o."phone" = coalesce(${phone}, p."phone")) LIMIT 100) AS before) AS "placed"
    FROM (SELECT 1) AS one LEFT JOIN person p ON true`.execute(db)
  const found = rows[0]
  if (!found) return null
  return { id: found.id, phone: found.phone, groups: found.groups, placedOrders: found.placed }
}

async function stateOf(db: Db, { pincode, state }: AskedCart): Promise<string | null> {
  if (!pincode && !state) return null
  const { rows } = await sql<{ id: string | null }>`
    SELECT coalesce(
      (SELECT "state" FROM "pincode" WHERE lower("pincode") = lower(${pincode}) LIMIT 1),
      (SELECT t."id" FROM "state" t WHERE lower(t."name") = lower(${state}) LIMIT 1),
      (SELECT a."owner_id" FROM "state_aliases" a WHERE lower(a."name") = lower(${state}) LIMIT 1)) AS "id"`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
