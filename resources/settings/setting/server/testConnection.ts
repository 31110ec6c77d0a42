import type { Context } from '../../../../server/context.ts'
import { probe } from '../../../../server/files/probe.ts'
import { mailCarrier } from '../../../messages/notification/server/carriers/mailCarrier.ts'
import { smsCarrier, whatsappCarrier } from '../../../messages/notification/server/carriers/textCarriers.ts'
import { pushCarrier } from '../../../messages/notification/server/carryPush.ts'
import { razorpayAccount } from '../../../sales/payment/server/razorpay/account.ts'
import { askRazorpay } from '../../../sales/payment/server/razorpay/askRazorpay.ts'
import { delhivery } from '../../../sales/shipment/server/connection/delhivery.ts'

/** What the shop speaks to and can be tried: where messages are handed over, the way to browsers, gateway, courier, where files are kept. */
export const connections = ['mail', 'sms', 'whatsapp', 'push', 'gateway', 'courier', 'files'] as const

export type Connection = (typeof connections)[number]

/** What came of a try; `by` is how it is set up, `error` a sentence where it failed. */
export interface Tried {
  readonly ok: boolean
  readonly by: string
  readonly error: string | null
}

/** Tries a connection as it is set up, without sending anything to anybody. Where nothing is set up it says so. */
export async function testConnection(context: Context, connection: Connection): Promise<Tried> {
  if (connection === 'mail') {
    const { carrier } = await mailCarrier(context)
    return tried(carrier.name, () => carrier.check())
  }
  if (connection === 'sms') return tried('exotel', async () => (await smsCarrier(context)).check())
  if (connection === 'whatsapp')
    return tried('whatsapp', async () => (await whatsappCarrier(context)).check())
  if (connection === 'courier') return tried('delhivery', () => delhivery.check(context))
  if (connection === 'gateway')
    return tried('razorpay', async () => {
      await askRazorpay(await razorpayAccount(context), 'payments?count=1')
    })
  if (connection === 'files')
    return tried(context.settings.objectStore ? 'bucket' : 'folder', () => probe(context.files))
  return tried('firebase', async () => {
    const carrier = await pushCarrier(context.database.db, context.settings)
    if (!carrier) throw new Error('No service account is set.')
    await carrier.check()
  })
}

async function tried(by: string, run: () => Promise<void>): Promise<Tried> {
  try {
    await run()
    return { ok: true, by, error: null }
  } catch (error) {
    return { ok: false, by, error: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}
