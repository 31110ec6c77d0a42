import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { crashRound } from '../tests/support/crashRound.ts'
import { temporaryDirectory } from '../tests/support/database.ts'

// Kills a process that writes to the embedded database, again and again on the same directory, every second time also
// the next one while it recovers from that, and counts what is lost.
// node bench/durability.ts [rounds, 200 unless given]
const rounds = Number(process.argv[2] ?? 200)
const dataDir = temporaryDirectory()
const sum = { acknowledged: 0, missing: 0, partial: 0, inconsistent: 0, slowestStart: 0 }

for (let round = 1; round <= rounds; round++) {
  const { acknowledged, missing, partial, consistent, reopened } = await crashRound(
    dataDir,
    Math.random() * 1500,
    round % 2 ? undefined : killTwice,
  )
  sum.acknowledged += acknowledged.length
  sum.missing += missing.length
  sum.partial += partial.length
  sum.inconsistent += consistent ? 0 : 1
  sum.slowestStart = Math.max(sum.slowestStart, Math.round(reopened))
  if (round % 10 === 0 || missing.length > 0 || partial.length > 0 || !consistent)
    console.log(`round ${round}`, sum)
}

await checkStructure()
rmSync(dataDir, { recursive: true })
const lost = sum.missing + sum.partial + sum.inconsistent
console.log(lost === 0 ? `Nothing lost in ${rounds} rounds.` : 'ACKNOWLEDGED WRITES WERE LOST.', sum)
process.exitCode = lost === 0 ? 0 : 1

function killTwice(kill: () => void): void {
  kill()
  const writer = join(import.meta.dirname, '../tests/support/writeLoad.ts')
  spawnSync(process.execPath, [writer, dataDir], {
    timeout: 150 + Math.floor(Math.random() * 600),
    killSignal: 'SIGKILL',
  })
}

// Throws when a heap or an index of the database is damaged.
async function checkStructure(): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'database'), { extensions: { amcheck } })
  await database.exec('create extension if not exists amcheck')
  const { rows } = await database.query(`
    select bt_index_parent_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relpersistence = 'p'`)
  const { rows: damage } = await database.query(`
    select r.* from pg_class c, lateral verify_heapam(c.oid) r where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'`)
  await database.close()
  if (damage.length > 0) throw new Error(`Damaged rows: ${JSON.stringify(damage.slice(0, 5))}`)
  console.log(`${rows.length} indexes and all tables are sound.`)
}
