import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { scheduleState } from '../../../content/publishing/rules/scheduleState.ts'
import type { collection } from '../collection.ts'
import { type CollectionCondition, conditionProblem } from '../rules/conditions.ts'
import { countMembers } from './members.ts'

type Collection = RecordOf<typeof collection>

/** How many collections the clock counts anew in one minute. */
const countedAtOnce = 20

/**
 * What a collection is completed with before it is stored: where its schedule stands, and how many products it holds.
 * @throws ApiError `invalid` where its type would change, and at every value of a condition that is missing or does not fit
 */
export async function settledCollection({
  db,
  record,
  previous,
}: OpenChange<Collection>): Promise<Partial<Collection>> {
  const problems = record.conditions.flatMap((condition, index): FieldProblem[] => {
    const problem = conditionProblem(condition as CollectionCondition)
    return problem ? [problemAt<Collection>(`conditions.${index}.${problem.at}`, problem.code)] : []
  })
  if (previous && previous.type !== record.type) problems.push(problemAt<Collection>('type', 'not-allowed'))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return {
    scheduleState: scheduleState(record, new Date().toISOString()),
    productsCount: await countMembers(db, record),
  }
}

/** Brings the states of all schedules up to `now` (ISO); as nobody changed them, neither version nor history tells of it. */
export async function followSchedules(db: Tx, now: string): Promise<void> {
  await sql`
    UPDATE "collection" t SET "schedule_state" = s.state FROM (
      SELECT "id", CASE
        WHEN "starts_at" IS NULL AND "ends_at" IS NULL THEN 'always'
        WHEN "starts_at" > ${now}::timestamptz THEN 'scheduled'
        WHEN "ends_at" <= ${now}::timestamptz THEN 'ended' ELSE 'live' END AS state
      FROM "collection") s
    WHERE t."id" = s."id" AND t."schedule_state" IS DISTINCT FROM s.state`.execute(db)
}

/** Counts some automatic collections anew, others every minute, so that the list is never far behind. */
export async function recountSome(
  db: Tx,
  now: string,
  read: (id: string) => Promise<Collection | undefined>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "collection" WHERE "type" = 'automatic' AND "active" ORDER BY "id"`.execute(db)
  const rounds = Math.max(1, Math.ceil(rows.length / countedAtOnce))
  const round = Math.floor(Date.parse(now) / 60_000) % rounds
  for (const { id } of rows.slice(round * countedAtOnce, (round + 1) * countedAtOnce)) {
    const record = await read(id)
    if (!record) continue
    const count = await countMembers(db, record, new Date(now))
    if (count !== record.productsCount)
      await sql`UPDATE "collection" SET "products_count" = ${count} WHERE "id" = ${id}`.execute(db)
  }
}
