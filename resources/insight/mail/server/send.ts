import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Asked, Writing } from '../../../../server/context.ts'
import { insertJob } from '../../../../server/jobs/storeJobs.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { mail } from '../mail.ts'
import { secondsToTakeBack } from '../rules/folders.ts'

type Letter = RecordOf<typeof mail>
type Request = Pick<Asked<typeof mail, any>, 'at' | 'context'> & Pick<Writing, 'db' | 'records'>

/**
 * Lets a draft leave in ten seconds, by a job that survives a restart; until then it is nobody's but its sender's.
 * @throws ApiError `not-allowed-now` for what is no draft, `invalid` at `to` without a recipient
 */
export async function send({ at, context, db, records }: Request, letter: Letter) {
  if (letter.folder !== 'draft' || letter.deleted) throw new ApiError('not-allowed-now')
  if (letter.to.length === 0) throw refused<Letter>('to', 'required')
  const leaves = new Date(Date.parse(at) + secondsToTakeBack * 1000)
  const leavesAt = leaves.toISOString()
  await records.write(mail, letter.id, { folder: 'sending', leavesAt })
  const area = context.registry.job as Resource
  await insertJob(db, area, { work: 'deliverMail', subject: letter.id, dueAt: leaves })
  return { leavesAt }
}

/**
 * Makes a draft again of what has not left.
 * @throws ApiError `not-allowed-now` for what has, or was never sent
 */
export async function takeBack({ db, records }: Request, letter: Letter) {
  if (letter.folder !== 'sending') throw new ApiError('not-allowed-now')
  await records.write(mail, letter.id, { folder: 'draft', leavesAt: null })
  await sql`DELETE FROM "job" WHERE "work" = 'deliverMail' AND "subject" = ${letter.id}`.execute(db)
  return {}
}
