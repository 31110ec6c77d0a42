import type { Pool, PoolClient } from 'pg'
import type { Log } from '../engine.ts'

/** What the maintenance of the embedded database works on. */
export interface MaintenanceSettings {
  pool: Pool
  /** Milliseconds between two looks. */
  interval: number
  /** Runs without the limit on statements: a VACUUM may take longer than any request. */
  withoutLimit<T>(run: () => Promise<T>): Promise<T>
  log: Log
}

/**
 * Does what PostgreSQL's background processes do and PGlite, which has none, does not: as long as something is written, a
 * checkpoint at each interval, and VACUUM (ANALYZE) of the tables that need it by the rules of autovacuum.
 * The result ends it, after what is under way.
 */
export function maintain({ pool, interval, withoutLimit, log }: MaintenanceSettings): () => Promise<void> {
  let settledAt: string | undefined // the end of the log when there was nothing left to do
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= lookAfter()
      .catch((error: unknown) => log.warn(`The embedded database was not maintained: ${String(error)}`))
      .finally(() => {
        running = undefined
      })
  }, interval).unref()

  async function lookAfter(): Promise<void> {
    const due = await alone(async (client) => {
      if ((await walPosition(client)) === settledAt) return []
      if (await isBeingFilled(client)) {
        await client.query('checkpoint')
        return []
      }
      const tables = await tablesToVacuum(client)
      if (tables.length === 0) {
        await client.query('checkpoint')
        settledAt = await walPosition(client)
      }
      return tables
    })
    // A turn for each table, so that requests get theirs in between.
    for (const table of due) {
      const started = performance.now()
      await alone((client) => client.query(`vacuum (analyze) ${table}`))
      log.info(`Vacuumed ${table} in ${Math.round(performance.now() - started)} ms.`)
    }
    if (due.length > 0) await alone((client) => client.query('checkpoint'))
  }

  async function alone<T>(task: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    client.once('error', ignore)
    try {
      return await withoutLimit(() => task(client))
    } finally {
      client.off('error', ignore)
      client.release()
    }
  }

  return async () => {
    clearInterval(timer)
    await running
  }
}

async function walPosition(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return rows[0]?.position
}

/**
 * Whether the one session writes without waiting for the disk, as only what fills a new database does: its tables grow by the minute,
 * and each VACUUM of them would be in vain.
 */
async function isBeingFilled(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ wait: string }>(
    `select current_setting('synchronous_commit') as wait`,
  )
  return rows[0]?.wait === 'off'
}

async function tablesToVacuum(client: PoolClient): Promise<string[]> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string }>(tablesDue)
  return rows.map(({ name }) => name)
}

// The query that the session was busy with already rejects; the event alone would end the process.
function ignore(): void {}

// Autovacuum's thresholds. The counters are lost in a crash: a table that was never analysed counts as due.
const tablesDue = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind in ('r', 'm') and s.schemaname not like 'pg\\_t%' and (
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or (c.reltuples < 0 and pg_relation_size(c.oid) > 0)
    or age(c.relfrozenxid) > 200000000
  )
  order by s.n_dead_tup desc`
