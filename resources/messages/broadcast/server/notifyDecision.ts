import type { Actor } from '../../../../server/actor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { deciders } from '../../approval/server/anotherPerson.ts'
import type { Announcing } from '../../notification/server/announcing.ts'
import { notify } from '../../notification/server/notify.ts'
import { staffRecipient } from '../../notification/server/staffRecipients.ts'
import { broadcast } from '../broadcast.ts'

type Broadcast = RecordOf<typeof broadcast>

/** Tells all who may approve a broadcast, but for the one who submitted it, that it waits for one of them. */
export async function notifyApprovers(work: Announcing, record: Broadcast): Promise<void> {
  const to = await deciders(work.db, broadcast.name, record.submittedBy)
  if (to.length > 0) await notify(work, 'broadcast.waiting', { to, ...(await factsOf(work, record)) })
}

/** Tells whoever submitted a broadcast what somebody else decided. */
export async function notifyAuthor(
  work: Announcing & { readonly actor: Pick<Actor, 'id' | 'name'> },
  key: 'broadcast.approved' | 'broadcast.declined',
  record: Broadcast,
): Promise<void> {
  const { submittedBy } = record
  const author = submittedBy && submittedBy !== work.actor.id && (await staffRecipient(work.db, submittedBy))
  if (!author) return
  const { values, about } = await factsOf(work, record)
  const decided = { ...values, 'broadcast.decidedBy': work.actor.name }
  await notify(work, key, { to: [author], values: decided, about })
}

async function factsOf({ db }: Announcing, { id, name, reachableCount, submittedBy }: Broadcast) {
  const author = submittedBy ? await staffRecipient(db, submittedBy) : undefined
  const values = {
    'broadcast.name': name,
    'broadcast.recipients': reachableCount ?? 0,
    'broadcast.author': author?.name ?? '–',
  }
  return { values, about: { area: broadcast.name, id, name } }
}
