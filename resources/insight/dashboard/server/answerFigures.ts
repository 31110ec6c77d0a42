import { refusalOf } from '../../../../server/answers/refusal.ts'
import type { Context } from '../../../../server/context.ts'
import { readingMuch } from '../../../../server/records/work.ts'
import { defined } from '../../../../src/core/defined.ts'
import { type Locale, sealed } from '../../../../src/core/index.ts'
import { sourcesOf, summariesAsOf } from '../../../shared/summaries/server/summaries.ts'
import { queues } from '../rules/queues.ts'
import type { FiguresAnswer, TileFailure, TileGroup } from '../rules/tiles.ts'
import { figuresTile, type Tile, type TileAsk } from './ask.ts'
import { areasTile, changesTile, hasQueue } from './counts.ts'
import { queueTiles } from './queueTiles.ts'
import { couponsTile, parcelsTile, paymentsTile, rankTile, statesTile } from './ranks.ts'
import { sizesTile } from './sizes.ts'
import { todayTile } from './today.ts'
import { trendTile } from './trend.ts'

const tiles = sealed<Readonly<Record<TileGroup, Readonly<Record<string, Tile>>>>>({
  queues: queueTiles,
  today: { today: todayTile },
  changes: { changes: changesTile },
  areas: { areas: areasTile },
  sales: {
    headline: figuresTile(
      ['sales', 'refunds', 'parcels'],
      ['net', 'ordered', 'orders', 'averageOrder', 'units'],
    ),
    waterfall: figuresTile(
      ['sales', 'refunds', 'parcels'],
      [
        ...(['gross', 'productDiscount', 'orderDiscount', 'charges', 'rounding', 'ordered'] as const),
        ...(['cancelled', 'returned', 'undelivered', 'tax', 'net'] as const),
      ],
    ),
    trend: trendTile,
    customers: figuresTile(
      ['sales'],
      ['newOrders', 'returningOrders', 'guestOrders', 'newTotal', 'returningTotal', 'guestTotal'],
    ),
    states: statesTile,
    coupons: couponsTile,
  },
  goods: {
    products: rankTile('product'),
    brands: rankTile('brand'),
    categories: rankTile('category'),
    sizes: sizesTile,
  },
  conversion: {
    carts: figuresTile(['carts'], ['carts', 'checkouts', 'converted', 'conversion', 'recovered']),
    payments: paymentsTile,
    parcels: parcelsTile,
  },
})

/** The groups that are made of the daily summaries. */
const fromSummaries: readonly TileGroup[] = ['sales', 'goods', 'conversion']

/**
 * Answers some tiles of a group, one after the other on one connection at a time. A tile that fails says so in its own place, in the
 * language of the request, and is noted in the log; the others are answered. Without `names` there is nothing to make them of yet.
 */
export async function answerFigures(
  context: Context,
  group: TileGroup,
  names: readonly string[] | undefined,
  ask: Omit<TileAsk, 'db' | 'registry'>,
  request: { readonly locale: Locale; readonly requestId: string },
): Promise<FiguresAnswer> {
  const { registry } = context
  const isSummed = fromSummaries.includes(group)
  const asOf = isSummed && names ? await readingMuch(context, summariesAsOf) : undefined
  const made: Record<string, unknown> = {}
  for (const name of names ?? []) {
    const tile = tiles[group][name]
    if (!tile || !isThere(context, group, name, ask)) continue
    try {
      made[name] = await readingMuch(context, (db) => tile({ ...ask, registry, db }))
    } catch (error) {
      context.log.error({ err: error, tile: name, requestId: request.requestId }, 'A tile could not be made.')
      const { body } = refusalOf(error, request.locale, request.requestId, context.translate)
      const { code, message } = body as { code: string; message: string }
      made[name] = { error: { code, message } } satisfies TileFailure
    }
  }
  const { from, to, before } = ask.period
  return defined({
    group,
    at: ask.now.toISOString(),
    isBuilding: names ? undefined : (true as const),
    asOf,
    period: isSummed ? { from, to } : undefined,
    before: isSummed ? (before ?? null) : undefined,
    tiles: made,
  })
}

/** The sources of the tiles of a group; those of the others are called as the tile is. */
const needed: Readonly<Partial<Record<TileGroup, readonly string[]>>> = {
  today: ['sales'],
  sales: ['sales', 'refunds', 'parcels', 'coupons'],
  goods: ['goods', 'sizes'],
}

/** Whether the shop has what a tile is made of. */
function isThere(
  { registry }: Context,
  group: TileGroup,
  name: string,
  ask: Pick<TileAsk, 'viewer'>,
): boolean {
  if (group === 'changes' || group === 'areas') return true
  if (group === 'queues') {
    const queue = queues.find((each) => each.name === name)
    return queue !== undefined && hasQueue({ registry, viewer: ask.viewer }, queue)
  }
  const known: readonly string[] = sourcesOf(registry)
  return (needed[group] ?? [name]).every((source) => known.includes(source))
}
