import { sql } from 'kysely'
import { saveRecord } from '../../../../server/records/save.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext, Work } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { type EventKey, eventKeys } from '../../notification/rules/eventKeys.ts'
import { originalLocales, originalOf } from '../../template/server/originals/originalOf.ts'
import { template } from '../../template/template.ts'
import { notificationKey } from '../notificationKey.ts'
import { keyNames } from './keyNames.ts'

/**
 * Gives every event that the code can announce its record, with the product's templates for it: in production as in the demo. What
 * people changed since stays; a template that they archived or deleted does not come back.
 */
export async function keepKeys(context: RecordsContext): Promise<void> {
  if (!context.registry[notificationKey.name] || !context.registry[template.name]) return
  const { rows } = await sql<{ key: string }>`SELECT key FROM notification_key`.execute(context.database.db)
  const known = new Set(rows.map(({ key }) => key))
  const missing = Object.entries(eventKeys).filter(([key]) => !known.has(key))
  if (missing.length === 0) return
  await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
    const presets = await sql<{ id: string; preset: string }>`
      SELECT id, preset FROM _roles WHERE preset IS NOT NULL`.execute(work.db)
    const roles = new Map(presets.rows.map(({ id, preset }) => [preset, id]))
    for (const [key, event] of missing) await store(work, key, event, roles)
  })
}

async function store(
  work: Work,
  key: string,
  event: EventKey,
  roles: ReadonlyMap<string, string>,
): Promise<void> {
  const [name = key, ...others] = keyNames[key] ?? []
  const translations = Object.fromEntries(
    (['fr', 'zh', 'ja'] as const).map((locale, index) => [locale, { name: others[index] ?? name }]),
  )
  const ways = [
    ...event.channels.map((channel) => ({ channel, use: 'always' })),
    ...event.fallback.map((channel) => ({ channel, use: 'fallback' })),
  ]
  const staffRoles = event.roles.flatMap((role) => roles.get(role) ?? [])
  const { group, audience, class: kind, legal } = event
  const values = { key, name, translations, group, audience, class: kind, legal, ways, staffRoles }
  const { id } = await saveRecord(work, notificationKey, values, undefined, { action: 'create' })
  for (const { channel } of ways) {
    // What customers get as text is written once: an SMS needs a registered template for each language.
    const locales = channel === 'email' || channel === 'inApp' ? originalLocales : (['en'] as const)
    for (const locale of locales) {
      const original = originalOf(key, channel as EventKey['channels'][number], locale)
      if (!original) continue
      const wording = {
        name: `${name} (${channel}, ${locale})`,
        kind: 'message',
        key: id,
        channel,
        locale,
        ...original,
      }
      await saveRecord(work, template, wording, undefined, { action: 'create', status: 'active' })
    }
  }
}
