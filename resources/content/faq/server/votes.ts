import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../../../../server/apiError.ts'
import { touch } from '../../../../server/changes/touch.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { faq } from '../faq.ts'

/**
 * Keeps whether an answer helped somebody, in place of what they said before; null takes it back. The question counts both. That is no change
 * of it: it makes no version on which an editor's change would fail.
 * @throws ApiError `not-found` for a question that is not published
 */
export async function vote(
  db: Tx,
  { question, account, helpful }: { question: string; account: string; helpful: boolean | null },
): Promise<void> {
  // Of two who say something at once the second one counts the first.
  const { rows } = await sql`SELECT id FROM faq WHERE id = ${question} AND published FOR UPDATE`.execute(db)
  if (rows.length === 0) throw new ApiError('not-found')
  if (helpful === null)
    await sql`DELETE FROM _faq_votes WHERE question = ${question} AND account_id = ${account}`.execute(db)
  else
    await sql`
      INSERT INTO _faq_votes (id, question, account_id, helpful) VALUES (${uuidv7()}, ${question}, ${account}, ${helpful})
      ON CONFLICT (question, account_id) DO UPDATE SET helpful = excluded.helpful, at = now()`.execute(db)
  await sql`
    UPDATE faq SET (helpful, unhelpful) = (
      SELECT count(*) FILTER (WHERE v.helpful), count(*) FILTER (WHERE NOT v.helpful) FROM _faq_votes v WHERE v.question = faq.id)
    WHERE id = ${question}`.execute(db)
  await touch(db, faq, question)
}
