import { sql } from 'kysely'
import type { Resource } from '../../../../src/core/index.ts'
import { bySize } from '../../../catalogue/product/rules/sizeOrder.ts'
import { summed } from '../../../shared/summaries/server/summaries.ts'
import type { SizesTile } from '../rules/tiles.ts'
import type { Tile } from './ask.ts'
import { namesOf } from './namesOf.ts'

const mostRows = 10
const mostSizes = 10

/** Pieces sold by category and size. */
export const sizesTile: Tile = async (ask): Promise<SizesTile> => {
  const { rows } = await sql<Sold>`
    SELECT key AS category, key2 AS size, sum(sold_in_size)::float8 AS sold
    FROM (${summed('sizes', ask.period)}) rows GROUP BY 1, 2 HAVING sum(sold_in_size) > 0`.execute(ask.db)
  const { sizes, categories } = bestOf(rows)
  const names = await namesOf(
    ask,
    ask.registry.category as Resource,
    categories.map((key) => ({ key })),
  )
  const sold = new Map(rows.map((row) => [`${row.category} ${row.size}`, row.sold]))
  return {
    sizes,
    rows: categories.map((key) => ({
      key,
      name: names.get(key) ?? '',
      cells: sizes.map((size) => sold.get(`${key} ${size}`) ?? 0),
    })),
  }
}

interface Sold {
  readonly category: string
  readonly size: string
  readonly sold: number
}

/**
 * The best sold sizes, in the order of people's bodies, and the categories that sell the most in these. Every row and every column
 * has something: a category that is sold in other sizes alone is not among them, nor one of a single size, such as earrings, which
 * has nothing to compare.
 */
export function bestOf(rows: readonly Sold[]): { sizes: string[]; categories: string[] } {
  const sized = rows.filter(({ category }) => rows.filter((row) => row.category === category).length > 1)
  const sizes = best(sized, 'size', mostSizes)
  const inThese = sized.filter(({ size }) => sizes.includes(size))
  const categories = best(inThese, 'category', mostRows)
  const shown = new Set(inThese.flatMap(({ category, size }) => (categories.includes(category) ? size : [])))
  return { sizes: [...shown].sort(bySize), categories }
}

function best<R extends { readonly sold: number }>(rows: readonly R[], by: keyof R, most: number): string[] {
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(String(row[by]), (totals.get(String(row[by])) ?? 0) + row.sold)
  return [...totals]
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([key]) => key)
}
