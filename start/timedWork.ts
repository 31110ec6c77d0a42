import { buildSummaries, renewSummaries } from '../resources/insight/dashboard/server/ensureSummaries.ts'
import { sendDigest } from '../resources/insight/inbox/server/sendDigest.ts'
import { sessionTimes } from '../server/auth/accessSettings.ts'
import { sweep } from '../server/auth/sessions.ts'
import type { Context, Jobs } from '../server/context.ts'
import { freeLeft } from '../server/jobs/claim.ts'
import { jobsOf } from '../server/jobs/jobsOf.ts'
import { runDue } from '../server/jobs/runDue.ts'
import { storeJobs } from '../server/jobs/storeJobs.ts'
import { areaLog } from '../server/log.ts'
import { runBulkJobs } from '../server/records/bulkJobs/bulkRunner.ts'
import { giveUpWaiting } from '../server/records/bulkJobs/startBulkJob.ts'
import { runExports } from '../server/records/keptExports/exportRunner.ts'
import { purgeExports } from '../server/records/keptExports/storeExport.ts'
import { purgeAnswers } from '../server/records/repeatable.ts'
import { inShopWays } from '../server/shopWays.ts'

/** What no area brings. */
export const furtherJobs: Jobs = {
  tellDigest: { every: 1, outside: sendDigest },
  /** What a process that ended has left goes on; what nobody confirmed is given up. */
  goOnInBulk: {
    every: 1,
    outside: async (context) => {
      await giveUpWaiting(context.database.db)
      runBulkJobs(context)
      runExports(context)
    },
  },
  forgetExports: { every: 60, at: 17, outside: purgeExports },
  purgeAnswers: { every: 60, at: 29, outside: ({ database }) => purgeAnswers(database.db) },
  renewSummaries: { every: 1, outside: buildSummaries },
  forgetSessions: {
    every: 60,
    at: 53,
    outside: ({ database, registry, settings }) => sweep(database, sessionTimes(registry, settings)),
  },
}

/** Milliseconds between two looks at what is due. */
const pause = 10_000

/**
 * Does what is due (`server/jobs`) every few seconds until the answer is called, which waits for what is under way. Several servers on one
 * database share the work. The figures of the dashboards are brought up to date at once: after a release that sums otherwise nobody
 * shall wait for them.
 */
export function startTimedWork(server: Context): () => Promise<void> {
  const context = { ...server, log: areaLog(server.log, server.settings, 'jobs') }
  const jobs = jobsOf(context, furtherJobs)
  let isStored = false
  const look = async () => {
    if (!isStored) await begin(context, jobs)
    isStored = true
    await runDue(context, jobs)
  }
  let isBusy = true
  let running = inShopWays(context, () => renewSummaries(context))
    .catch(told(context))
    .finally(() => {
      isBusy = false
    })
  const timer = setInterval(() => {
    if (isBusy || !context.registry.job) return
    isBusy = true
    running = inShopWays(context, look)
      .catch(told(context))
      .finally(() => {
        isBusy = false
      })
  }, pause)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** A database that does not answer is asked again at the next look. */
const told = (context: Context) => (error: unknown) =>
  context.log.error({ err: error }, 'Timed work could not go on. It is tried again in a few seconds.')

async function begin(context: Context, jobs: Jobs): Promise<void> {
  await storeJobs(context, jobs)
  // Nobody else has the embedded database: what runs there was left by a process that ended.
  if (context.database.kind === 'embedded') await freeLeft(context.database.db)
}
