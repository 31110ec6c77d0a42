import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../database/schema.ts'
import { type BulkResult, forEach } from '../bulk.ts'
import { bulkAction } from '../bulkAction.ts'
import { demandNotUndone, keepBulkChange } from '../keepBulkChange.ts'
import { perTransaction } from '../portions.ts'
import { undoPortion } from '../undoBulk.ts'
import { inTransaction } from '../work.ts'
import type { RecordsContext, Work } from '../workTypes.ts'
import type { BulkJob } from './bulkJob.ts'
import { nextChosen } from './chosenRecords.ts'

/** A job that somebody has cancelled, or taken on, while its portion was under way: what the portion did is taken back. */
export class Overtaken extends Error {
  constructor() {
    super('The job went on otherwise meanwhile. What this portion did was taken back.')
  }
}

/**
 * Does the next portion of a job, as its person: while it is checked the portion is taken back, and only what would become of its
 * records is kept; when it runs, the portion and how far the job has come are one transaction. Answers whether it was the last.
 * @throws ApiError where nothing of it can be done any more; `Overtaken`
 */
export async function runPortion(
  context: RecordsContext,
  resource: Resource,
  actor: Actor,
  job: BulkJob,
): Promise<boolean> {
  const isCheck = job.state === 'checking'
  const cause = { actor, requestId: `bulk job ${job.id}` }
  const most = perTransaction[context.database.kind]
  const step = job.undoes ? putBackNext : changeNext
  const store = async (work: Work) => {
    const portion = await step(work, resource, job, most)
    if (!isCheck) await keepProgress(work.db, job, portion)
    return portion
  }
  const portion = await inTransaction(context, cause, store, { dryRun: isCheck })
  if (isCheck) await context.database.transaction((db) => keepProgress(db, job, portion))
  return !isCheck && portion.isThrough
}

/** What became of the next records of a job. */
interface Portion {
  /** How many it has gone through, and the last of them. */
  readonly passed: number
  readonly last: string | null
  readonly result: BulkResult
  /** Nothing comes after it. */
  readonly isThrough: boolean
}

async function changeNext(work: Work, resource: Resource, job: BulkJob, most: number): Promise<Portion> {
  const { asked, id, total, action, last } = job
  const { demand, one, noted } = bulkAction(resource, action)
  demand(work.actor)
  const aims = await nextChosen(work.db, work.context, resource, work.actor, job, most)
  if (job.state !== 'checking') await demandNotUndone(work, id)
  const result = await forEach(work, aims, (aim) => one(work, aim, asked.data, asked.changes))
  const done = new Set(result.done)
  const items = aims.filter((aim) => done.has(String(aim.id)))
  // As many as a person hears of, however few there are.
  const note = { ...noted(asked.data, asked.changes), items, asked: Math.max(total, 2) }
  if (job.state !== 'checking') await keepBulkChange(work, resource, id, note)
  const end = aims.at(-1)?.id
  return {
    passed: aims.length,
    last: end === undefined ? last : String(end),
    result,
    isThrough: aims.length < most,
  }
}

async function putBackNext(
  work: Work,
  resource: Resource,
  { undoes, passed, last }: BulkJob,
  most: number,
): Promise<Portion> {
  const aim = { id: undoes?.change ?? '', went: passed, most }
  const { result, upto, count } = await undoPortion(work, resource, aim)
  return { passed: upto - passed, last, result, isThrough: upto === count }
}

/** Notes how far a job has come, what was refused and why, and that it is through where nothing comes after it. */
async function keepProgress(
  db: Db,
  job: BulkJob,
  { passed, last, result: { done, refused }, isThrough }: Portion,
): Promise<void> {
  for (const { id, error } of refused)
    await sql`
      INSERT INTO "_bulk_refusals" ("id", "job", "record_id", "error")
      VALUES (${uuidv7()}, ${job.id}, ${id}, ${JSON.stringify(error)}::jsonb)
      ON CONFLICT ("job", "record_id") DO UPDATE SET "error" = excluded."error"`.execute(db)
  const isCheck = job.state === 'checking'
  const state = isThrough ? (isCheck ? 'checked' : 'done') : job.state
  const isOver = state === 'done'
  const { numAffectedRows } = await sql`
    UPDATE "_bulk_jobs" SET "passed" = "passed" + ${passed}, "done" = "done" + ${done.length},
      "refused" = "refused" + ${refused.length}, "last" = ${last}, "state" = ${state},
      "version" = "version" + ${isThrough ? 1 : 0}, "asked" = CASE WHEN ${isOver}::boolean THEN '{}'::jsonb ELSE "asked" END,
      "ended_at" = CASE WHEN ${isOver}::boolean THEN now() END, "leased_until" = NULL, "turn_at" = now()
    WHERE "id" = ${job.id} AND "version" = ${job.version} AND "passed" = ${job.passed}`.execute(db)
  if (numAffectedRows !== 1n) throw new Overtaken()
  // A day to put it back is counted from its end.
  if (isOver) await sql`UPDATE "_bulk_changes" SET "at" = now() WHERE "id" = ${job.id}`.execute(db)
}
