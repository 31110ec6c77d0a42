import type { Resource } from '../../src/core/index.ts'
import type { Context, Job, Jobs } from '../context.ts'
import { inTransaction } from '../records/work.ts'
import { systemActor } from '../systemActor.ts'
import { type Claimed, claim, fail, finish, isSpent, leaseSeconds, renewLease } from './claim.ts'
import { insertJob } from './storeJobs.ts'

/**
 * The jobs of the product. Others were looked at first. graphile-worker (MIT, 1 MB) takes connections of `pg` and wakes by LISTEN, which
 * the product keeps away from. pg-boss 12 (MIT, 1.6 MB) was seen to run on both engines, but brings 13 tables and 6 functions in a schema of
 * its own, beside the migration, the backup and the restore of the product, advisory locks, and 84 statements a minute for one idle
 * queue, where a look at this table is two every ten seconds. What is needed here is one table, and that a job and its end are one transaction.
 *
 * Does what is due, one after the other, until nothing is: what the clock brings, what was missed, what a process left behind, and what is
 * to be tried again. A failure is logged and stored; the rest goes on.
 */
export async function runDue(
  context: Context,
  jobs: Jobs,
  clock: () => Date = () => new Date(),
): Promise<void> {
  for (;;) {
    const now = clock()
    const claimed = await claim(context.database.db, jobs, now)
    if (!claimed) return
    await attempt(context, claimed, jobs[claimed.work] as Job, now)
  }
}

/** Counted and traced, what it asks of the database included, under the area of the jobs. */
async function attempt(context: Context, claimed: Claimed, job: Job, now: Date): Promise<void> {
  const { metrics, traces, log } = context
  const start = performance.now()
  const once = () => attemptOnce(context, claimed, job, now)
  const tried = () => traces?.job(claimed.work, once) ?? once()
  const isDone = await (metrics ? metrics.within('job', tried) : tried())
  const seconds = (performance.now() - start) / 1000
  metrics?.job(claimed.work, isDone ? 'done' : 'failed', seconds)
  if (isDone) log.debug({ job: claimed.work, subject: claimed.subject, seconds }, 'A job is done.')
}

async function attemptOnce(context: Context, claimed: Claimed, job: Job, now: Date): Promise<boolean> {
  const { database, log } = context
  const stopRenewing = keepLease(context, claimed)
  try {
    if (claimed.left && isSpent({ ...claimed, attempts: claimed.attempts - 1 }, job))
      throw new Error('The server stopped while it ran, each time. It was expected to end.')
    await (job.outside ? outside(context, claimed, job, now) : inside(context, claimed, job, now))
    return true
  } catch (error) {
    const hasFailed = isSpent(claimed, job)
    log.error(
      { err: error, job: claimed.work, subject: claimed.subject, attempts: claimed.attempts },
      hasFailed ? 'A job has failed. Staff find it among the jobs.' : 'A job failed. It is tried again.',
    )
    await fail(database.db, claimed, job, messageOf(error), now)
    return false
  } finally {
    stopRenewing()
  }
}

async function outside(context: Context, claimed: Claimed, job: Job, now: Date): Promise<void> {
  await job.outside?.(context, now)
  await finish(context.database.db, claimed, job, now)
}

/** What it does and that it is done are one transaction. */
const inside = (context: Context, claimed: Claimed, job: Job, now: Date): Promise<void> =>
  inTransaction(context, { actor: systemActor, requestId: 'timed' }, async ({ db, records, effects }) => {
    await job.run?.({
      db,
      records,
      actor: systemActor,
      now: now.toISOString(),
      since: claimed.since,
      subject: claimed.subject,
      ask: (work, subject, about) =>
        insertJob(db, context.registry.job as Resource, { work, subject, about, dueAt: now }),
      after: (effect) => void effects.push(() => effect(context)),
    })
    await finish(db, claimed, job, now)
  })

/** Renews the lease until the answer is called. A renewal that waits, as the only connection is taken, is not asked for twice. */
function keepLease({ database, log }: Context, claimed: Claimed): () => void {
  let isAsked = false
  const timer = setInterval(
    () => {
      if (isAsked) return
      isAsked = true
      renewLease(database.db, claimed)
        .catch((error: unknown) => log.warn({ err: error, job: claimed.work }, 'A lease was not renewed.'))
        .finally(() => {
          isAsked = false
        })
    },
    (leaseSeconds * 1000) / 4,
  )
  timer.unref()
  return () => clearInterval(timer)
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ') || 'It failed without a word.'
