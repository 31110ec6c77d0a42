// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkLog } from '../../server/seals/checkLog.ts'
import { noteErasure } from '../../server/seals/noteErasure.ts'
import { sealHistory } from '../../server/seals/sealHistory.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { preparedProduct } from '../support/preparedProduct.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ template: preparedProduct })
  await seal()
}, 120_000)
afterAll(() => database?.close())

/** Seals once all transactions that were under way are over, those of other suites on the same server too. */
async function seal(): Promise<number> {
  const { rows } = await sql<{ upto: string }>`
    SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS "upto"`.execute(database.db)
  const isOver = async () =>
    (
      await sql<{ over: boolean }>`
        SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${rows[0]?.upto}::xid8 AS "over"`.execute(
        database.db,
      )
    ).rows[0]?.over
  await vi.waitFor(async () => expect(await isOver()).toBe(true), { timeout: 20_000, interval: 50 })
  return database.transaction((tx) => sealHistory(tx))
}
const check = (known?: string) => database.session((db) => checkLog(db, known))
const kinds = async () => (await check()).broken.map(({ kind }) => kind)
const record = '01932b1c-7a80-7000-8000-00000000aaaa'
let count = 0

const entry = (number = ++count) => `01932b1c-7a80-7000-8000-${String(number).padStart(12, '0')}`
const write = async (db = database.db, tx = 'pg_current_xact_id()') => {
  const id = entry()
  await sql`
    INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
    VALUES (${id}, 'tag', ${record}, ${count}, now(), 'a', 'A', 'update',
      '[{"field": "name", "before": "x", "after": "y"}]', 'r', ${sql.raw(tx)})`.execute(db)
  return id
}
const change = (id: string, name: string) =>
  sql`UPDATE "_history" SET "actor_name" = ${name} WHERE "id" = ${id}`.execute(database.db)

describe('the chain of the history', () => {
  it('has every entry once, whatever the order in which transactions end', async () => {
    const before = (await check()).entries
    await write()
    expect(await seal()).toBe(1)
    await write()
    await write(database.db, 'NULL')
    expect(await seal()).toBe(2)
    expect(await seal()).toBe(0)
    const { entries, broken, head } = await check()
    expect([entries - before, broken]).toEqual([3, []])
    expect(head).toMatch(/^[0-9a-f]{64}$/)
    expect((await check(head ?? '')).broken).toEqual([])
    expect((await check('00')).broken).toMatchObject([{ kind: 'unknown' }])
  })

  it('shows what was changed, taken out or put in afterwards', async () => {
    const id = await write()
    await seal()
    await change(id, 'B')
    expect((await check()).broken).toMatchObject([{ kind: 'altered', id, resource: 'tag', recordId: record }])
    await change(id, 'A')
    expect(await kinds()).toEqual([])
    const inserted = await write(database.db, `'3'`)
    expect((await check()).broken).toMatchObject([{ kind: 'inserted', id: inserted }])
    await sql`DELETE FROM "_history" WHERE "id" = ${inserted}`.execute(database.db)
    const { rows } = await sql<Record<string, unknown>>`
      DELETE FROM "_history" WHERE "id" = ${id} RETURNING to_jsonb("_history") AS row`.execute(database.db)
    expect(await kinds()).toEqual(['removed'])
    await sql`
      INSERT INTO "_history" SELECT * FROM jsonb_populate_record(NULL::"_history", ${JSON.stringify(rows[0]?.row)}::jsonb)`.execute(
      database.db,
    )
    expect(await kinds()).toEqual([])
  })

  it('shows a portion that was made anew or is gone', async () => {
    const id = await write()
    await seal()
    await write()
    await seal()
    const { head } = await check()
    await sql`
      UPDATE "_history_seals" SET "hash" = repeat('0', 64) WHERE "entries" @> ARRAY[${id}::uuid]`.execute(
      database.db,
    )
    expect(await kinds()).toEqual(['chain', 'chain'])
    const last = sql`SELECT max("number") FROM "_history_seals"`
    await sql`DELETE FROM "_history_seals" WHERE "number" IN (${last})`.execute(database.db)
    expect((await check(head ?? '')).broken.map(({ kind }) => kind)).toContain('unknown')
    await sql`TRUNCATE "_history_seals"`.execute(database.db)
    await seal()
    expect(await kinds()).toEqual([])
  })

  it('explains what was erased on purpose, by notes that are sealed themselves', async () => {
    const [stripped, gone] = [await write(), await write()]
    await seal()
    await database.transaction(async (tx) => {
      await sql`UPDATE "_history" SET "changes" = '[]' WHERE "id" = ${stripped}`.execute(tx)
      await noteErasure(tx, { resource: 'tag', records: [record] })
      await sql`DELETE FROM "_history" WHERE "id" = ${gone}`.execute(tx)
      await noteErasure(tx, { records: [gone] })
    })
    expect(await kinds()).toEqual([])
    await write()
    await seal()
    expect(await kinds()).toEqual([])
    await sql`DELETE FROM "_history_erasures" WHERE "records" = ARRAY[${gone}::uuid]`.execute(database.db)
    expect(await kinds()).toEqual(['chain', 'removed'])
    await sql`TRUNCATE "_history_seals", "_history_erasures"`.execute(database.db)
    await seal()
    const old = await write()
    await seal()
    await sql`DELETE FROM "_history" WHERE "id" = ${old}`.execute(database.db)
    expect(await kinds()).toEqual(['removed'])
    await database.transaction((tx) => noteErasure(tx, { until: '2025-01-01T00:00:00.000Z' }))
    expect(await kinds()).toEqual([])
  })
})
