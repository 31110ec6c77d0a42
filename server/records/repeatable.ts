import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../apiError.ts'
import type { Db } from '../database/schema.ts'
import { malformed } from './parameters.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** What is kept of a request that may be repeated. */
export interface Kept<T> {
  /** Of the request, whichever attempt it is. */
  readonly id: string
  /** What was answered, or is known of the answer so far; undefined where it comes for the first time. */
  readonly answer: T | undefined
}

/**
 * Runs `run` once for a key that the client chose, and answers every repetition as the first time. The key is stored in the
 * transaction of what it stands for, so parallel repetitions wait for each other and a refused attempt leaves no trace.
 * @throws ApiError `malformed`, `repeated-key` where the key came with something else before
 */
export async function once(
  work: Work,
  key: unknown,
  request: unknown,
  run: () => Promise<Values>,
): Promise<Values> {
  if (key === undefined) return run()
  const kept = await claim<Values>(work, key, request)
  if (kept.answer) return kept.answer
  const answer = await run()
  await storeAnswer(work, kept.id, answer)
  return answer
}

/**
 * What is kept under a key that the client chose, for nobody else until the end of the transaction.
 * @throws ApiError as `once`
 */
export async function claim<T>({ db, actor, at }: Work, key: unknown, request: unknown): Promise<Kept<T>> {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw malformed('Idempotency-Key')
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const { rows } = await sql<{ id: string; hash: string; answer: string }>`
    INSERT INTO "_repeatable" AS kept ("id", "actor_id", "key", "hash", "answer", "at")
    VALUES (${uuidv7()}, ${actor.id}, ${key}, ${hash}, '', ${at})
    ON CONFLICT ("actor_id", "key") DO UPDATE SET "key" = kept."key" RETURNING "id", "hash", "answer"`.execute(
    db,
  )
  const [kept] = rows
  if (kept?.hash !== hash) throw new ApiError('repeated-key')
  if (kept.answer !== '') return { id: kept.id, answer: JSON.parse(kept.answer) as T }
  return { id: kept.id, answer: undefined }
}

/** Nobody repeats a request after two days; and what was answered names people, who may have been forgotten since. For the clock. */
export async function purgeAnswers(db: Db): Promise<void> {
  await sql`DELETE FROM "_repeatable" WHERE "at" < now() - interval '2 days'`.execute(db)
}

/** Keeps what is answered to a request that was claimed. */
export async function storeAnswer({ db }: Work, id: string, answer: unknown): Promise<void> {
  await sql`UPDATE "_repeatable" SET "answer" = ${JSON.stringify(answer)} WHERE "id" = ${id}`.execute(db)
}
