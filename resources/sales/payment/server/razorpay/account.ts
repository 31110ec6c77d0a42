import type { Context } from '../../../../../server/context.ts'
import type { Db } from '../../../../../server/database/schema.ts'
import { demandSettings, missingSettings } from '../../../../shared/settings/server/missingSettings.ts'
import { readSettings } from '../../../../shared/settings/server/readSettings.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'

/** The keys of the shop's account at Razorpay. */
export interface RazorpayAccount {
  readonly key: string
  readonly secret: string
}

/** What has to be set: without the webhook's secret no payment would ever be told of. */
const needed = [
  ...(['payments.razorpayKey', 'payments.razorpaySecret', 'payments.razorpayWebhookSecret'] as const),
] as const

/** Whether customers pay through Razorpay. */
export const hasRazorpay = async (db: Db): Promise<boolean> =>
  (await missingSettings(db, needed)).length === 0

/** @throws Error naming the settings that are missing */
export async function razorpayAccount({
  database: { db },
  settings,
}: Pick<Context, 'database' | 'settings'>): Promise<RazorpayAccount> {
  await demandSettings(db, 'Razorpay', needed)
  const { 'payments.razorpayKey': key } = await readSettings(db, ['payments.razorpayKey'])
  return { key: key ?? '', secret: (await readSecret(db, settings, 'payments.razorpaySecret')) ?? '' }
}
