import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../../../messages/notification/notification.ts'

type Status = RecordOf<typeof notification>['status']

/** What has become of one answer of a conversation. */
export interface Delivery {
  /** The word of the conversation. */
  readonly entry: string
  readonly status: Status
  /** Why it was held back, by its code. */
  readonly held: string | null
  /** What the carrier said of its failure. */
  readonly error: string | null
}

/** A conversation: its words, and the files that went with them. */
interface Conversation {
  readonly thread: readonly Readonly<{ id: string; sentAs: string | null }>[]
  readonly files: readonly Readonly<{ entry: string; sentAs: string | null }>[]
}

/** An answer of several messages is where the one is that got least far. */
const leastFar: readonly Status[] = [
  ...(['failed', 'bounced', 'suppressed', 'cancelled', 'scheduled', 'queued'] as const),
  ...(['sent', 'delivered', 'opened', 'clicked'] as const),
]

/** What has become of the answers that were sent; nothing of one that the log has forgotten. */
export async function deliveries(db: Db, { thread, files }: Conversation): Promise<readonly Delivery[]> {
  const sent = new Map(
    [...thread.map(({ id, sentAs }) => ({ entry: id, sentAs })), ...files].flatMap(({ entry, sentAs }) =>
      sentAs ? [[sentAs, entry] as const] : [],
    ),
  )
  if (sent.size === 0) return []
  const { rows } = await sql<Omit<Delivery, 'entry'> & { id: string }>`
    SELECT n."id", n."status", n."reason" AS "held", coalesce(n."bounce_reason", n."error") AS "error" FROM "notification" n
    WHERE n."id" = ANY (${[...sent.keys()]}::uuid[]) ORDER BY array_position(${[...leastFar]}::text[], n."status")`.execute(
    db,
  )
  const found = new Map<string, Delivery>()
  for (const { id, ...told } of rows) {
    const entry = sent.get(id)
    if (entry && !found.has(entry)) found.set(entry, { entry, ...told })
  }
  return [...found.values()]
}
