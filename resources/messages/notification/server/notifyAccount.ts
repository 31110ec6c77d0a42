import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { notify } from './notify.ts'
import { staffRecipient } from './staffRecipients.ts'

/** What happened to somebody's own account. `once` names what must not be told again within ninety days. */
export interface AccountEvent {
  readonly accountId: string
  readonly key:
    | 'staff.new_login'
    | 'account.password_changed'
    | 'staff.token_made'
    | 'staff.second_step_on'
    | 'staff.second_step_off'
    | 'staff.second_step_reset'
  readonly values: Readonly<Record<string, unknown>>
  readonly once?: string
}

/** Tells a member of staff of their account, after the fact. A failure is only logged: nobody is locked out for want of a message. */
export async function notifyAccount(
  context: Context,
  { accountId, key, values, once }: AccountEvent,
): Promise<void> {
  const { registry, log } = context
  if (!registry.notification || !registry.notificationKey || !registry.template) return
  try {
    await inTransaction(context, { actor: systemActor, requestId: 'account' }, async (work) => {
      // Several sign-ins at once are told of once.
      await takeTurn(work.db, `tell ${accountId}`)
      if (once && (await isTold(work.db))) return
      const person = await staffRecipient(work.db, accountId)
      const about = once ? { area: 'session', id: once, name: '' } : undefined
      if (person) await notify(work, key, { to: [person], values, about })
    })
  } catch (error) {
    log.error({ err: error, key }, 'A message about an account could not be written.')
  }

  async function isTold(db: Context['database']['db']): Promise<boolean> {
    const { rows } = await sql`
      SELECT 1 FROM notification WHERE recipient_id = ${accountId} AND area = 'session' AND area_id = ${once}
        AND created_at > now() - interval '90 days' LIMIT 1`.execute(db)
    return rows.length > 0
  }
}
