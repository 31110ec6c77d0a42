import type { ServerSettings } from '../../settings.ts'
import { type Announcing, notify } from './notify.ts'
import { staffRecipient } from './staffRecipients.ts'

/**
 * Sends somebody who is invited the link by which they choose a password. A server that does not know under which address it is
 * reached (`PUBLIC_URL`) cannot: whoever invites hands the link over then.
 */
export async function sendInvitation(
  work: Announcing,
  settings: ServerSettings,
  accountId: string,
  token: string,
  until: string,
): Promise<void> {
  if (!settings.publicUrl) return
  const person = await staffRecipient(work.db, accountId)
  if (!person) return
  const url = `${settings.publicUrl}/auth/invitation#${token}`
  await notify(work, 'staff.invited', {
    to: [person],
    values: { 'invitation.until': until },
    secrets: { values: { 'invitation.url': url }, settings },
    about: { area: 'subAdmin', id: accountId, name: person.name },
  })
}
