import type { ServerSettings } from '../../../../server/settings.ts'
import type { Announcing } from './announcing.ts'
import { notify } from './notify.ts'
import { staffRecipient } from './staffRecipients.ts'

/** A link by which somebody chooses a password. */
export interface PasswordLink {
  readonly accountId: string
  /** Of an invitation, or of somebody who forgot theirs. */
  readonly key: 'staff.invited' | 'staff.password_link'
  readonly token: string
  /** ISO. */
  readonly until: string
}

/**
 * Sends somebody the link by which they choose a password, to their own address alone. Answers whether it is on its way: a server that
 * does not know under which address it is reached (`PUBLIC_URL`), or whose shop has switched the message off, cannot send it.
 */
export async function sendPasswordLink(
  work: Announcing,
  settings: ServerSettings,
  { accountId, key, token, until }: PasswordLink,
): Promise<boolean> {
  if (!settings.publicUrl) return false
  const person = await staffRecipient(work.db, accountId)
  if (!person) return false
  const url = `${settings.publicUrl}/auth/invitation#${token}`
  const sent = await notify(work, key, {
    to: [person],
    values: { 'invitation.until': until },
    secrets: { values: { 'invitation.url': url }, settings },
    about: { area: 'subAdmin', id: accountId, name: person.name },
  })
  return sent.length > 0
}
