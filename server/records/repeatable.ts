import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../apiError.ts'
import { malformed } from './parameters.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Runs `run` once for a key that the client chose, and answers every repetition as the first time. The key is stored in the
 * transaction of what it stands for, so parallel repetitions wait for each other and a refused attempt leaves no trace.
 * @throws ApiError `repeated-key` where the key came with something else before
 */
export async function once(
  work: Work,
  key: unknown,
  request: unknown,
  run: () => Promise<Values>,
): Promise<Values> {
  if (key === undefined) return run()
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw malformed('Idempotency-Key')
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const { db, actor, at } = work
  const taken = await sql`
    INSERT INTO "_repeatable" ("id", "actor_id", "key", "hash", "answer", "at")
    VALUES (${uuidv7()}, ${actor.id}, ${key}, ${hash}, '', ${at})
    ON CONFLICT ("actor_id", "key") DO NOTHING RETURNING "id"`.execute(db)
  if (taken.rows.length === 0) return earlier(work, key, hash)
  const answer = await run()
  await sql`
    UPDATE "_repeatable" SET "answer" = ${JSON.stringify(answer)} WHERE "actor_id" = ${actor.id} AND "key" = ${key}`.execute(
    db,
  )
  // Nobody repeats a request after two days; each person's keys are few.
  await sql`DELETE FROM "_repeatable" WHERE "actor_id" = ${actor.id} AND "at" < now() - interval '2 days'`.execute(
    db,
  )
  return answer
}

async function earlier({ db, actor }: Work, key: string, hash: string): Promise<Values> {
  const { rows } = await sql<{ hash: string; answer: string }>`
    SELECT "hash", "answer" FROM "_repeatable" WHERE "actor_id" = ${actor.id} AND "key" = ${key}`.execute(db)
  if (rows[0]?.hash !== hash) throw new ApiError('repeated-key')
  return JSON.parse(rows[0].answer) as Values
}
