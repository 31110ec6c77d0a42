import type { Context } from '../../../../../server/context.ts'
import { readSettings } from '../../../../shared/settings/server/readSettings.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import type { Carrier, Mail, Tryable } from './carrier.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

/** How this shop sends e-mail now, and in whose name: through its mail server where one is set, else into the outbox. */
export async function mailCarrier({
  database: { db },
  settings,
}: Pick<Context, 'database' | 'settings'>): Promise<{ carrier: Carrier & Tryable; from: Mail['from'] }> {
  const set = await readSettings(db, [
    'messaging.smtpHost',
    'messaging.smtpPort',
    'messaging.smtpUser',
    'messaging.from',
    'branding.title',
  ])
  const from = {
    name: set['branding.title'] ?? 'Atelier',
    address: set['messaging.from'] ?? 'no-reply@localhost',
  }
  const host = set['messaging.smtpHost']
  if (!host) return { carrier: outbox(settings), from }
  const password = await readSecret(db, settings, 'messaging.smtpPassword')
  const user = set['messaging.smtpUser'] ?? undefined
  return { carrier: smtp({ host, port: set['messaging.smtpPort'] ?? 587, user, password }), from }
}
