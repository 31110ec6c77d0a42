import { sql } from 'kysely'
import { lockRecord } from '../../../../server/records/read.ts'
import { saveRecord } from '../../../../server/records/save.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext, Work } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { baseLocale, type Locale, locales } from '../../../../src/core/index.ts'
import { type EventKey, eventKeys } from '../../notification/rules/eventKeys.ts'
import { originalLocales, originalOf } from '../../template/server/originals/originalOf.ts'
import { templateNames, toldIn } from '../../template/server/templateNames.ts'
import { template } from '../../template/template.ts'
import { notificationKey } from '../notificationKey.ts'
import { keyNames } from './keyNames.ts'

/**
 * Gives every event that the code can announce its record, with the product's templates for it: in production as in the demo. What
 * people changed since stays; a template that they archived or deleted does not come back.
 */
export async function ensureKeys(context: RecordsContext): Promise<void> {
  if (!context.registry[notificationKey.name] || !context.registry[template.name]) return
  await nameInWords(context)
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

/** Templates of a release that named them by their codes alone, `(email, fr)`, are called by words; what people called otherwise stays. */
async function nameInWords(context: RecordsContext): Promise<void> {
  const { rows } = await sql<{ id: string; key: string; channel: string; locale: string; kind: string }>`
    SELECT t.id, k.key, t.channel, t.locale, t.kind FROM template t JOIN notification_key k ON k.id = t.key
    WHERE t.translations = '{}' AND t.name LIKE '% (' || t.channel || ', ' || t.locale || ')'`.execute(
    context.database.db,
  )
  if (rows.length === 0) return
  await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
    for (const { id, key, ...worded } of rows) {
      const previous = await lockRecord(work, template, id)
      if (toldIn(previous.name as string) !== nameOf(key, baseLocale)) continue
      const names = await templateNames((locale) => nameOf(key, locale), worded)
      await saveRecord(work, template, { ...names }, previous, { action: 'update' })
    }
  })
}

/** What an event is called at first. */
const nameOf = (key: string, locale: Locale): string =>
  keyNames[key]?.[named.indexOf(locale)] ?? keyNames[key]?.[0] ?? key

const named: readonly Locale[] = ['en', 'fr', 'zh', 'ja']

async function store(
  work: Work,
  key: string,
  event: EventKey,
  roles: ReadonlyMap<string, string>,
): Promise<void> {
  const name = nameOf(key, baseLocale)
  const translations = Object.fromEntries(
    locales
      .filter((locale) => locale !== baseLocale)
      .map((locale) => [locale, { name: nameOf(key, locale) }] as const),
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
        ...(await templateNames((each) => nameOf(key, each), { channel, kind: 'message', locale })),
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
