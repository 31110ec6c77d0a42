import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import { countReferrers } from '../../../../server/records/referrers.ts'
import type { RecordOf, Registry } from '../../../../src/core/index.ts'
import { type FieldProblem, type ProblemCode, problemAt } from '../../../../src/derive/problems.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { checkRates, closePeriods, type RateProblem } from '../rules/checkRates.ts'
import { checkUsedRates } from '../rules/usedRates.ts'
import { taxCategory } from '../taxCategory.ts'

type TaxCategory = RecordOf<typeof taxCategory>

/**
 * Ends open rates where others follow, and sees to it that rates answer for every value and day, that used ones stay as they are,
 * and that exactly one active category of goods is the default.
 * @throws ApiError `invalid` with the problems at the rows and fields
 */
export async function beforeSave(change: OpenChange<TaxCategory>): Promise<Partial<TaxCategory>> {
  const { record, previous, db } = change
  if (record.isDefault && !previous?.isDefault) await takeTurn(db, defaultTurn)
  const rates = closePeriods(record.rates)
  const used = previous && (await isUsed(db, change.context.registry, previous.id))
  const problems = [
    ...checkRates(rates),
    ...(used ? checkUsedRates(previous.rates, rates, dayIn(new Date())) : []),
  ].map(problemOf)
  const isDefault = record.isDefault || (await isFirst(change))
  problems.push(...(await checkDefault(change, isDefault)))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return { rates, isDefault }
}

/** Takes the mark from the category that was the default before. */
export async function afterSave({ record, db, records }: OpenChange<TaxCategory>): Promise<void> {
  if (!record.isDefault) return
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "tax_category" WHERE "is_default" AND "id" <> ${record.id} ORDER BY "id"`.execute(db)
  for (const { id } of rows) await records.update(taxCategory, id, { isDefault: false })
}

/** @throws ApiError `not-allowed-now` for the default category: there always is one */
export function beforeDelete({ record }: OpenChange<TaxCategory>): void {
  if (record.isDefault) throw new ApiError('not-allowed-now')
}

/** Whether anything refers to the category: then its rates may have been applied from their first day on. */
const isUsed = async (db: Tx, registry: Registry, id: string): Promise<boolean> =>
  (await countReferrers(db, registry, taxCategory, id)).length > 0

async function isFirst({ record, previous, db }: OpenChange<TaxCategory>): Promise<boolean> {
  if (previous?.isDefault || record.appliesTo !== 'goods' || !record.active) return false
  return (await otherDefaults(db, record.id)) === 0
}

/** Whoever changes the default waits for whoever is doing so at this moment. */
const defaultTurn = 'atelier default tax category'

async function otherDefaults(db: Tx, id: string | undefined): Promise<number> {
  await takeTurn(db, defaultTurn)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM "tax_category"
    WHERE "is_default" AND "id" IS DISTINCT FROM ${id ?? null}::uuid`.execute(db)
  return rows[0]?.count ?? 0
}

async function checkDefault(
  { record, previous, db }: OpenChange<TaxCategory>,
  isDefault: boolean,
): Promise<FieldProblem[]> {
  const problem = (path: keyof TaxCategory, code: ProblemCode) => [problemAt<TaxCategory>(path, code)]
  if (isDefault && !record.active) return problem('active', 'default-inactive')
  if (isDefault && record.appliesTo !== 'goods') return problem('appliesTo', 'default-not-goods')
  if (previous?.isDefault && !isDefault && (await otherDefaults(db, record.id)) === 0)
    return problem('isDefault', 'only-default')
  return []
}

const problemOf = ({ row, field, code, values }: RateProblem): FieldProblem =>
  problemAt<TaxCategory>(row < 0 ? 'rates' : `rates.${row}.${field}`, code, values)
