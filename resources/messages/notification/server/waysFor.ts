import { ownOf, type RecordOf } from '../../../../src/core/index.ts'
import type { notificationKey } from '../../notificationKey/notificationKey.ts'
import { type Channel, staffChannels } from '../rules/channels.ts'
import type { Recipient } from './recipient.ts'

type Key = RecordOf<typeof notificationKey>
type Way = Pick<Key['ways'][number], 'channel' | 'use' | 'delayMinutes'>

/**
 * The ways by which somebody hears of an event at once: those of its key, and for staff those they chose instead. What the law demands is
 * not for choosing. A mailbox that the key names hears by e-mail, whatever staff do.
 */
export function waysFor(
  { audience, id, choices }: Recipient,
  key: Pick<Key, 'key' | 'legal' | 'ways'>,
): Way[] {
  if (audience === 'staff' && isMailbox(id)) return [wayBy('email', key)]
  const usual = key.ways.filter(({ use }) => use === 'always')
  const chosen = audience === 'staff' && !key.legal ? choices?.[key.key ?? ''] : undefined
  if (!chosen) return usual
  const isOff = (channel: string) => ownOf(chosen, channel) === false
  const added = staffChannels.filter(
    (channel) => chosen[channel] === true && !usual.some((way) => way.channel === channel),
  )
  return [
    ...usual.filter(({ channel }) => !isOff(channel)),
    ...added.map((channel) => ({ channel, use: 'always' as const, delayMinutes: null })),
  ]
}

/** Whether somebody is a mailbox without an account, which a key names beside its staff; it is reached by e-mail alone. */
export const isMailbox = (id: string): boolean => id.includes('@')

/** One channel, after the delay that the key gives it. */
export const wayBy = (channel: Channel, { ways }: Pick<Key, 'ways'>): Way => ({
  channel,
  use: 'always',
  delayMinutes: ways.find((way) => way.channel === channel)?.delayMinutes ?? null,
})
