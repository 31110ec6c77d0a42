import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { product } from '../../product/product.ts'
import type { productOption } from '../productOption.ts'
import { countValueUses } from './valueUses.ts'

type Option = RecordOf<typeof productOption>

const longestSize = product.fields.sizes.options.fields.value.options.max

/**
 * Keeps what products use: a value in use stays, and so does its code, by which they know it; a label of a size is as long as the size of
 * a product may be.
 * @throws ApiError `invalid` with the number of products at the values, the code or the label
 */
export async function guardValues({ record, previous, db }: OpenChange<Option>): Promise<undefined> {
  if (!previous) return undefined
  const problems = [...(await lostValues(record, previous, db)), ...(await longSizes(record, db))]
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return undefined
}

async function lostValues(
  record: Option,
  previous: Option,
  db: OpenChange<Option>['db'],
): Promise<FieldProblem[]> {
  const kept = new Set(record.values.map(({ code }) => code))
  const lost = previous.values.filter(({ code }) => !kept.has(code))
  if (lost.length === 0) return []
  const uses = await countValueUses(db, record.id)
  return lost.flatMap(({ id, code, label }): FieldProblem[] => {
    const count = uses.get(code)
    if (count === undefined) return []
    const row = record.values.findIndex((each) => each.id === id)
    return row < 0
      ? [problemAt<Option>('values', 'option-value-in-use', { value: label, count })]
      : [problemAt<Option>(`values.${row}.code`, 'option-code-in-use', { code, count })]
  })
}

async function longSizes(record: Option, db: OpenChange<Option>['db']): Promise<FieldProblem[]> {
  const long = record.values.flatMap(({ label }, row) => (label.length > longestSize ? [row] : []))
  if (long.length === 0) return []
  const { rows } = await sql`SELECT 1 FROM "product" WHERE "size_option" = ${record.id} LIMIT 1`.execute(db)
  return rows.length === 0
    ? []
    : long.map((row) => problemAt<Option>(`values.${row}.label`, 'too-big-text', { max: longestSize }))
}

/**
 * An option that products name is not deleted.
 * @throws ApiError `in-use` that says how many they are
 */
export async function guardOption({ record, db }: OpenChange<Option>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM "product"
    WHERE "colour_option" = ${record.id} OR "size_option" = ${record.id} OR "further_option" = ${record.id}`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  throw new ApiError('in-use', {
    problems: [problemAt<Option>('productsCount', 'option-in-use', { count })],
  })
}
