import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { projectCard } from '../projectCard.ts'

type Card = RecordOf<typeof projectCard>
type Comment = Card['comments'][number]

interface Talking {
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
