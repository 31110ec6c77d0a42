import type { Records } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { conversation } from '../conversation.ts'

type Conversation = RecordOf<typeof conversation>
type Mark = Conversation['marks'][number]

/** Changes somebody's own mark in a conversation; where it says so already nothing is written. */
export function mark(
  records: Records,
  { id, marks }: Conversation,
  person: string,
  change: Partial<Pick<Mark, 'readAt' | 'muted'>>,
  action: string,
): Promise<Conversation> {
  const own = marks.find((each) => each.person === person)
  const others = marks.filter((each) => each !== own)
  const next = { person, readAt: null, muted: false, ...own, ...change } as Mark
  return records.write(conversation, id, { marks: [...others, next] }, action)
}
