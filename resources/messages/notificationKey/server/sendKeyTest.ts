import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { Announcing } from '../../notification/server/announcing.ts'
import { sendTest } from '../../template/server/sendTest.ts'
import { template } from '../../template/template.ts'
import type { notificationKey } from '../notificationKey.ts'

/** Where what an event says is tried. */
interface KeyTest {
  readonly to: string
}

/**
 * Queues what an event says by e-mail, in every language that it has words in, for one address.
 * @throws ApiError `invalid` at `to` where it has none
 */
export async function sendKeyTest(
  work: Announcing,
  { id }: RecordOf<typeof notificationKey>,
  { to }: KeyTest,
  actor: Actor,
): Promise<{ sent: number }> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "template" WHERE "key" = ${id} AND "channel" = 'email' AND "status" = 'active'
    ORDER BY "locale", "id"`.execute(work.db)
  if (rows.length === 0) throw refused<KeyTest>('to', 'no-mail-words')
  for (const row of rows) {
    const found = (await findRecord(work.db, template, row.id)) as RecordOf<typeof template>
    await sendTest(work, found, to, actor)
  }
  return { sent: rows.length }
}
