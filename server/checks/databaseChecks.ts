import { sql } from 'kysely'
import { pendingSteps } from '../database/migrate.ts'
import { MigrationRefused } from '../database/migrationRefused.ts'
import type { Database } from '../database/open.ts'
import type { ReplicaState } from '../database/replica.ts'
import { demandNoNewer, release } from '../release.ts'
import { checkKey, keyFile, readKey } from '../secretKey.ts'
import { StartRefused } from '../startRefused.ts'
import { type Check, ok, warning, wrong } from './check.ts'

/** The oldest PostgreSQL that the product runs on. */
const oldest = 15

/** Whether the database answers, how soon, which it is and how large. */
export const checkDatabase: Check = async ({ database: { db, kind } }) => {
  const start = performance.now()
  await sql`SELECT 1`.execute(db)
  const milliseconds = Math.ceil(performance.now() - start)
  const { rows } = await sql<{ version: string; bytes: string }>`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes`.execute(
    db,
  )
  const [{ version = '', bytes = 0 } = {}] = rows
  const number = version.split(' ')[0] ?? ''
  const engine = kind === 'embedded' ? `PGlite (PostgreSQL ${number})` : `PostgreSQL ${number}`
  if (Number.parseInt(number, 10) < oldest) return wrong('databaseOld', { engine, oldest })
  return ok('database', { engine, sizeBytes: Number(bytes), milliseconds })
}

/** Whether the standby that is read from, where there is one, follows the database. */
export const checkStandby: Check = async ({ database }) => {
  const state = await database.standby()
  if (state === undefined) return []
  if (state === 'ready') return ok('standby')
  return state === 'behind' ? warning('standbyBehind') : wrong(standbyWrong[state])
}

const standbyWrong: Readonly<Record<Exclude<ReplicaState, 'ready' | 'behind'>, string>> = {
  unreachable: 'standbyAway',
  noStandby: 'standbyAlone',
  otherDatabase: 'standbyOther',
}

/** Whether the database has the tables of this release. */
export const checkSchema: Check = async ({ database, tables }) => {
  if (!(await hasTable(database, '_release'))) return ok('schemaNone')
  try {
    await demandNoNewer(database)
    const steps = (await pendingSteps(database, tables)).length
    return steps > 0 ? warning('schemaPending', { steps }) : ok('schema', { release, tables: tables.length })
  } catch (error) {
    if (error instanceof StartRefused) return wrong('schemaNewer', { release }, error.message)
    if (error instanceof MigrationRefused) return wrong('schemaRefused', {}, error.message)
    throw error
  }
}

/** Whether this server's key opens the secrets of the database. */
export const checkSecretKey: Check = async ({ database, settings }) => {
  if (!(await hasTable(database, '_secret_key'))) return ok('keyNone')
  try {
    await checkKey(database, settings)
  } catch (error) {
    if (error instanceof StartRefused) return wrong('keyWrong', {}, error.message)
    throw error
  }
  if (settings.secretKey) return ok('keySetting')
  return (await readKey(settings)) ? ok('keyFile', { file: keyFile(settings) }) : ok('keyNone')
}

/** Seconds that the two clocks may be apart: a code of the second step counts for thirty. */
const apart = 5

/** Whether the clock of this machine goes with that of the database, and has not gone back. */
export const checkClock: Check = async ({ database }) => {
  const start = Date.now()
  const { rows } = await sql<{ now: string }>`
    SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`.execute(database.db)
  const seconds = Math.round(Math.abs(Number(rows[0]?.now) - (start + Date.now()) / 2) / 100) / 10
  if (seconds > apart) return wrong('clockApart', { seconds })
  if (!(await hasTable(database, 'job'))) return ok('clock', { seconds })
  const { rows: future } = await sql`
    SELECT 1 FROM job WHERE done_at > ${new Date(Date.now() + 60_000).toISOString()} LIMIT 1`.execute(
    database.db,
  )
  return future.length > 0 ? wrong('clockBack') : ok('clock', { seconds })
}

/** Minutes after which work that is due is late: several servers look every ten seconds. */
const lateMinutes = 10

/** Whether timed work is done, and none has failed. */
export const checkJobs: Check = async ({ database }) => {
  if (!(await hasTable(database, 'job'))) return ok('schemaNone')
  const { rows } = await sql<{ waiting: number; failed: number; late: number }>`
    SELECT count(*) FILTER (WHERE status = 'waiting')::int AS waiting, count(*) FILTER (WHERE status = 'failed')::int AS failed,
      count(*) FILTER (WHERE status = 'waiting' AND due_at < now() - make_interval(mins => ${lateMinutes}))::int AS late
    FROM job`.execute(database.db)
  const { waiting = 0, failed = 0, late = 0 } = rows[0] ?? {}
  return [
    ...(late > 0 ? [wrong('jobsLate', { late, minutes: lateMinutes })] : []),
    ...(failed > 0 ? [warning('jobsFailed', { failed })] : []),
    ...(late + failed > 0 ? [] : [ok('jobs', { waiting })]),
  ]
}

async function hasTable({ db }: Pick<Database, 'db'>, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT to_regclass(${name}) IS NOT NULL AS "is"`.execute(db)
  return rows[0]?.is === true
}
