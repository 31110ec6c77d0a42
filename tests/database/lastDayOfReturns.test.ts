import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import lastDayOfReturns from '../../server/database/migrations/0006-last-day-of-returns.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database.close())

it('orders that have arrived say the last day of their lines, the others none', async () => {
  const { db } = database
  const [arrived, kept, open] = [1, 2, 3].map((last) => `01932b1c-7a80-7000-8000-00000000000${last}`)
  await sql`CREATE TABLE "order" ("id" uuid)`.execute(db)
  await sql`CREATE TABLE "order_lines" ("owner_id" uuid, "returnable_until" date)`.execute(db)
  await sql`INSERT INTO "order" VALUES (${arrived}), (${kept}), (${open})`.execute(db)
  await sql`INSERT INTO "order_lines" VALUES (${arrived}, '2026-11-20'), (${arrived}, '2026-11-24'), (${arrived}, NULL), (${kept}, NULL)`.execute(
    db,
  )
  await database.transaction((tx) => lastDayOfReturns(tx))
  const { rows } =
    await sql`SELECT "id", "returnable_until"::text AS "until" FROM "order" ORDER BY "id"`.execute(db)
  expect(rows).toEqual([
    { id: arrived, until: '2026-11-24' },
    { id: kept, until: null },
    { id: open, until: null },
  ])
})
