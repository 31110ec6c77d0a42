import css from './contactMessage.module.css'
import { DeliveryState } from './DeliveryState.tsx'
import type { Told } from './useDeliveries.ts'
import { useOwn } from './useOwn.ts'

/** What has become of an answer: how far it is and why no further, or that somebody has to send it elsewhere. */
export function Delivery({
  channel,
  isSent,
  told,
}: {
  channel: string | null
  isSent: boolean
  told: Told | undefined
}) {
  const { text, value } = useOwn()
  if (told) return <DeliveryState told={told} />
  // What was answered by e-mail before the conversation knew of its messages was sent all the same.
  if (isSent || (channel !== 'sms' && channel !== 'whatsapp')) return null
  return <p className={css.quiet}>{text('onlyNoted', { channel: value('channel', channel) })}</p>
}
