import { sql } from 'kysely'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { MessageLocale } from '../../notification/rules/channels.ts'
import type { Announcing } from '../../notification/server/announcing.ts'
import { template } from '../template.ts'
import { templateNames, toldIn } from './templateNames.ts'

/** Makes a draft of a template, in another language where one is named; its name tells the two apart. Answers its id. */
export async function copyTemplate(
  { db, records }: Announcing,
  record: RecordOf<typeof template>,
  locale: MessageLocale = record.locale,
): Promise<{ id: string }> {
  const {
    id: _,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    status: _status,
    ...values
  } = record
  const base = toldIn(record.name).slice(0, 90)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM template WHERE name LIKE ${`${base.replace(/[\\%_]/g, '\\$&')} (%`}`.execute(
    db,
  )
  const names = await templateNames((each) => toldIn(record.translations[each]?.name ?? base).slice(0, 90), {
    channel: record.channel,
    kind: record.kind,
    locale,
    count: (rows[0]?.count ?? 0) + 1,
  })
  const made = await records.create(template, {
    ...values,
    ...names,
    locale,
    sentCount: null,
    failedCount: null,
    failureRate: null,
    openRate: null,
    clickRate: null,
    // What stands around it is in its own language.
    layout: locale === record.locale ? record.layout : null,
    // A registration holds for one wording.
    dltTemplateId: null,
    providerName: null,
    providerStatus: record.providerStatus ? 'draft' : null,
  })
  return { id: made.id }
}
