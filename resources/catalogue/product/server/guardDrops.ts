import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { readsField } from '../../../../server/auth/accessReads.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { ownLimit } from '../../../../server/records/roleLimit.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { product } from '../product.ts'
import { priceDrop } from '../rules/priceDrop.ts'

const limit = readsField('priceDropLimit')

type Product = RecordOf<typeof product>

interface Priced {
  readonly salePrice: number
  readonly specialPrice?: number | null
}

/** By how many per cent somebody may lower a price without another person (areas, 28), and from what. */
export interface DropLimits {
  readonly most: number
  /** The highest prices that they lowered within a day, by the ids of products and variants. */
  readonly held: ReadonlyMap<string, Priced>
}

/**
 * How far somebody may lower the prices of products. What they lowered within a day counts together, so that a large drop in small steps
 * is a large one; where somebody else has changed a price since, from that one on.
 */
export async function dropLimits(db: Db, actor: Actor, ids: readonly string[]): Promise<DropLimits> {
  const { 'approvals.priceDrop': shop } = await readSettings(db, ['approvals.priceDrop'])
  const most = await ownLimit(db, actor, shop, limit)
  return { most, held: Number.isFinite(most) ? await loweredToday(db, actor, ids) : new Map() }
}

async function loweredToday(db: Db, actor: Actor, ids: readonly string[]): Promise<DropLimits['held']> {
  const { rows } = await sql<{
    id: string
    field: keyof Product
    before: number | Product['variants'] | null
  }>`
    SELECT h."record_id" AS "id", c->>'field' AS "field", c->'before' AS "before"
    FROM "_history" h CROSS JOIN LATERAL jsonb_array_elements(h."changes") c
    WHERE h."actor_id" = ${actor.id} AND h."at" > now() - interval '1 day' AND h."resource" = ${product.name}
      AND h."record_id" = ANY (${[...ids]}::uuid[]) AND c->>'field' IN ('salePrice', 'variants')
      AND NOT EXISTS (SELECT FROM "_history" o WHERE o."resource" = h."resource" AND o."record_id" = h."record_id" AND o."id" > h."id"
        AND o."actor_id" <> h."actor_id" AND o."changes" @? '$[*] ? (@.field == "salePrice" || @.field == "variants")')`.execute(
    db,
  )
  const held = new Map<string, Priced>()
  const note = (id: string, { salePrice, specialPrice }: Priced) => {
    const known = held.get(id)
    held.set(id, {
      salePrice: Math.max(salePrice, known?.salePrice ?? 0),
      specialPrice: Math.max(specialPrice ?? 0, known?.specialPrice ?? 0) || null,
    })
  }
  for (const { id, before } of rows)
    if (typeof before === 'number') note(id, { salePrice: before })
    else for (const row of before ?? []) note(row.id, row)
  return held
}

/**
 * Selling prices that a write lowers farther than whoever writes may, at the cells. A new variant is compared with what the product
 * cost, so that none is replaced by a cheap one.
 */
export async function dropProblems(
  record: Product,
  previous: Product | undefined,
  actor: Actor,
  db: Db,
): Promise<FieldProblem[]> {
  if (!previous) return []
  const before = new Map(previous.variants.map((row) => [row.id, row]))
  const cells = [
    {
      path: 'salePrice' as const,
      id: previous.id,
      price: 'salePrice' as const,
      now: record.salePrice,
      was: previous.salePrice,
    },
    ...record.variants.flatMap((row, index) => cellsOfVariant(index, row, before.get(row.id) ?? previous)),
  ].filter(({ now, was }) => priceDrop(was, now) > 0)
  if (cells.length === 0) return []
  const { most, held } = await dropLimits(db, actor, [previous.id])
  return cells
    .map(({ path, id, price, now, was }) => ({
      path,
      drop: priceDrop(Math.max(was, held.get(id)?.[price] ?? 0), now),
    }))
    .filter(({ drop }) => drop > most)
    .map(({ path, drop }) => problemAt<Product>(path, 'price-drop', { drop, most }))
}

/** An offer is compared with the offer before, or with the price that it is an offer on. */
function cellsOfVariant(index: number, now: Product['variants'][number], was: Priced) {
  const offer = now.specialPrice ?? null
  const cell = (price: keyof Priced, value: number, before: number) => ({
    path: `variants.${index}.${price}` as const,
    id: now.id,
    price,
    now: value,
    was: before,
  })
  return [
    cell('salePrice', now.salePrice, was.salePrice),
    ...(offer === null || offer === (was.specialPrice ?? null)
      ? []
      : [cell('specialPrice', offer, was.specialPrice ?? was.salePrice)]),
  ]
}
