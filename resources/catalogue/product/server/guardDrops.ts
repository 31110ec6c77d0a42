import type { Actor } from '../../../../server/actor.ts'
import { readsField } from '../../../../server/auth/accessReads.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { ownLimit } from '../../../../server/records/roleLimit.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { product } from '../product.ts'
import { priceDrop } from '../rules/priceDrop.ts'

const limit = readsField('priceDropLimit')

type Product = RecordOf<typeof product>

interface Priced {
  readonly salePrice: number
  readonly specialPrice?: number | null
}

/** By how many per cent somebody may lower a price without another person (areas, 28). */
export async function dropLimit(db: Db, actor: Actor): Promise<number> {
  const { 'approvals.priceDrop': most } = await readSettings(db, ['approvals.priceDrop'])
  return ownLimit(db, actor, most, limit)
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
  const drops = [
    { path: 'salePrice' as const, drop: priceDrop(previous.salePrice, record.salePrice) },
    ...record.variants.flatMap((row, index) => dropsOf(index, row, before.get(row.id) ?? previous)),
  ].filter(({ drop }) => drop > 0)
  if (drops.length === 0) return []
  const max = await dropLimit(db, actor)
  return drops
    .filter(({ drop }) => drop > max)
    .map(({ path, drop }) => problemAt<Product>(path, 'price-drop', { drop, most: max }))
}

/** An offer is compared with the offer before, or with the price that it is an offer on. */
function dropsOf(index: number, now: Priced, was: Priced) {
  const offer = now.specialPrice ?? null
  return [
    { path: `variants.${index}.salePrice` as const, drop: priceDrop(was.salePrice, now.salePrice) },
    ...(offer === null || offer === (was.specialPrice ?? null)
      ? []
      : [
          {
            path: `variants.${index}.specialPrice` as const,
            drop: priceDrop(was.specialPrice ?? was.salePrice, offer),
          },
        ]),
  ]
}
