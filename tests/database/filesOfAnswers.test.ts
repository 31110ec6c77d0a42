import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import filesOfAnswers from '../../server/database/migrations/0004-files-of-answers.ts'
import filesOfReturns from '../../server/database/migrations/0005-files-of-returns.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database.close())

it('the file of a word is kept beside it, with the message that carried it', async () => {
  const { db } = database
  await sql`CREATE TABLE "contact_message_thread" ("id" uuid, "owner_id" uuid, "position" integer, "file" jsonb, "sent_as" text)`.execute(
    db,
  )
  const owner = '01932b1c-7a80-7000-8000-000000000001'
  const word = (position: number, file: object | null, sentAs: string | null) => sql`
    INSERT INTO "contact_message_thread" VALUES (gen_random_uuid(), ${owner}, ${position}, ${file && JSON.stringify(file)}::jsonb, ${sentAs})`
  await word(0, null, 'n1').execute(db)
  await word(1, { name: 'sizes.csv' }, 'n2').execute(db)
  await word(2, { name: 'care.txt' }, null).execute(db)
  await database.transaction((tx) => filesOfAnswers(tx))
  const { rows } = await sql`
    SELECT t."position" AS "word", f."position", f."file", f."sent_as" FROM "contact_message_files" f
    JOIN "contact_message_thread" t ON t."id"::text = f."entry" AND t."owner_id" = f."owner_id" ORDER BY f."position"`.execute(
    db,
  )
  expect(rows).toEqual([
    { word: 1, position: 0, file: { name: 'sizes.csv' }, sent_as: 'n2' },
    { word: 2, position: 1, file: { name: 'care.txt' }, sent_as: null },
  ])
})

it('the file of a word about a return is kept beside it', async () => {
  const { db } = database
  await sql`CREATE TABLE "order_return_thread" ("id" uuid, "owner_id" uuid, "position" integer, "file" jsonb)`.execute(
    db,
  )
  const owner = '01932b1c-7a80-7000-8000-000000000002'
  await sql`INSERT INTO "order_return_thread" VALUES (gen_random_uuid(), ${owner}, 0, NULL),
    (gen_random_uuid(), ${owner}, 1, ${JSON.stringify({ name: 'report.pdf' })}::jsonb)`.execute(db)
  await database.transaction((tx) => filesOfReturns(tx))
  const { rows } = await sql`
    SELECT t."position" AS "word", f."position", f."file", f."sent_as" FROM "order_return_files" f
    JOIN "order_return_thread" t ON t."id"::text = f."entry" AND t."owner_id" = f."owner_id"`.execute(db)
  expect(rows).toEqual([{ word: 1, position: 0, file: { name: 'report.pdf' }, sent_as: null }])
})
