import { sql } from 'kysely'
import type { TaxRules } from '../../resources/catalogue/taxCategory/rules/rates.ts'
import { supplierAt } from '../../resources/sales/invoice/server/supplier.ts'
import type { Bank } from '../../resources/sales/payment/rules/banks.ts'
import type { Db } from '../../server/database/schema.ts'
import { products } from '../products.ts'
import { readStaff, type Staff } from '../staff.ts'
import { atWork } from '../workingHours.ts'
import { type Reach, readReach } from './reach.ts'

/** A variant that can be ordered. Money in paise, weight in grams. */
export interface SoldVariant {
  readonly variant: string
  readonly sku: string
  readonly options: string
  readonly colour: string
  readonly mrp: number
  readonly price: number
  readonly weight: number
  /** The places that hold it and ship orders, the first by priority. */
  readonly places: readonly string[]
}

/** A product that is or was on sale. */
export interface SoldProduct {
  readonly product: string
  readonly name: string
  readonly hsn: string
  readonly taxCategory: string
  readonly gender: string
  readonly brand: string | null
  readonly categories: readonly string[]
  readonly popularity: number
  /** From when to when it was on sale, in milliseconds. */
  readonly from: number
  readonly until: number
  readonly returnable: boolean
  /** For how many days after its delivery. */
  readonly returnWindowDays: number
  readonly exchangeable: boolean
  readonly cod: boolean
  readonly variants: readonly SoldVariant[]
}

/** A place that ships orders. */
export interface SupplyPlace {
  readonly id: string
  readonly code: string
  readonly gstin: string
  /** As invoices name the supplier, its address and its state. */
  readonly name: string
  readonly address: string
  readonly state: string
}

/** What the story of an order is made of, as it stands in the database. */
export interface ShopFacts {
  readonly products: readonly SoldProduct[]
  readonly places: readonly SupplyPlace[]
  readonly reach: Reach
  readonly taxes: ReadonlyMap<string, TaxRules>
  /** How what is charged beside the goods is taxed, by what it is charged for. */
  readonly chargeTaxes: ReadonlyMap<string, TaxRules>
  /** The id of a reason by `domain code`. */
  readonly reasons: ReadonlyMap<string, string>
  /** The coupons on whole orders that anybody may use, by their codes. */
  readonly coupons: ReadonlyMap<string, Offer>
  readonly staff: Staff
}

/** A coupon as far as it decides about an order. Money in paise, moments in milliseconds. */
export interface Offer {
  readonly id: string
  readonly code: string
  readonly percent: number | null
  readonly amount: number | null
  readonly maxDiscount: number | null
  readonly minOrderValue: number | null
  readonly firstOrderOnly: boolean
  readonly totalLimit: number | null
  readonly customerLimit: number | null
  readonly budget: number | null
  readonly paymentMethods: readonly string[]
  readonly banks: readonly Bank[]
  readonly channels: readonly string[]
  readonly from: number | null
  readonly until: number | null
}

interface Row extends SoldVariant {
  readonly product: string
  readonly styleCode: string
  readonly name: string
  readonly hsn: string
  readonly taxCategory: string
  readonly gender: string
  readonly brand: string | null
  readonly categories: readonly string[]
  readonly returnable: boolean
  readonly returnWindowDays: number
  readonly exchangeable: boolean
  readonly cod: boolean
}

/** Reads the goods, the places, where they go to, the taxes and the reasons. */
export async function readFacts(db: Db): Promise<ShopFacts> {
  const taxes = await readTaxes(db)
  return {
    products: await readProducts(db),
    places: await readPlaces(db),
    reach: await readReach(db),
    taxes: new Map(taxes.map(({ id, rules }) => [id, rules])),
    chargeTaxes: new Map(taxes.map(({ appliesTo, rules }) => [chargeKinds[appliesTo] ?? appliesTo, rules])),
    reasons: await readReasons(db),
    coupons: await readCoupons(db),
    staff: await readStaff(db),
  }
}

