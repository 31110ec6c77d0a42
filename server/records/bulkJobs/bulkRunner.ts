import { sql } from 'kysely'
import type { Resource } from '../../../src/core/index.ts'
import { asApiError } from '../../answers/asApiError.ts'
import { ApiError } from '../../apiError.ts'
import { actorOf } from '../../auth/actorOf.ts'
import { readEngineSettings } from '../../settings/storedSettings.ts'
import { inShopWays } from '../../shopWays.ts'
import { importEnded } from '../import/importEnded.ts'
import { inTurn } from '../portions.ts'
import type { RecordsContext } from '../workTypes.ts'
import { type BulkJob, endBulkJob, jobColumns, readBulkJobs } from './bulkJob.ts'
import { jobEnded } from './jobEnded.ts'
import { Overtaken, runPortion } from './runPortion.ts'

interface Runner {
  running: Promise<void> | undefined
  isStopped: boolean
}

/** Of each server of a process, by what it was started with. */
const runners = new WeakMap<RecordsContext['settings'], Runner>()

function runnerOf({ settings }: RecordsContext): Runner {
  const known = runners.get(settings) ?? { running: undefined, isStopped: false }
  runners.set(settings, known)
  return known
}

/**
 * Goes on with the jobs that are checked or run, a portion of each in turn, until none is left. Returns at once; a process does so
 * once at a time. Of a process that ended, another one takes the jobs on as soon as its lease is over.
 */
export function runBulkJobs(context: RecordsContext): void {
  const runner = runnerOf(context)
  if (runner.running || runner.isStopped) return
  runner.running = inShopWays(context, () => runAll(context, runner))
    .catch((error: unknown) =>
      context.log.error(
        { err: error },
        'Changes of many records could not go on. They are tried again in a minute.',
      ),
    )
    .finally(() => {
      runner.running = undefined
    })
}

/** Lets the portion under way come to its end, and begins no other. */
export async function stopBulkJobs(context: RecordsContext): Promise<void> {
  const runner = runnerOf(context)
  runner.isStopped = true
  await runner.running
}

async function runAll(context: RecordsContext, runner: Runner): Promise<void> {
  while (!runner.isStopped) {
    const { 'maintenance.readOnly': isClosed } = await readEngineSettings(context, ['maintenance.readOnly'])
    const job = isClosed ? undefined : await claim(context)
    if (!job) return
    await inTurn(() => attempt(context, job))
  }
}

/** The job whose last portion was longest ago, of which nobody else has the next for half a minute. */
async function claim({ database }: RecordsContext): Promise<BulkJob | undefined> {
  const { rows } = await sql<BulkJob>`
    UPDATE "_bulk_jobs" SET "leased_until" = now() + interval '30 seconds'
    WHERE "id" = (
      SELECT "id" FROM "_bulk_jobs"
      WHERE "state" IN ('checking', 'running') AND ("leased_until" IS NULL OR "leased_until" < now())
      ORDER BY "turn_at" NULLS FIRST LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${jobColumns}`.execute(database.db)
  return rows[0]
}

async function attempt(context: RecordsContext, job: BulkJob): Promise<void> {
  const resource = context.registry[job.resource] as Resource | undefined
  try {
    const actor = await actorOf(context, job.actorId)
    // Nobody who has left, and no area that is no more.
    if (!actor || !resource) throw new ApiError('forbidden')
    const isOver = await runPortion(context, resource, actor, job)
    if (isOver) await tell(context, resource, job, false)
  } catch (fault) {
    if (fault instanceof Overtaken) return
    const error = asApiError(fault)
    // The database is asked again when it answers.
    if (error.code === 'unavailable') throw fault
    if (error.code === 'internal')
      context.log.error({ err: fault, job: job.id }, 'A change of many records has failed.')
    await context.database.transaction((db) => endBulkJob(db, job, 'failed', error))
    if (resource) await tell(context, resource, job, true)
  }
}

/** Tells its person what became of it. */
async function tell(
  context: RecordsContext,
  resource: Resource,
  { id, actorId, action }: BulkJob,
  isFailed: boolean,
): Promise<void> {
  const [ended] = await readBulkJobs(context.database.db, sql<boolean>`"id" = ${id}`, 1)
  const { done = 0, refused = 0, outcomes } = ended ?? {}
  if (action === 'import' && !isFailed && outcomes) {
    const { created, updated } = outcomes
    const actor = { id: actorId }
    return importEnded.ask(context, actor, resource, { created, updated, refused })
  }
  await jobEnded.ask(context, resource, { actorId, done, refused, isFailed })
}
