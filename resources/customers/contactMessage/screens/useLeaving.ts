import { useQuery } from '@tanstack/react-query'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { answerPlace } from '../../../messages/notification/rules/answerPlace.ts'
import { smsLength } from '../../../messages/notification/rules/smsLength.ts'
import { mostBelowFile, mostTyped } from '../../../messages/notification/rules/whatsAppLimits.ts'
import type { contactMessage } from '../contactMessage.ts'
import { useOwn } from './useOwn.ts'

/** One way of an answer, as the operation `answerWays` tells it. */
interface Way {
  readonly channel: string
  readonly reason: string | null
  readonly until: string | null
  readonly around: string | null
  readonly files: boolean
}

interface Asked {
  resource: Resource
  message: RecordOf<typeof contactMessage>
  channel: string
  words: string
  hasFiles: boolean
  enabled: boolean
}

/**
 * How an answer will leave by a channel: a sentence, how many text messages it is, how long it may be, whether e-mail would do better, and
 * which way has no place for its files.
 */
export function useLeaving({ resource, message, channel, words, hasFiles, enabled }: Asked) {
  const { text, value, locale } = useOwn()
  const ask = useOperation(resource)
  const { id, version, name } = message
  const { data: ways } = useQuery({
    queryKey: [resource.path, 'answerWays', id, version],
    queryFn: async ({ signal }) => (await ask<{ ways: Way[] }>('answerWays', { id, signal })).ways,
    enabled,
  })
  if (!enabled || !ways) return undefined
  const way = ways.find((each) => each.channel === channel)
  if (!way) return { hint: text('replyHint') }
  const { reason, until, around, files } = way
  const isChanged = reason !== null || (channel === 'whatsapp' && until === null) || (hasFiles && !files)
  const orByMail =
    isChanged && channel !== 'email' && ways.some((each) => each.channel === 'email' && each.reason === null)
  const named = { name, channel: value('channel', channel) }
  if (reason !== null) {
    const isOver = channel === 'whatsapp' && (reason === 'noTemplate' || reason === 'notApproved')
    return { hint: text(`held.${isOver ? 'over' : reason}`, named), orByMail }
  }
  const stays =
    hasFiles && !files ? (channel === 'sms' ? ('sms' as const) : ('whatsapp' as const)) : undefined
  if (channel === 'whatsapp')
    return until
      ? {
          hint: text('openHint', { time: formatTime(until, locale) }),
          most: hasFiles ? mostBelowFile : mostTyped,
        }
      : { hint: text('templateHint', { around }), orByMail, stays }
  if (channel !== 'sms') return { hint: text('mailHint') }
  const { segments, left } = smsLength((around ?? answerPlace).replace(answerPlace, () => words))
  const parts = text('parts', { smart_count: segments, left })
  return { hint: text('smsHint', { around }), parts, orByMail, stays }
}
