import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import type { contactMessage } from '../contactMessage.ts'

/** What has become of one answer of a conversation. */
export interface Delivery {
  /** The word of the conversation. */
  readonly entry: string
  readonly status: RecordOf<typeof notification>['status']
  /** Why it was held back, by its code. */
  readonly held: string | null
  /** What the carrier said of its failure. */
  readonly error: string | null
}

/** What has become of the answers that were sent; nothing of one that the log has forgotten. */
export async function deliveries(
  db: Db,
  { thread }: RecordOf<typeof contactMessage>,
): Promise<readonly Delivery[]> {
  const sent = new Map(thread.flatMap(({ id, sentAs }) => (sentAs ? [[sentAs, id] as const] : [])))
  if (sent.size === 0) return []
  const { rows } = await sql<Omit<Delivery, 'entry'> & { id: string }>`
    SELECT n."id", n."status", n."reason" AS "held", coalesce(n."bounce_reason", n."error") AS "error" FROM "notification" n
    WHERE n."id" = ANY (${[...sent.keys()]}::uuid[])`.execute(db)
  return rows.flatMap(({ id, ...told }) => {
    const entry = sent.get(id)
    return entry ? [{ entry, ...told }] : []
  })
}
