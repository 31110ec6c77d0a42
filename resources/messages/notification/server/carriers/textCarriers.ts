import { createHmac } from 'node:crypto'
import type { Context } from '../../../../../server/context.ts'
import type { Db } from '../../../../../server/database/schema.ts'
import { demandSettings, missingSettings } from '../../../../shared/settings/server/missingSettings.ts'
import { readSettings } from '../../../../shared/settings/server/readSettings.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import type { Sms, TextCarrier, Tryable, WhatsAppMessage } from './carrier.ts'
import { exotel } from './exotel.ts'
import { whatsappCloud } from './whatsappCloud.ts'

/** What each channel needs to be set; without all of it nothing is offered and nobody is called. */
const needed = {
  sms: ['messaging.exotelAccount', 'messaging.exotelKey', 'messaging.exotelToken'],
  whatsapp: ['messaging.whatsappNumber', 'messaging.whatsappToken'],
} as const

export type TextChannel = keyof typeof needed

type Asked = Pick<Context, 'database' | 'settings'>

/** Whether the shop has set a channel up. */
export const isCarried = async (db: Db, channel: TextChannel): Promise<boolean> =>
  (await missingSettings(db, needed[channel])).length === 0

/** The shop's way of text messages. @throws Error naming the settings that are missing */
export async function smsCarrier({ database: { db }, settings }: Asked): Promise<TextCarrier<Sms> & Tryable> {
  await demandSettings(db, 'Exotel', needed.sms)
  const set = await readSettings(db, [
    ...(['messaging.exotelRegion', 'messaging.exotelAccount', 'messaging.exotelKey'] as const),
  ])
  const token = (await readSecret(db, settings, 'messaging.exotelToken')) ?? ''
  const { publicUrl } = settings
  const callback = (id: string) =>
    publicUrl && `${publicUrl}/api/v1/message-receipts/exotel/${id}/${callbackMac(token, id)}`
  const account = {
    region: set['messaging.exotelRegion'],
    account: set['messaging.exotelAccount'] ?? '',
    key: set['messaging.exotelKey'] ?? '',
    token,
  }
  return exotel(account, callback)
}

/** The shop's way to WhatsApp. @throws Error naming the settings that are missing */
export async function whatsappCarrier({
  database: { db },
  settings,
}: Asked): Promise<TextCarrier<WhatsAppMessage> & Tryable> {
  await demandSettings(db, 'WhatsApp', needed.whatsapp)
  const { 'messaging.whatsappNumber': number } = await readSettings(db, ['messaging.whatsappNumber'])
  const token = (await readSecret(db, settings, 'messaging.whatsappToken')) ?? ''
  return whatsappCloud(number ?? '', token)
}

/** What makes the address unguessable at which Exotel, which signs nothing, tells of one message. */
export const callbackMac = (token: string, id: string): string =>
  createHmac('sha256', token).update(`receipts of ${id}`).digest('hex')
