import type { Db } from '../../../../server/database/schema.ts'
import { renderInLayout } from '../../template/server/renderInLayout.ts'
import { answerPlace } from '../rules/answerPlace.ts'
import { isCarried } from './carriers/textCarriers.ts'
import { findKey } from './notify.ts'
import type { Recipient } from './recipient.ts'
import { whatsAppOpenUntil } from './whatsAppOpenUntil.ts'
import { hasAddress, unregisteredFor, wordsFor } from './wordsFor.ts'

export const answerChannels = ['email', 'sms', 'whatsapp'] as const

export type AnswerChannel = (typeof answerChannels)[number]

/** How an answer of staff would leave by a channel. */
export interface AnswerWay {
  readonly channel: AnswerChannel
  /** Why it would not, so that it is kept alone; null where it would. */
  readonly reason: 'off' | 'noAddress' | 'notConfigured' | 'noTemplate' | 'noDlt' | 'notApproved' | null
  /** Until when WhatsApp takes words as they were typed. */
  readonly until: string | null
  /** What the template that they go into says, `answerPlace` where they stand; null where they are the whole message. */
  readonly around: string | null
  /** Whether a file goes with it; SMS has no place for one, nor has a template of WhatsApp. */
  readonly files: boolean
}

/** How an answer to somebody would leave by some channels; `values` are the event's without the answer. */
export async function answerWays(
  db: Db,
  recipient: Recipient,
  values: Readonly<Record<string, unknown>>,
  channels: readonly AnswerChannel[] = answerChannels,
): Promise<AnswerWay[]> {
  const key = await findKey(db, 'message.replied')
  return Promise.all(
    channels.map(async (channel) => {
      const { used, wording } = key ? await wordsFor(db, key, channel, recipient) : {}
      const reason = !key?.enabled
        ? 'off'
        : !hasAddress(channel, recipient)
          ? 'noAddress'
          : channel !== 'email' && !(await isCarried(db, channel))
            ? 'notConfigured'
            : wording
              ? (unregisteredFor(channel, wording, recipient) ?? null)
              : 'noTemplate'
      const isOpen = channel === 'whatsapp' && reason === null && !used && recipient.phone
      const until = (isOpen && (await whatsAppOpenUntil(db, isOpen))) || null
      return {
        channel,
        reason,
        until,
        files: reason === null && (channel === 'email' || until !== null),
        around:
          used && channel !== 'email'
            ? (await renderInLayout(db, used, key?.key ?? null, { ...values, 'message.reply': answerPlace }))
                .body
            : null,
      }
    }),
  )
}
