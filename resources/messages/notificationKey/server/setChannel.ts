import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import { type RecordOf, sealed } from '../../../../src/core/index.ts'
import { eventKeys } from '../../notification/rules/eventKeys.ts'
import { notificationKey } from '../notificationKey.ts'

type Key = RecordOf<typeof notificationKey>
type Way = Pick<Key['ways'][number], 'channel' | 'use'>

/** By which ways such people are told nothing, but of an event that is made for it: some are told to customers and staff alike. */
const never = sealed<Readonly<Record<string, readonly string[]>>>({
  staff: ['sms', 'whatsapp'],
  customer: ['inApp'],
})

/**
 * Switches one way of an event; the others stay as they are.
 * @throws ApiError `invalid` at `channel` for a way that those it is told to do not have
 */
export async function setChannel(
  { records }: { readonly records: Records },
  record: Key,
  { channel, use }: Way,
): Promise<{ changed: boolean }> {
  const event = eventKeys[record.key ?? '']
  const isMadeForIt = event?.channels.includes(channel) || event?.fallback.includes(channel)
  if (use !== 'off' && !isMadeForIt && never[record.audience ?? '']?.includes(channel))
    throw refused<Way>('channel', 'channel-of-others')
  const known = record.ways.find((way) => way.channel === channel)
  if ((known?.use ?? 'off') === use) return { changed: false }
  const ways = known
    ? record.ways.map((way) => (way === known ? { ...way, use } : way))
    : [...record.ways, { channel, use, delayMinutes: null }]
  await records.update(notificationKey, record.id, { ways: ways as Key['ways'] })
  return { changed: true }
}
