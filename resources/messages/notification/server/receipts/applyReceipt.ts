import type { Work } from '../../../../../server/records/workTypes.ts'
import { defined } from '../../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { suppressAddress } from '../../../suppressedAddress/server/suppressAddress.ts'
import { notification } from '../../notification.ts'
import { customerOfMessage } from '../customerOfMessage.ts'
import { replaceFailed } from '../replaceFailed.ts'
import { withdrawConsent } from '../withdrawConsent.ts'
import type { Receipt } from './receiptSchema.ts'
import { takeAnswer } from './takeAnswer.ts'

type Notification = RecordOf<typeof notification>
type Facts = Partial<Notification>

/** What a receipt says has happened to the message, in the order of what it tells: nothing that comes late takes a message back. */
const stages = ['sent', 'delivered', 'bounced', 'opened', 'clicked']

/** The step and the time of each kind that moves a message. Who complains, unsubscribes or answers has it before them. */
const moves = {
  delivered: { to: 'delivered', step: 'deliver', time: 'deliveredAt' },
  opened: { to: 'opened', step: 'open', time: 'openedAt' },
  clicked: { to: 'clicked', step: 'click', time: 'clickedAt' },
  bounced: { to: 'bounced', step: 'bounce', time: 'bouncedAt' },
  complained: { to: 'delivered', step: 'deliver', time: 'deliveredAt' },
  unsubscribed: { to: 'delivered', step: 'deliver', time: 'deliveredAt' },
  answered: { to: 'delivered', step: 'deliver', time: 'deliveredAt' },
} as const

/**
 * Does what a receipt says, wherever the message is by now: the state is the furthest one that was told, in whatever order; each time is
 * the first one, the cost the highest. A hard bounce suppresses the address, a complaint and an unsubscription withdraw the consent, an
 * answer is one in the contact desk.
 */
export async function applyReceipt(
  work: Work,
  id: string,
  receipt: Receipt,
): Promise<'applied' | 'noChange'> {
  const before = (await work.records.read(notification, id)) as Notification
  // What was never sent, as far as is known here, cannot have arrived.
  if (before.status === 'suppressed' || before.status === 'cancelled') return 'noChange'
  const sent = await asSent(work, before, receipt)
  const moved = await move(work, sent, receipt)
  const { kind, bounce, answer } = receipt
  const isHard = kind === 'bounced' && bounce?.hard === true
  const suppressed = isHard && (await suppressAddress(work, moved, receipt))
  const withdrawn =
    (kind === 'complained' || kind === 'unsubscribed') && (await withdraw(work, moved, receipt))
  const taken = kind === 'answered' && answer ? await takeAnswer.ask(work, moved, answer.text) : false
  return moved.version !== before.version || suppressed || withdrawn || taken ? 'applied' : 'noChange'
}

/** A carrier may be faster than the note that it took the message over, or may have taken it over although the line broke. */
async function asSent(
  { records }: Work,
  record: Notification,
  { at, provider, message }: Receipt,
): Promise<Notification> {
  if (record.status !== 'queued' && record.status !== 'scheduled') return record
  return records.transition(notification, record.id, 'send', {
    sentAt: new Date(at).toISOString(),
    nextTryAt: null,
    error: null,
    provider,
    providerId: message.id ?? null,
    attempts: (record.attempts ?? 0) + 1,
  })
}

async function move(work: Work, record: Notification, receipt: Receipt): Promise<Notification> {
  const { records } = work
  const { to, step, time } = moves[receipt.kind]
  const at = new Date(receipt.at).toISOString()
  const known = record[time]
  const facts = defined<Facts>({
    sentAt: record.sentAt ? undefined : at,
    cost: (receipt.cost ?? -1) > (record.cost ?? -1) ? (receipt.cost ?? null) : undefined,
    bounceReason:
      receipt.kind === 'bounced' && !record.bounceReason ? receipt.bounce?.reason || null : undefined,
    [time]: known && known <= at ? undefined : at,
  })
  // What was given up has been said by another way already.
  const isOver = record.status === 'failed' && to === 'bounced'
  if (!isOver && stages.indexOf(to) > stages.indexOf(record.status)) {
    const moved = await records.transition(notification, record.id, step, facts)
    if (to === 'bounced') await replaceFailed(work, moved)
    return moved
  }
  if (Object.values(facts).every((fact) => fact === null)) return record
  return records.write(notification, record.id, facts, 'receipt')
}

/** Tells the ledger of consents that a customer no longer wants messages by this channel. */
async function withdraw(work: Work, record: Notification, receipt: Receipt): Promise<boolean> {
  const { channel } = record
  const id = await customerOfMessage(work.db, record)
  if (!id || !channel) return false
  const source = `${receipt.kind === 'complained' ? 'Complaint' : 'Unsubscribed'} (${receipt.provider})`
  return withdrawConsent.ask(work, id, { channel, at: new Date(receipt.at).toISOString(), source })
}
