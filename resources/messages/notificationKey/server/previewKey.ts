import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type MessagePreview, previewOf } from '../../template/server/previewOf.ts'
import { template } from '../../template/template.ts'
import type { notificationKey } from '../notificationKey.ts'

/** A text that an event has for a channel and a language. */
interface Words {
  readonly id: string
  readonly channel: string
  readonly locale: string
}

/** What an event says, filled in with samples: all its active texts by channel and language, and one of them whole. */
export async function previewKey(
  db: Db,
  { id }: RecordOf<typeof notificationKey>,
  wanted: string | undefined,
): Promise<{ texts: readonly Words[]; preview: MessagePreview | null }> {
  const { rows: texts } = await sql<Words>`
    SELECT "id", "channel", "locale" FROM "template" WHERE "key" = ${id} AND "status" = 'active'
    ORDER BY "channel", ("locale" = 'en') DESC, "locale", "id"`.execute(db)
  const chosen = texts.find((text) => text.id === wanted) ?? texts[0]
  const found = chosen && (await findRecord(db, template, chosen.id))
  return { texts, preview: found ? await previewOf(db, found as RecordOf<typeof template>, 'samples') : null }
}
