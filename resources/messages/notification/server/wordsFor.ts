import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notificationKey } from '../../notificationKey/notificationKey.ts'
import { originalLocales, originalOf } from '../../template/server/originals/originalOf.ts'
import type { Wording } from '../../template/server/renderMessage.ts'
import { template } from '../../template/template.ts'
import { type Channel, messageLocales } from '../rules/channels.ts'
import type { Recipient } from './recipient.ts'
import { whatsAppOpenUntil } from './whatsAppOpenUntil.ts'

type Template = RecordOf<typeof template>

/** What is said: an active template; for staff the product's own words where nobody wrote others; an answer as it was typed. */
export type Words = Wording &
  Partial<
    Pick<Template, 'dltEntityId' | 'dltTemplateId' | 'senderHeader' | 'providerName' | 'providerStatus'>
  > & { readonly isTyped?: true }

/** The words for somebody by a channel, and the template that they are of, where one is. */
export async function wordsFor(
  db: Db,
  key: Pick<RecordOf<typeof notificationKey>, 'id' | 'key'>,
  channel: Channel,
  { audience, locale, phone }: Recipient,
): Promise<{ used?: Template | undefined; wording?: Words | undefined }> {
  if (key.key === answerKey && channel === 'whatsapp' && phone && (await whatsAppOpenUntil(db, phone)))
    return { wording: typedAnswer }
  const used = await templateFor(db, key.id, channel, locale)
  return {
    used,
    wording: used ?? (audience === 'staff' ? originalFor(key.key, channel, locale) : undefined),
  }
}

/** The event whose words staff type themselves. */
const answerKey = 'message.replied'

/** An answer that needs no approval, since the customer wrote within the day: the words alone, with their line breaks. */
const typedAnswer: Words = {
  kind: 'message',
  channel: 'whatsapp',
  locale: 'en',
  subject: null,
  preheader: null,
  body: '{{message.reply}}',
  link: null,
  isTyped: true,
}

export const hasAddress = (channel: Channel, { email, phone }: Recipient): boolean =>
  channel === 'email' ? Boolean(email) : (channel !== 'sms' && channel !== 'whatsapp') || Boolean(phone)

/**
 * What a text message lacks that the law or its carrier asks for: India lets none through without the three facts of its registration,
 * and WhatsApp takes of a shop that speaks first only what it has approved.
 */
export function unregisteredFor(
  channel: Channel,
  { dltEntityId, dltTemplateId, senderHeader, providerName, providerStatus, isTyped }: Words,
  { phone }: Recipient,
): 'noDlt' | 'notApproved' | undefined {
  const isRegistered = Boolean(dltEntityId && dltTemplateId && senderHeader)
  if (channel === 'sms' && phone?.startsWith('+91') && !isRegistered) return 'noDlt'
  const isApproved = isTyped || (Boolean(providerName) && providerStatus === 'approved')
  return channel === 'whatsapp' && !isApproved ? 'notApproved' : undefined
}

/** The active template in a person's language, else in English. */
async function templateFor(
  db: Db,
  key: string,
  channel: string,
  locale?: string | null,
): Promise<Template | undefined> {
  const wanted = messageLocales.find((known) => known === locale) ?? 'en'
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM template WHERE key = ${key} AND channel = ${channel} AND status = 'active' AND locale IN (${wanted}, 'en')
    ORDER BY (locale = ${wanted}) DESC LIMIT 1`.execute(db)
  return rows[0] && ((await findRecord(db, template, rows[0].id)) as Template | undefined)
}

/** The product's own words for a channel that a member of staff chose and that has no template. */
function originalFor(key: string | null, channel: Channel, locale?: string | null): Words | undefined {
  const wanted = originalLocales.find((known) => known === locale) ?? 'en'
  const original = originalOf(key ?? '', channel, wanted)
  return original && { ...original, kind: 'message', channel, locale: wanted, link: null }
}
