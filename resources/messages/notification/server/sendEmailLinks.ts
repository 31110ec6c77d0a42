import type { EmailTokens } from '../../../../server/auth/emailChange.ts'
import { refused } from '../../../../server/refused.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import type { profileChangeSchema } from '../../../../src/derive/account.ts'
import type { EventName } from '../rules/eventKeys.ts'
import type { Announcing } from './announcing.ts'
import { notify } from './notify.ts'
import { staffRecipient } from './staffRecipients.ts'

/**
 * Sends both addresses of an account its link: the new one so that nobody signs in with what they cannot read, the present one so
 * that whoever found an open screen cannot take the account away.
 * @throws ApiError `invalid` where the shop has switched these messages off: a change that nobody can confirm is none
 */
export async function sendEmailLinks(
  work: Announcing,
  settings: ServerSettings,
  { accountId, email, origin }: { accountId: string; email: string; origin: string },
  tokens: EmailTokens,
): Promise<void> {
  const person = await staffRecipient(work.db, accountId)
  if (!person) return
  const page = `${settings.publicUrl ?? origin}/app/pages/setting/edit-profile`
  const send = (key: EventName, to: string | null | undefined, token: string) =>
    notify(work, key, {
      to: [{ ...person, email: to ?? null }],
      values: { 'email.next': email, 'email.until': tokens.until },
      secrets: { values: { 'email.url': `${page}#email=${token}` }, settings },
      about: { area: 'subAdmin', id: accountId, name: person.name },
    })
  const sent = [
    await send('staff.email_release', person.email, tokens.present),
    await send('staff.email_confirm', email, tokens.next),
  ]
  if (sent.some((ids) => ids.length === 0))
    throw refused<typeof profileChangeSchema>('email', 'no-confirmation')
}
