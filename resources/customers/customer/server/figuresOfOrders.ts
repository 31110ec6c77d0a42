/** The orders of a customer that were not called off. */
const standing = `FILTER (WHERE o."status" <> 'cancelled')`

const delivered = `count(*) FILTER (WHERE o."status" <> 'cancelled' AND o."delivered_at" IS NOT NULL)`
/** Of an order that was not given back whole, a return that is over leaves no state: its pieces tell. */
const cameBack = `(o."return_status" <> 'none' OR EXISTS (
  SELECT 1 FROM "order_return" r JOIN "order_return_lines" l ON l."owner_id" = r."id"
  WHERE r."order" = o."id" AND r."source" <> 'rto' AND r."status" = 'completed' AND l."accepted" > 0))`
const returned = `count(*) FILTER (WHERE o."status" <> 'cancelled' AND ${cameBack})`

/**
 * What the orders of a customer say: the column it is kept in, and how it is counted from the orders (alias `o`). A parcel that came back
 * counts whatever became of its order; money and returns are those of orders that stand, and the average is of those that money was kept of: nothing spent has none.
 */
const figures = {
  order_count: `(count(*) ${standing})::int`,
  delivered_count: `(${delivered})::int`,
  cancelled_count: `(count(*) FILTER (WHERE o."status" = 'cancelled'))::int`,
  returned_count: `(${returned})::int`,
  net_spent: `greatest(0, coalesce(sum(o."paid" - o."refunded") ${standing}, 0))::bigint`,
  average_order: `round(avg(o."total" - coalesce(o."cancelled_total", 0)) FILTER (WHERE o."status" <> 'cancelled' AND o."paid" > o."refunded"))::bigint`,
  first_order_at: `min(o."placed_at") ${standing}`,
  last_order_at: `max(o."placed_at") ${standing}`,
  return_rate: `round(100.0 * ${returned} / nullif(${delivered}, 0))`,
  rto_count: `(count(*) FILTER (WHERE 'rtoReceived' = ANY (o."parcel_states")))::int`,
}

/** The columns of a customer that are counted from orders. */
export const figureColumns: readonly string[] = Object.keys(figures)

/** SQL up to its conditions and its grouping by customer: the figures from the orders that were placed. */
export const countedFigures = `
  SELECT o."customer" AS "id", ${Object.entries(figures)
    .map(([column, counted]) => `${counted} AS "${column}"`)
    .join(', ')}
  FROM "order" o WHERE o."placed_at" IS NOT NULL AND o."customer" IS NOT NULL`

/** A list of the figures' columns in SQL, those of a table. */
export const figuresOf = (table: string): string =>
  figureColumns.map((column) => `${table}."${column}"`).join(', ')
