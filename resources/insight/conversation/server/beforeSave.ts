import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { conversation } from '../conversation.ts'

type Conversation = RecordOf<typeof conversation>

/**
 * Whoever begins a conversation is one of its members, and nobody talks to themselves. A member leaves by themselves (`leave`), so that
 * nobody is put out of what they take part in. Somebody new has read nothing yet; the marks of whoever has left go.
 * @throws ApiError `invalid` at `members`
 */
export function beforeSave({
  record,
  previous,
  action,
  actor,
  at,
}: OpenChange<Conversation>): Partial<Conversation> {
  const isNew = action === 'create'
  const isTheirs = isNew && actor !== systemActor
  const members =
    isTheirs && !record.members.includes(actor.id) ? [actor.id, ...record.members] : record.members
  if (isNew && members.length < 2) throw refused<Conversation>('members', 'required')
  const isGone = previous?.members.some((id) => !members.includes(id))
  if (isGone && action !== 'leave') throw refused<Conversation>('members', 'not-allowed')
  return {
    members,
    lastAt: record.lastAt ?? at,
    marks: record.marks.filter(({ person }) => members.includes(person)),
  }
}