async function readProducts(db: Db): Promise<SoldProduct[]> {
  const { rows } = await sql<Row>`
    SELECT p."id" AS "product", p."style_code" AS "styleCode", p."name", p."hsn_code" AS "hsn",
      p."tax_category" AS "taxCategory", p."gender", coalesce(p."returnable", true) AS "returnable",
      coalesce(p."return_window_days", 14) AS "returnWindowDays",
      coalesce(p."exchangeable", true) AS "exchangeable", coalesce(p."cod_allowed", true) AS "cod",
      v."id" AS "variant", v."sku", concat_ws(', ', nullif(v."colour", ''), nullif(v."size", ''), nullif(v."other", '')) AS "options",
      coalesce(v."colour", '') AS "colour",
      p."brand", array_remove(p."categories" || p."primary_category", NULL)::text[] AS "categories",
      v."mrp", v."sale_price" AS "price", coalesce(v."weight", p."weight", 300) AS "weight", s."places"
    FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id"
    JOIN LATERAL (
      SELECT array_agg(l."id"::text ORDER BY l."priority", l."id") AS "places"
      FROM "stock_level" t JOIN "stock_location" l ON l."id" = t."location" AND l."active" AND l."ships_orders"
      WHERE t."variant" = v."id"::text) s ON s."places" IS NOT NULL
    WHERE p."hsn_code" IS NOT NULL AND p."tax_category" IS NOT NULL AND p."status" <> 'draft'
    ORDER BY p."style_code", v."position"`.execute(db)
  const known = new Map(products().map((product) => [product.styleCode, product]))
  return [...Map.groupBy(rows, ({ styleCode }) => styleCode)].flatMap(([styleCode, variants]) => {
    const [first] = variants
    const demo = known.get(styleCode)
    if (!first || !demo?.publishedAt) return []
    const { product, name, hsn, taxCategory, gender, brand } = first
    const { returnable, returnWindowDays, exchangeable, cod } = first
    return [
      {
        product,
        name,
        hsn,
        taxCategory,
        gender,
        brand,
        returnable,
        returnWindowDays,
        exchangeable,
        cod,
        categories: [...new Set(first.categories)],
        popularity: demo.popularity,
        from: Date.parse(atWork(demo.publishedAt)),
        until: demo.unpublishedAt === null ? Number.POSITIVE_INFINITY : Date.parse(demo.unpublishedAt),
        variants: variants.map(({ variant, sku, options, colour, mrp, price, weight, places }) => ({
          variant,
          sku,
          options,
          colour,
          mrp,
          price,
          weight,
          places,
        })),
      },
    ]
  })
}

async function readPlaces(db: Db): Promise<SupplyPlace[]> {
  const { rows } = await sql<{ id: string; code: string; gstin: string }>`
    SELECT "id", "code", "gstin" FROM "stock_location" WHERE "active" AND "ships_orders" AND "gstin" IS NOT NULL
    ORDER BY "priority", "id"`.execute(db)
  const places: SupplyPlace[] = []
  for (const place of rows) {
    const { supplierName, supplierAddress, supplierState } = await supplierAt(db, place.id)
    places.push({
      ...place,
      name: supplierName ?? '',
      address: supplierAddress ?? '',
      state: supplierState ?? '',
    })
  }
  return places
}

/** What orders call the charges that tax categories are for. */
const chargeKinds: Readonly<Record<string, string>> = { giftWrap: 'giftFee' }

interface TaxRow {
  readonly id: string
  readonly appliesTo: string
  readonly rules: TaxRules
}

async function readTaxes(db: Db): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    SELECT c."id", c."applies_to" AS "appliesTo", json_build_object('taxability', c."taxability", 'rates', coalesce((
      SELECT json_agg(json_build_object('country', r."country", 'state', r."state", 'effectiveFrom', r."effective_from",
        'effectiveTo', r."effective_to", 'basis', r."basis", 'minValue', r."min_value", 'maxValue', r."max_value",
        'rate', r."rate", 'cess', r."cess", 'label', r."label") ORDER BY r."position")
      FROM "tax_category_rates" r WHERE r."owner_id" = c."id"), '[]')) AS "rules"
    FROM "tax_category" c WHERE c."active" ORDER BY c."code"`.execute(db)
  return rows
}

async function readReasons(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; key: string }>`
    SELECT "id", "domain" || ' ' || "code" AS "key" FROM "reason"`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

async function readCoupons(db: Db): Promise<Map<string, Offer>> {
  const { rows } = await sql<Offer>`
    SELECT "id", "code", "percent"::float8 AS "percent", "amount", "max_discount" AS "maxDiscount",
      "min_order_value" AS "minOrderValue", "eligibility" = 'firstOrder' AS "firstOrderOnly", "total_limit" AS "totalLimit",
      "customer_limit" AS "customerLimit", "budget", "payment_methods" AS "paymentMethods", "banks", "channels",
      (extract(epoch FROM "starts_at") * 1000)::float8 AS "from", (extract(epoch FROM "ends_at") * 1000)::float8 AS "until"
    FROM "coupon" WHERE "code" IS NOT NULL AND "kind" = 'code' AND "scope" = 'order' AND "status" IN ('active', 'archived')
      AND "discount_type" IN ('percent', 'amount') AND "eligibility" IN ('everybody', 'firstOrder') AND NOT "only_for_staff"
      AND NOT "except_discounted" AND cardinality("states") = 0 AND "day_limit" IS NULL AND cardinality("weekdays") = 0
    ORDER BY "code"`.execute(db)
  return new Map(rows.map((offer) => [offer.code, offer]))
}
