import { sql } from 'kysely'
import type { Resource } from '../../../../src/core/index.ts'
import { bySize } from '../../../catalogue/product/rules/sizeOrder.ts'
import { summed } from '../../../shared/summaries/server/summaries.ts'
import type { SizesTile } from '../rules/tiles.ts'
import type { Tile } from './ask.ts'
import { namesOf } from './namesOf.ts'

const mostRows = 10
const mostSizes = 12

/** Pieces sold by category and size: the best sold categories, and the sizes they are sold in, in the order of people's bodies. */
export const sizesTile: Tile = async (ask): Promise<SizesTile> => {
  const { rows } = await sql<{ category: string; size: string; sold: number }>`
    SELECT key AS category, key2 AS size, sum(sold_in_size)::float8 AS sold
    FROM (${summed('sizes', ask.period)}) rows GROUP BY 1, 2 HAVING sum(sold_in_size) > 0`.execute(ask.db)
  const categories = best(rows, 'category', mostRows)
  const names = await namesOf(
    ask,
    ask.registry.category as Resource,
    categories.map((key) => ({ key })),
  )
  const inThese = rows.filter(({ category }) => categories.includes(category))
  const sizes = best(inThese, 'size', mostSizes).sort(bySize)
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

function best<R extends { readonly sold: number }>(rows: readonly R[], by: keyof R, most: number): string[] {
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(String(row[by]), (totals.get(String(row[by])) ?? 0) + row.sold)
  return [...totals]
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([key]) => key)
}
