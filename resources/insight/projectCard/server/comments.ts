import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { projectCard } from '../projectCard.ts'

type Card = RecordOf<typeof projectCard>
type Comment = Card['comments'][number]

interface Talking {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/** Adds what somebody says of a card. */
export const addComment = ({ records, actor, at }: Talking, card: Card, text: string): Promise<Card> => {
  const comment = { text, author: actor.name, authorId: actor.id, at } as Comment
  return records.write(projectCard, card.id, { comments: [...card.comments, comment] }, 'comment')
}

/**
 * Puts other words into a comment of one's own, or takes it back.
 * @throws ApiError `not-found`, `not-allowed-now` for what somebody else said
 */
export function changeComment(
  { records, actor, at }: Talking,
  card: Card,
  id: string,
  text: string | null,
): Promise<Card> {
  const comment = card.comments.find((each) => each.id === id)
  if (!comment) throw new ApiError('not-found')
  if (comment.authorId !== actor.id) throw new ApiError('not-allowed-now')
  const comments = card.comments.flatMap((each) =>
    each.id !== id ? [each] : text === null ? [] : [{ ...each, text, editedAt: at }],
  )
  return records.write(projectCard, card.id, { comments }, 'comment')
}

/**
 * Puts back a comment that its author took back within the last day, as it was: its words, its time and its place. The history says what
 * it was, so that nobody writes at another time than now.
 * @throws ApiError `not-found`
 */
export async function putBackComment(
  { db, records, actor, at }: Talking,
  card: Card,
  id: string,
): Promise<Card> {
  const { rows } = await sql<{ before: Comment[] | null }>`
    SELECT c->'before' AS "before" FROM "_history" h CROSS JOIN LATERAL jsonb_array_elements(h."changes") c
    WHERE h."resource" = ${projectCard.name} AND h."record_id" = ${card.id} AND h."actor_id" = ${actor.id}
      AND h."at" > ${at}::timestamptz - interval '1 day' AND h."action" = 'comment' AND c->>'field' = 'comments'
    ORDER BY h."id" DESC`.execute(db)
  const found = rows.flatMap(({ before }) => before ?? []).find((each) => each.id === id)
  if (found?.authorId !== actor.id || card.comments.some((each) => each.id === id))
    throw new ApiError('not-found')
  const comments = [...card.comments, found].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return records.write(projectCard, card.id, { comments }, 'comment')
}
