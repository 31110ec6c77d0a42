import { sql } from 'kysely'
import { grantsOf, listsOfAccount } from '../../../../server/auth/permissions.ts'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { reachOf } from '../../../../server/records/reach.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { AccountType, Locale } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { staffRecipient } from '../../../messages/notification/server/staffRecipients.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { staffLanguage } from '../../../shared/settings/server/staffLanguages.ts'
import { digestTime } from '../../dashboard/rules/digestTime.ts'
import { waitingQueues } from '../../dashboard/server/counts.ts'
import { pageTexts } from '../../dashboard/texts.ts'

/** What waits for one member of staff. */
interface Digest {
  readonly accountId: string
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * Tells staff at the times of the settings what waits in the queues that they may see; whoever has nothing to do hears nothing. Each
 * time is told once, however many servers share the database.
 */
export async function sendDigest(context: Context, now: Date): Promise<void> {
  const { registry, database } = context
  const { notification, notificationKey, template, adminSetting, configSetting } = registry
  if (!notification || !notificationKey || !template || !adminSetting || !configSetting) return
  const { 'alerts.digestTimes': times } = await readSettings(database.db, ['alerts.digestTimes'])
  const at = digestTime(times ?? [], now)
  if (!at || (await isTold(database.db, at))) return
  // Counted before the transaction, which holds up the other servers.
  const digests = await digestsOf(context)
  await inTransaction(context, { actor: systemActor, requestId: 'digest' }, async (work) => {
    const { rows } = await sql`
      INSERT INTO _digests (at) VALUES (${at}) ON CONFLICT DO NOTHING RETURNING at`.execute(work.db)
    if (rows.length === 0) return
    await sql`DELETE FROM _digests WHERE at < ${at}::timestamptz - interval '7 days'`.execute(work.db)
    for (const { accountId, values } of digests) {
      const person = await staffRecipient(work.db, accountId)
      if (person) await notify(work, 'staff.digest', { to: [person], values })
    }
  })
}

async function isTold(db: Db, at: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM _digests WHERE at = ${at}`.execute(db)
  return rows.length > 0
}

async function digestsOf({ database, registry, settings }: Context): Promise<Digest[]> {
  const { db } = database
  const { rows } = await sql<{ id: string; type: AccountType; locale: string | null; roles: string | null }>`
    SELECT a.id, a.type, a.preferences->>'locale' AS locale, ${listsOfAccount} AS roles
    FROM _accounts a WHERE a.state = 'active' AND a.type <> 'CUSTOMER' ORDER BY a.id`.execute(db)
  const url = settings.publicUrl && { 'digest.url': `${settings.publicUrl}/app/dashboards/default` }
  const language = await staffLanguage(db)
  const digests: Digest[] = []
  // People of the same rights see the same counts.
  const counted = new Map<string, ReturnType<typeof waitingQueues>>()
  for (const { id, type, locale, roles } of rows) {
    const own = { id, type, permissions: grantsOf(roles ?? '').map }
    const reach = await reachOf(db, registry, own)
    const viewer = reach ? { ...own, reach } : own
    const rights = reach?.locations ? id : `${type} ${roles ?? ''}`
    const asked = counted.get(rights) ?? waitingQueues({ db, registry, viewer })
    counted.set(rights, asked)
    const waiting = await asked
    if (waiting.length === 0) continue
    const total = waiting.reduce((sum, queue) => sum + queue.total, 0)
    const list = await listed(waiting, language(locale))
    digests.push({ accountId: id, values: { 'digest.total': total, 'digest.list': list, ...url } })
  }
  return digests
}

/** The queues by the names of their tiles: “Orders to confirm (4) and Late orders (2)”. */
async function listed(waiting: readonly { name: string; total: number }[], locale: Locale): Promise<string> {
  const { dashboard } = (await pageTexts[locale]()) as unknown as {
    dashboard: { tiles: Readonly<Record<string, string>> }
  }
  return new Intl.ListFormat(locale).format(
    waiting.map(({ name, total }) => `${dashboard.tiles[name]} (${formatNumber(total, locale)})`),
  )
}
