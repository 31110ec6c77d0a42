import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../database/schema.ts'
import { type BulkResult, forEach } from '../bulk.ts'
import { bulkAction } from '../bulkAction.ts'
import { type ImportedPortion, importPortion } from '../import/importRecords.ts'
import { perTransaction } from '../portions.ts'
import { demand } from '../refuse.ts'
import { demandNotUndone, storeBulkChange } from '../storeBulkChange.ts'
import { undoPortion } from '../undoBulk.ts'
import { inTransaction } from '../work.ts'
import type { RecordsContext, Work } from '../workTypes.ts'
import type { BulkJob, ImportOutcomes } from './bulkJob.ts'
import { nextChosen } from './chosenRecords.ts'
import { nextOfFile } from './importFile.ts'
import { storeShown } from './importJob.ts'

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
  const step = job.action === 'import' ? await importNext(context, resource, actor, job) : stepOf(job)
  const store = async (work: Work) => {
    const portion = await step(work, resource, job, most)
    if (!isCheck) await storeProgress(work.db, job, portion)
    return portion
  }
  const portion = await inTransaction(context, cause, store, { dryRun: isCheck })
  if (isCheck) await context.database.transaction((db) => storeProgress(db, job, portion))
  return !isCheck && portion.isThrough
}

/** Does the next records of a job. */
type Step = (work: Work, resource: Resource, job: BulkJob, most: number) => Promise<Portion>

const stepOf = ({ undoes }: BulkJob): Step => (undoes ? putBackNext : changeNext)

/** What became of the next records of a job. */
interface Portion {
  /** How many it has gone through, and the last of them. */
  readonly passed: number
  readonly last: string | null
  readonly result: BulkResult
  /** Of an import: what it makes of them, the lines that are refused, and while it is looked at, every difference. */
  readonly imported?: ImportedPortion
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
  if (job.state !== 'checking') await storeBulkChange(work, resource, id, note)
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

/** The next lines are read before the transaction, which may run again. */
async function importNext(
  context: RecordsContext,
  resource: Resource,
  actor: Actor,
  job: BulkJob,
): Promise<Step> {
  const { id, total, passed: before, last } = job
  const most = perTransaction[context.database.kind]
  const { header, entries, passed, isThrough } = await nextOfFile(context, resource, actor, job, most)
  const asked = { id, dryRun: job.state === 'checking', asked: Math.max(total, 2) }
  return async (work) => {
    demand(work.actor, resource, 'import')
    const imported = await importPortion(work, resource, header, entries, asked)
    const { created, updated } = imported.counts
    const result = { done: Array.from({ length: created + updated }, () => ''), refused: [] }
    return { passed: passed - before, last, result, imported, isThrough }
  }
}

/** Notes how far a job has come, what was refused and why, and that it is through where nothing comes after it. */
async function storeProgress(
  db: Db,
  job: BulkJob,
  { passed, last, result: { done, refused }, imported, isThrough }: Portion,
): Promise<void> {
  for (const { id, error } of refused)
    await sql`
      INSERT INTO "_bulk_refusals" ("id", "job", "record_id", "error")
      VALUES (${uuidv7()}, ${job.id}, ${id}, ${JSON.stringify(error)}::jsonb)
      ON CONFLICT ("job", "record_id") DO UPDATE SET "error" = excluded."error"`.execute(db)
  const lines = imported?.refused ?? []
  for (const { line, error } of lines)
    await sql`
      INSERT INTO "_bulk_refusals" ("id", "job", "record_id", "error", "line")
      VALUES (${uuidv7()}, ${job.id}, ${uuidv7()}, ${JSON.stringify(error)}::jsonb, ${line})`.execute(db)
  if (imported) await storeShown(db, job, imported.records)
  const outcomes = imported && joinedCounts(job.outcomes, imported.counts)
  const isCheck = job.state === 'checking'
  const state = isThrough ? (isCheck ? 'checked' : 'done') : job.state
  const isOver = state === 'done'
  const { numAffectedRows } = await sql`
    UPDATE "_bulk_jobs" SET "passed" = "passed" + ${passed}, "done" = "done" + ${done.length},
      "refused" = "refused" + ${refused.length + lines.length}, "outcomes" = ${outcomes ? JSON.stringify(outcomes) : null}::jsonb, "last" = ${last}, "state" = ${state},
      "version" = "version" + ${isThrough ? 1 : 0}, "asked" = CASE WHEN ${isOver}::boolean THEN '{}'::jsonb ELSE "asked" END,
      "ended_at" = CASE WHEN ${isOver}::boolean THEN now() END, "leased_until" = NULL, "turn_at" = now()
    WHERE "id" = ${job.id} AND "version" = ${job.version} AND "passed" = ${job.passed}`.execute(db)
  if (numAffectedRows !== 1n) throw new Overtaken()
  // A day to put it back is counted from its end.
  if (isOver) await sql`UPDATE "_bulk_changes" SET "at" = now() WHERE "id" = ${job.id}`.execute(db)
}

const joinedCounts = (before: ImportOutcomes | null, more: ImportOutcomes): ImportOutcomes => ({
  created: (before?.created ?? 0) + more.created,
  updated: (before?.updated ?? 0) + more.updated,
  unchanged: (before?.unchanged ?? 0) + more.unchanged,
})
