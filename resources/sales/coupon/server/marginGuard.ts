import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { collection } from '../../../catalogue/collection/collection.ts'
import { membersAmong } from '../../../catalogue/collection/server/members.ts'
import type { TaxRate, TaxRules } from '../../../catalogue/taxCategory/rules/rates.ts'
import { taxOf } from '../../../catalogue/taxCategory/rules/taxOf.ts'
import { shopTime } from '../rules/couponTime.ts'
import { goodsOf } from '../rules/goodsOf.ts'
import { mostOffPiece } from '../rules/mostOffPiece.ts'
import type { Coupon } from './couponFor.ts'

/** Most variants that are looked at. */
const most = 60_000

/** A variant that a coupon would sell below its cost, or into another tax rate. Money in paise, rates in per cent. */
export interface GuardedSku {
  readonly sku: string
  readonly product: string
  readonly name: string
  readonly price: number
  /** The price with the coupon. */
  readonly reduced: number
  readonly cost: number | null
  readonly rate: number | null
  readonly reducedRate: number | null
}

/** What a coupon does to margins and taxes in the worst case; costs are left out for those who may not see them. */
export interface MarginGuard {
  readonly skus: number
  /** Whether the shop has more than were looked at. */
  readonly cut: boolean
  readonly belowCost: number | null
  readonly crossing: number
  readonly withoutCost: number | null
  readonly worst: readonly GuardedSku[]
  readonly crossed: readonly GuardedSku[]
}

interface Row {
  readonly sku: string
  readonly mrp: number
  readonly price: number
  readonly cost: number | null
  readonly product: string
  readonly name: string
  readonly brand: string | null
  readonly tags: string[]
  readonly categories: string[]
  readonly tax: string | null
}

/** Looks at everything on sale that the coupon is for (areas, 26): how many SKUs fall below their cost, and which change their GST band. */
export async function marginGuard(
  db: Db,
  coupon: Coupon,
  at: string,
  seesCost: boolean,
): Promise<MarginGuard> {
  const rows = await readGoods(db)
  const collections = await collectionsOf(db, coupon, rows)
  const taxes = await readTaxes(db)
  const { day } = shopTime(at)
  const lines = rows.slice(0, most).map((row, index) => ({
    ...row,
    line: String(index),
    quantity: 1,
    unitPrice: row.price,
    collections: collections.filter(({ members }) => members.has(row.product)).map(({ id }) => id),
  }))
  const rateOf = rates(taxes, day)
  const goods = goodsOf(coupon, lines).map(({ line }) => lines[Number(line)] as (typeof lines)[number])
  const guarded = goods.map(({ sku, product, name, price, cost, tax }): GuardedSku => {
    const reduced = price - mostOffPiece(coupon, price)
    return {
      sku,
      product,
      name,
      price,
      reduced,
      cost: seesCost ? cost : null,
      rate: rateOf(tax, price),
      reducedRate: rateOf(tax, reduced),
    }
  })
  const below = guarded.filter(({ cost, reduced }) => cost !== null && reduced < cost)
  const crossed = guarded.filter(({ rate, reducedRate }) => rate !== reducedRate)
  const loss = ({ cost, reduced }: GuardedSku) => (cost ?? 0) - reduced
  return {
    skus: guarded.length,
    cut: rows.length > most,
    crossing: crossed.length,
    belowCost: seesCost ? below.length : null,
    withoutCost: seesCost ? guarded.filter(({ cost }) => cost === null).length : null,
    worst: below.toSorted((a, b) => loss(b) - loss(a)).slice(0, 10),
    crossed: crossed.toSorted((a, b) => b.price - a.price).slice(0, 10),
  }
}

async function readGoods(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH RECURSIVE up AS (
      SELECT "id", "id" AS "above", "parent" FROM "category"
      UNION ALL SELECT up."id", c."id", c."parent" FROM up JOIN "category" c ON c."id" = up."parent"
    ), branch AS (SELECT "id", array_agg("above") AS "all" FROM up GROUP BY "id")
    SELECT v."sku", v."mrp"::float8 AS "mrp", v."sale_price"::float8 AS "price", p."id" AS "product", p."name", p."brand", p."tags",
      p."tax_category" AS "tax", coalesce(k."cost", p."cost_price")::float8 AS "cost",
      (SELECT coalesce(json_agg(DISTINCT a), '[]') FROM branch b, unnest(b."all") AS a
        WHERE b."id" = ANY (p."categories") OR b."id" = p."primary_category") AS "categories"
    FROM "product" p JOIN "product_variants" v ON v."owner_id" = p."id" AND v."active"
    LEFT JOIN "product_variant_costs" k ON k."owner_id" = p."id" AND k."sku" = v."sku"
    WHERE p."status" = 'active' ORDER BY v."id" LIMIT ${most + 1}`.execute(db)
  return rows
}

async function collectionsOf(db: Db, coupon: Coupon, rows: readonly Row[]) {
  const products = [...new Set(rows.map(({ product }) => product))]
  const found: { id: string; members: ReadonlySet<string> }[] = []
  for (const id of [...new Set([...coupon.collections, ...coupon.exceptCollections])]) {
    const record = (await findRecord(db, collection, id)) as RecordOf<typeof collection> | undefined
    if (record) {
      const rules = record as Parameters<typeof membersAmong>[1]
      found.push({ id, members: new Set(await membersAmong(db, rules, products)) })
    }
  }
  return found
}

async function readTaxes(db: Db): Promise<ReadonlyMap<string, TaxRules>> {
  const { rows } = await sql<{ id: string; taxability: TaxRules['taxability']; rates: TaxRate[] }>`
    SELECT t."id", t."taxability", coalesce((SELECT json_agg(json_build_object('country', r."country", 'state', r."state",
      'effectiveFrom', r."effective_from"::text, 'effectiveTo', r."effective_to"::text, 'basis', r."basis", 'minValue', r."min_value",
      'maxValue', r."max_value", 'rate', r."rate", 'cess', r."cess", 'label', r."label") ORDER BY r."position")
      FROM "tax_category_rates" r WHERE r."owner_id" = t."id"), '[]') AS "rates" FROM "tax_category" t`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...rules }) => [id, rules]))
}

/** The rate of a piece at a price, each pair worked out once; the state makes no difference to the rate of the country. */
function rates(taxes: ReadonlyMap<string, TaxRules>, day: string) {
  const known = new Map<string, number | null>()
  return (tax: string | null, price: number): number | null => {
    const rules = tax === null ? undefined : taxes.get(tax)
    if (!rules) return null
    const key = `${tax} ${price}`
    const found = known.get(key)
    if (found !== undefined) return found
    const line = { price, quantity: 1, includesTax: true, rules, day, supplyFrom: '29', shipTo: '29' }
    const rate = taxOf(line)?.rate ?? null
    known.set(key, rate)
    return rate
  }
}
