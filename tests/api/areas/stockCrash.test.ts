import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { temporaryDirectory } from '../../support/database.ts'

/** Lets a process of its own move stock, kills it so long after its first movement, and answers how many it acknowledged. */
async function killedAfter(milliseconds: number, dataDir: string): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stockLoad.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  const lines = createInterface(child.stdout)
  const ended = once(lines, 'close').then(() => 'ended' as const)
  const writing = once(lines, 'line')
  lines.on('line', () => {
    acknowledged += 1
  })
  const outcome = await Promise.race([writing.then(() => sleep(milliseconds)), ended])
  if (outcome === 'ended') throw new Error('The writing process ended by itself.')
  child.kill('SIGKILL')
  await ended
  return acknowledged
}

describe('the stock of a server that is killed while it writes', () => {
  const dataDir = temporaryDirectory()
  let moved = 0

  afterAll(() => rmSync(dataDir, { recursive: true }))

  it.each([20, 500, 1200])(
    'adds up and has every acknowledged movement, %d ms after its first',
    async (milliseconds) => {
      moved += await killedAfter(milliseconds, dataDir)
      const database = await openDatabase({ dataDir })
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS "count" FROM "stock_movement"`.execute(database.db)
      const faults = await checkStock(database.db)
      await database.close()
      expect(faults).toEqual([])
      expect(rows[0]?.count).toBeGreaterThanOrEqual(moved * 2)
    },
    120_000,
  )
})
