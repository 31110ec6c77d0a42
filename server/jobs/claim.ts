import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Job, Jobs } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { nextAfter, retryAfter } from './schedule.ts'

/** Work that this process has taken on; no other does as long as its lease lasts. */
export interface Claimed {
  readonly id: string
  readonly work: string
  readonly subject: string | null
  readonly attempts: number
  readonly since: string | null
  /** Who has taken it on, this time. */
  readonly runner: string
  /** Whether another process had taken it on, and did not even come to tell that it failed. */
  readonly left: boolean
}

/** Seconds for which work is nobody else's, unless the lease is renewed: a process that dies leaves it to another. */
export const leaseSeconds = 120

const lease = sql.raw(`now() + interval '${leaseSeconds} seconds'`)

let claims = 0

/**
 * Takes on what is due longest, in one statement, so that of several processes one gets it; undefined where nothing is due. What a process
 * took on and left behind is due again when its lease is over. Names that this release does not know are left to the one that does.
 */
export async function claim(db: Db, jobs: Jobs, now: Date): Promise<Claimed | undefined> {
  const names = Object.keys(jobs)
  claims += 1
  const runner = `${hostname().slice(0, 80)} ${process.pid} #${claims}`
  const { rows } = await sql<Omit<Claimed, 'since'> & { since: Date | string | null }>`
    UPDATE "job" t SET "status" = 'running', "runner" = ${runner}, "leased_until" = ${lease}, "started_at" = ${now.toISOString()},
      "attempts" = t."attempts" + 1
    FROM (
      SELECT "id", "status" = 'running' AS "left" FROM "job"
      WHERE "work" = ANY (${names}::text[]) AND (
        (("status" = 'waiting' OR ("status" = 'failed' AND "every" IS NOT NULL)) AND "due_at" <= ${now.toISOString()})
        OR ("status" = 'running' AND "leased_until" < now()))
      ORDER BY "due_at", array_position(${names}::text[], "work"), "id" LIMIT 1 FOR UPDATE SKIP LOCKED) due
    WHERE t."id" = due."id"
    RETURNING t."id", t."work", t."subject", t."attempts", t."done_at" AS "since", t."runner", due."left"`.execute(
    db,
  )
  const [row] = rows
  return row && { ...row, since: row.since === null ? null : new Date(row.since).toISOString() }
}

/** Keeps work that takes longer from being taken for left behind. */
export async function renewLease(db: Db, { id, runner }: Claimed): Promise<void> {
  await sql`UPDATE "job" SET "leased_until" = ${lease} WHERE "id" = ${id} AND "runner" = ${runner}`.execute(
    db,
  )
}

/**
 * Stores that work is done, in the transaction of the work where it has one.
 * @throws Error where another process has taken it on meanwhile, so that what this one did is taken back
 */
export async function finish(db: Db, { id, runner }: Claimed, job: Job, now: Date): Promise<void> {
  const mine = sql`"id" = ${id} AND "runner" = ${runner}`
  const { numAffectedRows } = await (job.every === undefined
    ? sql`DELETE FROM "job" WHERE ${mine}`
    : sql`
      UPDATE "job" SET "status" = 'waiting', "due_at" = ${nextAfter(job, now).toISOString()}, "done_at" = ${now.toISOString()},
        "attempts" = 0, "error" = NULL, "failed_at" = NULL, "runner" = NULL, "leased_until" = NULL
      WHERE ${mine}`
  ).execute(db)
  if (numAffectedRows !== 1n)
    throw new Error(
      'Another process took this work on before it was done. One was expected to have it. What it did is taken back here.',
    )
}

const mostByDefault = 5

/** Whether so many attempts are all that work has. */
export const isSpent = ({ attempts }: Claimed, { most = mostByDefault }: Job): boolean => attempts >= most

/**
 * Stores that an attempt failed and when the next one comes. After the last one it has failed; work of the clock goes on once an hour even
 * so, as what it lacked may be there again.
 */
export async function fail(db: Db, claimed: Claimed, job: Job, reason: string, now: Date): Promise<void> {
  const { id, runner, attempts } = claimed
  const status = isSpent(claimed, job) ? 'failed' : 'waiting'
  const next = retryAfter(status === 'failed' ? 60 : attempts, now)
  await sql`
    UPDATE "job" SET "status" = ${status}, "due_at" = ${next.toISOString()}, "error" = ${reason.slice(0, 500)},
      "failed_at" = ${now.toISOString()}, "runner" = NULL, "leased_until" = NULL
    WHERE "id" = ${id} AND "runner" = ${runner}`.execute(db)
}

/** Frees what was taken on before; for a process that has the database to itself. */
export async function freeLeft(db: Db): Promise<void> {
  await sql`UPDATE "job" SET "leased_until" = now() - interval '1 second' WHERE "status" = 'running'`.execute(
    db,
  )
}
