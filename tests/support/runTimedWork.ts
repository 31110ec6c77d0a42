import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { jobsOf } from '../../server/jobs/jobsOf.ts'
import { runDue } from '../../server/jobs/runDue.ts'
import { comesAt, nextAfter } from '../../server/jobs/schedule.ts'
import { storeJobs } from '../../server/jobs/storeJobs.ts'
import { inShopWays } from '../../server/shopWays.ts'
import { furtherJobs } from '../../start/timedWork.ts'

/**
 * Does at once what comes in the minute of `now`, and what is asked for meanwhile; other work of the clock is as if it had been done. So a test
 * moves the clock, forwards and back.
 */
export async function runTimedWork(context: Context, now: Date = new Date()): Promise<void> {
  const jobs = jobsOf(context, furtherJobs)
  await storeJobs(context, jobs)
  for (const [work, job] of Object.entries(jobs)) {
    const dueAt = comesAt(job, now) ? now : nextAfter(job, now)
    await sql`
      UPDATE "job" SET "due_at" = ${dueAt.toISOString()}, "status" = 'waiting', "attempts" = 0
      WHERE "work" = ${work} AND "every" IS NOT NULL AND "status" <> 'running'`.execute(context.database.db)
  }
  await inShopWays(context, () => runDue(context, jobs, () => now))
}
