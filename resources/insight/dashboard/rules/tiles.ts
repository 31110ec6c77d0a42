import { hasFlag, isOfOwnPlaces, type Viewer } from '../../../../src/core/access.ts'
import type { FigureName } from '../../../shared/summaries/rules/figures.ts'
import { queues } from './queues.ts'

/** The flags that somebody needs to see a tile: of each area its `view`. */
type Needs = readonly string[]

/** The tiles of the dashboards by the request that answers them, and the areas that one must be allowed to view to see each. */
export const tileGroups = {
  queues: Object.fromEntries(queues.map(({ name, area }) => [name, [area]])) as Readonly<
    Record<string, Needs>
  >,
  // What the shop turns over is for those who have to do with its money.
  today: { today: ['order', 'payment'] },
  changes: { changes: [] },
  areas: { areas: [] },
  sales: {
    headline: ['order', 'refund', 'shipment'],
    waterfall: ['order', 'refund', 'shipment'],
    trend: ['order'],
    customers: ['order', 'customer'],
    states: ['order'],
    coupons: ['order', 'coupon'],
  },
  goods: {
    products: ['order', 'product'],
    brands: ['order', 'product', 'brand'],
    categories: ['order', 'product', 'category'],
    sizes: ['order', 'product', 'category'],
  },
  conversion: {
    carts: ['cart'],
    payments: ['payment'],
    parcels: ['shipment', 'orderReturn'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Needs>>>>

export type TileGroup = keyof typeof tileGroups

/** The groups that count records as their lists do, each person theirs; the others sum up the whole shop. */
const counted: readonly TileGroup[] = ['queues', 'changes', 'areas']

/** Whether somebody may see a tile. */
export const maySeeTile = (viewer: Viewer, group: TileGroup, tile: string): boolean => {
  const needs = (tileGroups[group] as Readonly<Record<string, Needs>>)[tile]
  const isSum = !counted.includes(group)
  return (
    needs?.every((area) => hasFlag(viewer, area, 'view') && !(isSum && isOfOwnPlaces(viewer, area))) ?? false
  )
}

/** The tiles of a group that somebody may see. */
export const visibleTiles = (viewer: Viewer, group: TileGroup): string[] =>
  Object.keys(tileGroups[group]).filter((tile) => maySeeTile(viewer, group, tile))

/** What `GET /figures/<group>` answers. */
export interface FiguresAnswer {
  readonly group: TileGroup
  /** The moment that the figures stand for, ISO. */
  readonly at: string
  /** Until when the daily summaries know of changes, ISO; absent where none were read. */
  readonly asOf?: string
  /** The sums are being built, after a release that sums otherwise; there are no tiles until then. */
  readonly isBuilding?: true
  readonly period?: { readonly from: string; readonly to: string }
  /** What it is compared with; `until` where its last day counts up to a moment only. */
  readonly before?: { readonly from: string; readonly to: string; readonly until?: string } | null
  readonly tiles: Readonly<Record<string, unknown>>
}

/** In place of a tile that could not be made; the others are not touched by it. */
export interface TileFailure {
  readonly error: { readonly code: string; readonly message: string }
}

export const isFailure = (tile: unknown): tile is TileFailure =>
  typeof tile === 'object' && tile !== null && 'error' in tile

/** How many records wait; beyond the bound of counting an estimate. */
export interface CountTile {
  readonly total: number
  readonly kind: 'exact' | 'estimate'
}

/** How much waits in a queue, and what comes first. */
export interface QueueTile extends CountTile {
  /** The record to begin with; null where nothing waits. */
  readonly first: string | null
  /** Since when it waits or until when it has to be done, ISO; null where the queue has no order by time. */
  readonly at: string | null
  /** What was sold, of the first records that wait. */
  readonly items: readonly { readonly product?: string | null; readonly variant?: string | null }[]
}

/** A figure, and what it was in the period it is compared with; null where it cannot be said. */
export interface Compared {
  readonly value: number | null
  readonly before?: number | null
}

export type ComparedFigures = Readonly<Partial<Record<FigureName, Compared>>>

/** Headline, waterfall, customers, carts: some figures. */
export interface FiguresTile {
  readonly figures: ComparedFigures
}

/** Today up to now against the same hours of yesterday and of a week ago; the lines add up hour by hour. */
export interface TodayTile {
  readonly figures: Readonly<
    Partial<
      Record<
        FigureName,
        { readonly value: number | null; readonly yesterday: number | null; readonly lastWeek: number | null }
      >
    >
  >
  /** `ordered` in paise by hour of the day, 0 to 23; of today up to the hour that runs. */
  readonly hours: {
    readonly today: readonly number[]
    readonly yesterday: readonly number[]
    readonly lastWeek: readonly number[]
  }
}

/** `ordered` and `orders` by steps of time; `start` is the first day of a step, or the hour (0 to 23) of a single day. */
export interface TrendTile {
  readonly step: 'hour' | 'day' | 'week' | 'month'
  readonly points: readonly TrendPoint[]
  /** The same steps of what it is compared with. */
  readonly before: readonly TrendPoint[] | null
}

export interface TrendPoint {
  readonly start: string
  readonly ordered: number
  readonly orders: number
}

/** Lines of a table: each with its own figures. */
export interface RankTile {
  readonly rows: readonly RankRow[]
  /** How many there are beside those shown. */
  readonly others: number
}

export interface RankRow {
  /** Of the record where there is one, else what it is: a method, a state. */
  readonly key: string
  /** What people call it; absent where the page knows (methods, codes). */
  readonly name?: string | null
  /** ISO 3166-2 of a state. */
  readonly code?: string | null
  readonly figures: ComparedFigures
}

/** Pieces sold by category and size. */
export interface SizesTile {
  readonly sizes: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly cells: readonly number[]
  }[]
}

/** What became of parcels, by the week (its Monday) in which their way ended. */
export interface ParcelsTile {
  readonly figures: ComparedFigures
  readonly weeks: readonly {
    readonly start: string
    readonly figures: Readonly<Partial<Record<FigureName, number | null>>>
  }[]
}

/** How many records of each area changed since a moment. */
export interface ChangesTile {
  readonly since: string
  readonly rows: readonly {
    readonly area: string
    readonly changed: CountTile
    readonly created: CountTile
  }[]
}

/** How many records each area holds. */
export interface AreasTile {
  readonly counts: Readonly<Record<string, CountTile>>
}
