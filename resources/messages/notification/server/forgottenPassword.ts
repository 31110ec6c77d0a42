import { sql } from 'kysely'
import { makeLink } from '../../../../server/auth/accountLinks.ts'
import { countForgotten } from '../../../../server/auth/throttle.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'
import { findKey } from './notify.ts'
import { sendPasswordLink } from './sendPasswordLink.ts'

/** Whether somebody who forgot their password gets a link by mail; if not, an administrator has to make one for them. */
export async function mailsLinks({ database, settings }: Context): Promise<boolean> {
  if (!settings.publicUrl) return false
  return (await findKey(database.db, 'staff.password_link'))?.enabled === true
}

/**
 * Sends whoever has this address a link to a new password. Answers nothing, and is not waited for, so that neither an answer nor its
 * time tells whether there is such an account. A failure is only logged.
 * @throws ApiError `throttled`, before anything is looked up
 */
export async function forgottenPassword(
  context: Context,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<() => Promise<void>> {
  await countForgotten(context.database.db, email, address)
  return async () => {
    try {
      const { 'security.resetHours': hours } = await settingsOfShop(context, ['security.resetHours'])
      await inTransaction(
        context,
        { actor: systemActor, requestId: 'forgotten' },
        async ({ db, records, at }) => {
          const { rows } = await sql<{ id: string }>`
          SELECT id FROM _accounts WHERE lower(email) = lower(${email}) AND state = 'active' AND type <> 'CUSTOMER'`.execute(
            db,
          )
          const [account] = rows
          if (!account) return
          const until = new Date(Date.parse(at) + hours * 3_600_000).toISOString()
          const token = await makeLink(db, account.id, until)
          const key = 'staff.password_link'
          await sendPasswordLink({ db, records }, context.settings, {
            accountId: account.id,
            key,
            token,
            until,
          })
        },
      )
    } catch (error) {
      context.log.error({ err: error }, 'A link to a new password could not be sent.')
    }
  }
}
