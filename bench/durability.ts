import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { Client } from 'pg'
import { crashRound, type Written, writerOf } from '../tests/support/crashRound.ts'
import { temporaryDirectory } from '../tests/support/database.ts'
import { startCluster } from './cluster.ts'

// Kills what writes to a database, again and again on the same one, and counts what is lost of what was acknowledged: on the embedded
// database the process that has it, on PostgreSQL all processes of the server. Every second time also the next one while it recovers.
// npm run test:kills [-- kills, 200 unless given [acknowledged writes, 20,000 unless given [embedded | postgres]]]; of both engines
// unless one is named. It ends when both numbers are reached on each.

const [kills, writes, only] = process.argv.slice(2)
const wanted = { kills: Number(kills ?? 200), acknowledged: Number(writes ?? 20_000) }

/** A database under test: how it is killed, and how its rows and indexes are looked at. */
interface Victim {
  readonly name: string
  readonly written: Written
  crash(kill: () => void, isTwice: boolean): void | Promise<void>
  query(statements: readonly string[]): Promise<unknown[]>
  remove(): void
}

const engines = { embedded, postgres }
for (const [name, engine] of Object.entries(engines))
  if ((only ?? name) === name && (await attack(await engine()))) process.exitCode = 1

/** Answers whether anything was lost. */
async function attack({ name, written, crash, query, remove }: Victim): Promise<boolean> {
  const sum = { kills: 0, acknowledged: 0, missing: 0, partial: 0, inconsistent: 0, slowestStart: 0 }
  const usual = wanted.acknowledged / wanted.kills
  for (let round = 1; sum.kills < wanted.kills || sum.acknowledged < wanted.acknowledged; round++) {
    const isTwice = round % 2 === 0
    const least = Math.ceil(Math.random() * 2 * usual)
    const found = await crashRound(written, Math.random() * 50, (kill) => crash(kill, isTwice), least)
    sum.kills += isTwice ? 2 : 1
    sum.acknowledged += found.acknowledged.length
    sum.missing += found.missing.length
    sum.partial += found.partial.length
    sum.inconsistent += found.consistent ? 0 : 1
    sum.slowestStart = Math.max(sum.slowestStart, Math.round(found.reopened))
    if (round % 10 === 0 || isAnythingLost(sum)) console.log(`${name}, round ${round}`, sum)
  }
  const damage = await query([
    'create extension if not exists amcheck',
    `select bt_index_parent_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relpersistence = 'p'`,
    `select r.* from pg_class c, lateral verify_heapam(c.oid) r where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'`,
  ])
  remove()
  if (damage.length > 0) throw new Error(`Damaged rows: ${JSON.stringify(damage.slice(0, 5))}`)
  const isLost = isAnythingLost(sum)
  console.log(
    `${name}: ${isLost ? 'ACKNOWLEDGED WRITES WERE LOST.' : 'nothing lost, all tables and indexes sound.'}`,
    sum,
  )
  return isLost
}

function isAnythingLost(sum: { missing: number; partial: number; inconsistent: number }): boolean {
  return sum.missing + sum.partial + sum.inconsistent > 0
}

function embedded(): Victim {
  const dataDir = temporaryDirectory()
  return {
    name: 'embedded',
    written: { dataDir },
    crash(kill, isTwice) {
      kill()
      if (!isTwice) return
      const timeout = 150 + Math.floor(Math.random() * 600)
      spawnSync(process.execPath, writerOf({ dataDir }), { timeout, killSignal: 'SIGKILL' })
    },
    async query(statements) {
      const database = await PGlite.create(join(dataDir, 'database'), { extensions: { amcheck } })
      let rows: unknown[] = []
      for (const statement of statements) rows = (await database.query(statement)).rows
      await database.close()
      return rows
    },
    remove: () => rmSync(dataDir, { recursive: true }),
  }
}

async function postgres(): Promise<Victim> {
  const { server, crash, stop } = await startCluster()
  return {
    name: 'postgres',
    written: { dataDir: '', databaseUrl: server },
    async crash(kill, isTwice) {
      // The server first: what it acknowledged to a writer that is still there is known to be acknowledged.
      await crash()
      if (isTwice) await crash()
      kill()
    },
    async query(statements) {
      const client = new Client({ connectionString: server })
      await client.connect()
      let rows: unknown[] = []
      for (const statement of statements) rows = (await client.query(statement)).rows
      await client.end()
      return rows
    },
    remove: stop,
  }
}
