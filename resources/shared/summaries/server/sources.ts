import { type RawBuilder, sql } from 'kysely'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import type { SumSource } from '../rules/figures.ts'

/** From a moment (included) to another (not included), ISO. */
export interface Moments {
  readonly from: string
  readonly to: string
}

/** Where sums come from: rows of areas, each posted on a day. */
export interface Source {
  /** The fields that are read, by area; a shop without one of them has none of these sums. */
  readonly reads: Readonly<Record<string, readonly string[]>>
  /** The sums from the rows themselves, `day, key, key2` and a column per sum, of the events within some moments, or of all. */
  readonly sums: (within: Moments | undefined) => RawBuilder<unknown>
  /** The days whose sums may differ since a moment, as a column `day`. */
  readonly changedDays: (since: string) => RawBuilder<{ day: string | null }>
  /** Notes, as a CTE that `changedDays` can read, what else the sums follow from and has changed since a moment, or ever. */
  readonly noting?: (since: string | undefined) => RawBuilder<unknown>
}

/** The shop's day of a moment. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${moment} AT TIME ZONE ${shopTimeZone()}::text)::date`

/** The hour (0 to 23) of a moment on the shop's clock. */
export const hourOf = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`extract(hour FROM ${moment} AT TIME ZONE ${shopTimeZone()}::text)::int`

const within = (moment: RawBuilder<unknown>, range: Moments | undefined) =>
  range ? sql`${moment} >= ${range.from} AND ${moment} < ${range.to}` : sql`${moment} IS NOT NULL`

const at = (column: string) => sql.raw(column)

/** Orders that were placed: the moment stands on no other. */
export const placedWithin = (range: Moments | undefined) =>
  sql`${within(at('o.placed_at'), range)} AND o.status NOT IN ('draft', 'pendingPayment', 'expired')`

const placedDay = () => dayOf(at('o.placed_at'))

const changedOrders = (since: string) =>
  sql<{ day: string | null }>`SELECT ${placedDay()} AS day FROM "order" o WHERE o.updated_at >= ${since}`

/**
 * Notes what products are summed up under, category and sizes as one text, and answers those that got others since a moment:
 * products are saved for many reasons. One statement, and before the sums, so that what changes meanwhile is found the next time.
 */
const noteProducts = (since: string | undefined) => sql`
  INSERT INTO "_daily_products" AS kept (id, sizes)
  SELECT p.id, concat_ws(' ', p.primary_category,
    (SELECT string_agg(concat_ws(' ', v.id, v.size), E'\n' ORDER BY v.id) FROM "product_variants" v WHERE v.owner_id = p.id))
  FROM "product" p WHERE ${since === undefined ? sql`true` : sql`p.updated_at >= ${since}`}
  ON CONFLICT (id) DO UPDATE SET sizes = excluded.sizes WHERE kept.sizes <> excluded.sizes RETURNING id`

/** A text as the id that it is, so that an index finds it; null where it is none. */
const asId = (text: string) =>
  sql.raw(`CASE WHEN ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${text}::uuid END`)

const orderFields = [
  'placedAt',
  'total',
  'roundOff',
  'taxTotal',
  'cancelledTotal',
  'customerType',
  'state',
  'lines',
]

