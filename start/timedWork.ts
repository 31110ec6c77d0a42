import { sql } from 'kysely'
import { renewSummaries } from '../resources/insight/dashboard/server/keepSummaries.ts'
import { tellDigest } from '../resources/insight/inbox/server/tellDigest.ts'
import type { Context } from '../server/context.ts'
import { inTransaction } from '../server/records/work.ts'
import { inShopWays } from '../server/shopWays.ts'
import { systemActor } from '../server/systemActor.ts'

/**
 * Runs what areas do by the clock (`everyMinute` of their hooks), each area in a transaction of its own. Where several servers
 * share a database, one of them does the work of an area and the others pass. A failure is logged; the next minute tries again.
 */
export const runTimedWork = (context: Context, now: Date = new Date()): Promise<void> =>
  byTheClock(context, () => runAll(context, now))

/** A database that does not answer is asked again the next minute. */
const byTheClock = (context: Context, work: () => Promise<void>): Promise<void> =>
  inShopWays(context, work).catch((error: unknown) =>
    context.log.error({ err: error }, 'Timed work could not begin. It is tried again in a minute.'),
  )

async function runAll(context: Context, now: Date): Promise<void> {
  for (const [name, { everyMinute }] of Object.entries(context.hooks)) {
    if (!everyMinute) continue
    try {
      await inTransaction(context, { actor: systemActor, requestId: 'timed' }, async (work) => {
        const { rows } = await sql<{ mine: boolean }>`
          SELECT pg_try_advisory_xact_lock(hashtext(${`atelier timed ${name}`})) AS mine`.execute(work.db)
        if (!rows[0]?.mine) return
        const at = now.toISOString()
        await everyMinute({
          ...{ db: work.db, records: work.records, actor: systemActor, now: at },
          after: (effect) => void work.effects.push(() => effect(context)),
        })
      })
    } catch (error) {
      context.log.error({ err: error, area: name }, 'Timed work failed. It is tried again in a minute.')
    }
  }
  await tellDigest(context, now)
  await renewSummaries(context)
}

/**
 * Runs timed work every minute until the answer is called, which waits for what is under way. The figures of the dashboards are brought
 * up to date at once: after a release that sums otherwise nobody shall wait for them.
 */
export function startTimedWork(context: Context): () => Promise<void> {
  let isBusy = true
  let running = byTheClock(context, () => renewSummaries(context)).finally(() => {
    isBusy = false
  })
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = runTimedWork(context).finally(() => {
      isBusy = false
    })
  }, 60_000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
