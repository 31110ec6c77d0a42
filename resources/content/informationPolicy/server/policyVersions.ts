import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { informationPolicy } from '../informationPolicy.ts'
import type { Expected } from '../rules/policies.ts'
import { expectedPolicies } from '../rules/policies.ts'

type Policy = RecordOf<typeof informationPolicy>

/** The number that the next version of a policy type gets: versions are counted over all records of the type. */
export async function nextVersion(db: Db, type: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max("version_no"), 0)::int AS "last" FROM "information_policy" WHERE "policy_type" = ${type}`.execute(
    db,
  )
  return (rows[0]?.last ?? 0) + 1
}

/**
 * Refuses to publish, now or later, what may not be: a policy that would be in force before that day, a later version that does not say
 * what has changed.
 * @throws ApiError `invalid` at `effectiveFrom`, `changeNote`
 */
export async function demandPublishable({ db, record, action, at }: OpenChange<Policy>): Promise<void> {
  if (action !== 'publish' && action !== 'schedule') return
  const problems: FieldProblem[] = []
  const moment = (action === 'schedule' && record.publishAt) || at
  if (record.effectiveFrom < dayIn(new Date(moment)))
    problems.push(problemAt<Policy>('effectiveFrom', 'in-past'))
  if (!record.changeNote && (await nextVersion(db, record.policyType)) > 1)
    problems.push(problemAt<Policy>('changeNote', 'required'))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}

/** Whatever else is live of the same type makes room for the one that is published. */
export async function supersedeOthers({ db, record, records }: OpenChange<Policy>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "information_policy"
    WHERE "policy_type" = ${record.policyType} AND "id" <> ${record.id} AND "live_number" IS NOT NULL ORDER BY "id"`.execute(
    db,
  )
  for (const { id } of rows) await records.transition(informationPolicy, id, 'supersede')
}

/** The policies that the law expects of an online shop, and which of them are live. */
export async function checklist(db: Db): Promise<Expected[]> {
  const { rows } = await sql<{ id: string; type: string; live: boolean; versionNo: number }>`
    SELECT DISTINCT ON ("policy_type") "id", "policy_type" AS "type", "live_number" IS NOT NULL AS "live", "version_no" AS "versionNo"
    FROM "information_policy" WHERE "status" NOT IN ('superseded', 'archived')
    ORDER BY "policy_type", "live_number" IS NULL, "updated_at" DESC`.execute(db)
  return expectedPolicies.map((policyType) => {
    const found = rows.find(({ type }) => type === policyType)
    if (!found) return { policyType, state: 'missing', id: null, versionNo: null }
    return {
      policyType,
      state: found.live ? 'live' : 'draft',
      id: found.id,
      versionNo: found.live ? found.versionNo : null,
    }
  })
}
