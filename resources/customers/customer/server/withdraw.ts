import type { Work } from '../../../../server/records/workTypes.ts'
import type { Withdrawal } from '../../../messages/notification/server/withdrawConsent.ts'
import { customer } from '../customer.ts'
import { consentChannels } from '../rules/consents.ts'

/** Writes into the ledger that a customer no longer wants messages by a channel; later words of theirs stay. */
export async function withdraw(
  { records }: Pick<Work, 'records'>,
  id: string,
  { channel: by, at, source }: Withdrawal,
): Promise<boolean> {
  const channel = consentChannels.find((each) => each === by)
  const person = await records.read(customer, id)
  if (!channel || !person || person.status === 'anonymised') return false
  const last = person.consents.findLast((entry) => entry.channel === channel)
  if (last?.state !== 'granted' || last.at > at) return false
  const entry = { channel, state: 'withdrawn', source, at } as (typeof person.consents)[number]
  await records.write(customer, person.id, { consents: [...person.consents, entry] }, 'receipt')
  return true
}
