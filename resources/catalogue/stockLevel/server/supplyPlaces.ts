import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** What somebody wants of a variant. */
export interface Wanted {
  readonly variant: string
  readonly quantity: number
}

/** Where a wish can be met: a place that ships orders, or null where no single one has enough (backorders included). */
export interface Supply extends Wanted {
  readonly location: string | null
}

/**
 * Chooses where each line of an order comes from, in the order of the lines: one place for all of them where there is one, the
 * first by priority, so that a parcel is not split; else the first place that has enough of the line. The places that a zone is
 * delivered from come before all others. Nothing is locked: whoever commits afterwards with `moveStock` is told where somebody else
 * was quicker.
 */
export async function supplyPlaces(
  db: Db,
  wanted: readonly Wanted[],
  zone?: string | undefined,
): Promise<Supply[]> {
  if (wanted.length === 0) return []
  const needed = new Map<string, number>()
  for (const { variant, quantity } of wanted) needed.set(variant, (needed.get(variant) ?? 0) + quantity)
  const isOrigin = zone
    ? sql`EXISTS (SELECT 1 FROM "delivery_zone" z WHERE z."id" = ${zone} AND l."id" = ANY (z."origins")) DESC,`
    : sql``
  const { rows } = await sql<{ location: string; variant: string; sellable: number }>`
    SELECT s."location", s."variant", s."sellable" FROM "stock_level" s
    JOIN "stock_location" l ON l."id" = s."location" AND l."active" AND l."ships_orders"
    WHERE s."variant" = ANY (${[...needed.keys()]}::text[]) ORDER BY ${isOrigin} l."priority", l."name", s."variant"`.execute(
    db,
  )
  const has = ({ variant, sellable }: { variant: string; sellable: number }) =>
    sellable >= (needed.get(variant) ?? 0)
  const enough = rows.filter(has)
  const whole = [...Map.groupBy(enough, ({ location }) => location)].find(
    ([, levels]) => levels.length === needed.size,
  )?.[0]
  return wanted.map((line) => ({
    ...line,
    location: whole ?? enough.find(({ variant }) => variant === line.variant)?.location ?? null,
  }))
}
