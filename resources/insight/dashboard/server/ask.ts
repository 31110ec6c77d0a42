import type { Db } from '../../../../server/database/schema.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { Locale, Registry, Viewer } from '../../../../src/core/index.ts'
import type { AskedPeriod } from '../../../../src/fields/date/period.ts'
import {
  type FigureName,
  figureOf,
  type SumSource,
  type Sums,
} from '../../../shared/summaries/rules/figures.ts'
import type { ComparedFigures } from '../rules/tiles.ts'
import { readTotals } from './readSums.ts'

/** What every tile is asked with. */
export interface TileAsk {
  readonly db: Db
  readonly registry: Registry
  readonly viewer: Viewer
  readonly locale: Locale
  readonly now: Date
  readonly period: AskedPeriod
  /** Since when changes are asked for, ISO. */
  readonly since: string
}

/** Makes the content of a tile. */
export type Tile = (ask: TileAsk) => Promise<unknown>

/** Figures of some sums beside those of the period before, where there is one. */
export function compared(
  names: readonly FigureName[],
  sums: Partial<Sums>,
  before: Partial<Sums> | undefined,
): ComparedFigures {
  return Object.fromEntries(
    names.map((name) => [
      name,
      defined({
        value: figureOf(name, sums),
        before: before ? figureOf(name, before) : undefined,
      }),
    ]),
  )
}

/** A tile that is some figures of the period. */
export const figuresTile =
  (sources: readonly SumSource[], names: readonly FigureName[]): Tile =>
  async ({ db, period }) => {
    const sums = await readTotals(db, sources, period)
    const before = period.before && (await readTotals(db, sources, period.before))
    return { figures: compared(names, sums, before) }
  }