/** The rows behind every sum of `rules/figures.ts`; see there for what each means. */
export const sources: Readonly<Record<SumSource, Source>> = {
  /** By state of the shipping address. */
  sales: {
    reads: { order: orderFields },
    sums: (range) => sql`
      WITH placed AS (
        SELECT o.id, ${placedDay()} AS day, coalesce(o.state, '') AS key, o.total, o.round_off, o.tax_total, o.customer_type,
          least(o.cancelled_total, o.total) AS cancelled,
          CASE WHEN o.total > 0 THEN round(o.tax_total::numeric * least(o.cancelled_total, o.total) / o.total) ELSE 0 END AS cancelled_tax
        FROM "order" o WHERE ${placedWithin(range)}
      ), heads AS (
        SELECT day, key, count(*) AS orders, sum(total) AS total, sum(tax_total) AS tax, sum(coalesce(round_off, 0)) AS rounding,
          sum(cancelled) AS cancelled, sum(cancelled_tax) AS cancelled_tax,
          count(*) FILTER (WHERE customer_type = 'new') AS new_orders,
          coalesce(sum(total) FILTER (WHERE customer_type = 'new'), 0) AS new_total,
          count(*) FILTER (WHERE customer_type = 'returning') AS returning_orders,
          coalesce(sum(total) FILTER (WHERE customer_type = 'returning'), 0) AS returning_total
        FROM placed GROUP BY day, key
      ), lines AS (
        SELECT p.day, p.key, sum(l.quantity) AS units, sum(CASE WHEN l.mrp > 0 THEN l.mrp ELSE l.unit_price END * l.quantity) AS gross,
          sum(l.unit_price * l.quantity) AS items, sum(coalesce(l.discount, 0)) AS discount
        FROM placed p JOIN "order_lines" l ON l.owner_id = p.id GROUP BY p.day, p.key
      )
      SELECT heads.day, heads.key, '' AS key2, orders, coalesce(units, 0) AS units, coalesce(gross, 0) AS gross,
        coalesce(items, 0) AS items, coalesce(discount, 0) AS discount, total, tax, rounding, cancelled, cancelled_tax,
        new_orders, new_total, returning_orders, returning_total
      FROM heads LEFT JOIN lines ON lines.day = heads.day AND lines.key = heads.key`,
    changedDays: changedOrders,
  },

  /** By product. */
  goods: {
    reads: { order: orderFields, product: ['variants'] },
    sums: (range) => sql`
      SELECT ${placedDay()} AS day, coalesce(l.product::text, '') AS key, '' AS key2,
        sum(l.quantity - coalesce(l.cancelled, 0)) AS sold,
        sum(coalesce(l.total, 0) - round(coalesce(l.total, 0)::numeric * coalesce(l.cancelled, 0) / l.quantity)) AS sold_value
      FROM "order" o JOIN "order_lines" l ON l.owner_id = o.id WHERE ${placedWithin(range)} GROUP BY 1, 2`,
    changedDays: changedOrders,
  },

  /** By primary category and size, as products have them now. */
  sizes: {
    reads: { order: orderFields, product: ['variants', 'primaryCategory'] },
    sums: (range) => sql`
      SELECT ${placedDay()} AS day, p.primary_category::text AS key, v.size AS key2,
        sum(l.quantity - coalesce(l.cancelled, 0)) AS sold_in_size
      FROM "order" o JOIN "order_lines" l ON l.owner_id = o.id JOIN "product" p ON p.id = l.product
        JOIN "product_variants" v ON v.owner_id = p.id AND v.id = ${asId('l.variant')}
      WHERE ${placedWithin(range)} AND v.size IS NOT NULL AND v.size <> '' AND p.primary_category IS NOT NULL GROUP BY 1, 2, 3`,
    noting: (since) => sql`moved AS (${noteProducts(since)})`,
    changedDays: (since) => sql`${changedOrders(since)}
      UNION ALL SELECT ${placedDay()} FROM moved JOIN "order_lines" l ON l.product = moved.id JOIN "order" o ON o.id = l.owner_id`,
  },

  /** By coupon; where it is gone, by its code. An order counts once for each coupon it used. */
  coupons: {
    reads: { order: [...orderFields, 'coupons'], coupon: ['name'] },
    sums: (range) => sql`
      SELECT ${placedDay()} AS day, coalesce(c.coupon::text, c.code, '') AS key, '' AS key2,
        count(*) AS coupon_orders, sum(c.amount) AS coupon_cost, sum(o.total) AS coupon_total
      FROM "order" o JOIN "order_coupons" c ON c.owner_id = o.id
      WHERE ${placedWithin(range)} AND o.status <> 'cancelled' GROUP BY 1, 2`,
    changedDays: changedOrders,
  },

  /** By what the refund comes from. */
  refunds: {
    reads: { refund: ['processedAt', 'source', 'amount', 'taxAmount'] },
    sums: (range) => sql`
      SELECT ${dayOf(at('r.processed_at'))} AS day, r.source AS key, '' AS key2,
        sum(r.amount) AS returned, sum(r.tax_amount) AS returned_tax
      FROM "refund" r
      WHERE ${within(at('r.processed_at'), range)} AND r.status = 'processed' AND r.source IN ('return', 'orderEdit', 'goodwill')
      GROUP BY 1, 2`,
    changedDays: (since) =>
      sql`SELECT ${dayOf(at('r.processed_at'))} AS day FROM "refund" r WHERE r.updated_at >= ${since}`,
  },

  parcels: {
    reads: {
      order: orderFields,
      shipment: ['deliveredAt', 'rtoAt', 'codAmount', 'lines'],
      orderReturn: ['order', 'source', 'lines'],
    },
    sums: (range) => sql`
      SELECT day, '' AS key, '' AS key2, sum(delivered) AS delivered, sum(returned) AS returned_parcels, sum(rto) AS rto,
        sum(undelivered) AS undelivered, sum(undelivered_tax) AS undelivered_tax
      FROM (
        SELECT ${dayOf(at('s.delivered_at'))} AS day, 1 AS delivered, 0 AS rto, 0 AS undelivered, 0 AS undelivered_tax,
          CASE WHEN EXISTS (
            SELECT 1 FROM "order_return" r JOIN "order_return_lines" rl ON rl.owner_id = r.id
              JOIN "shipment_lines" sl ON sl.owner_id = s.id AND sl.line = rl.line
            WHERE r."order" = s."order" AND r.source <> 'rto' AND r.status NOT IN ('rejected', 'cancelled')
          ) THEN 1 ELSE 0 END AS returned
        FROM "shipment" s WHERE ${within(at('s.delivered_at'), range)} AND s.status = 'delivered'
        UNION ALL
        SELECT ${dayOf(at('s.rto_at'))}, 0, 1, coalesce(s.cod_amount, 0),
          CASE WHEN o.total > 0 THEN round(o.tax_total::numeric * coalesce(s.cod_amount, 0) / o.total) ELSE 0 END, 0
        FROM "shipment" s JOIN "order" o ON o.id = s."order"
        WHERE ${within(at('s.rto_at'), range)} AND s.status IN ('rtoInitiated', 'rtoInTransit', 'rtoReceived')
      ) parcels GROUP BY day`,
    changedDays: (since) => sql`
      SELECT unnest(ARRAY[${dayOf(at('s.delivered_at'))}, ${dayOf(at('s.rto_at'))}]) AS day
        FROM "shipment" s WHERE s.updated_at >= ${since}
      UNION ALL SELECT ${dayOf(at('s.delivered_at'))} FROM "order_return" r JOIN "shipment" s ON s."order" = r."order"
        WHERE r.updated_at >= ${since}`,
  },

  /** By method. */
  payments: {
    reads: { payment: ['method'] },
    sums: (range) => sql`
      SELECT ${dayOf(at('p.created_at'))} AS day, p.method AS key, '' AS key2, count(*) AS payments,
        count(*) FILTER (WHERE p.status IN ('authorised', 'captured', 'partiallyRefunded', 'refunded', 'disputed', 'collected', 'remitted')) AS paid,
        count(*) FILTER (WHERE p.status IN ('failed', 'expired', 'notCollected')) AS failed
      FROM "payment" p WHERE ${within(at('p.created_at'), range)} GROUP BY 1, 2`,
    changedDays: (since) =>
      sql`SELECT ${dayOf(at('p.created_at'))} AS day FROM "payment" p WHERE p.updated_at >= ${since}`,
  },

  carts: {
    reads: { cart: ['step'] },
    sums: (range) => sql`
      SELECT ${dayOf(at('c.created_at'))} AS day, '' AS key, '' AS key2, count(*) AS carts,
        count(*) FILTER (WHERE c.step <> 'cart' OR c.status IN ('converted', 'recovered')) AS checkouts,
        count(*) FILTER (WHERE c.status IN ('converted', 'recovered')) AS converted,
        count(*) FILTER (WHERE c.status = 'recovered') AS recovered
      FROM "cart" c WHERE ${within(at('c.created_at'), range)} AND c.status <> 'merged' GROUP BY 1`,
    changedDays: (since) =>
      sql`SELECT ${dayOf(at('c.created_at'))} AS day FROM "cart" c WHERE c.updated_at >= ${since}`,
  },
}
