import { Suspense } from 'react'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import css from './contactMessage.module.css'
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
  if (told)
    return (
      <Suspense fallback={null}>
        <State told={told} />
      </Suspense>
    )
  // What was answered by e-mail before the conversation knew of its messages was sent all the same.
  if (isSent || (channel !== 'sms' && channel !== 'whatsapp')) return null
  return <p className={css.quiet}>{text('onlyNoted', { channel: value('channel', channel) })}</p>
}

function State({ told: { status, held, error } }: { told: Told }) {
  const { area, value } = useFetchedWords<typeof notification>('notification')
  const why = error ?? (held && value('reason', held))
  return (
    <p className={css.delivery}>
      <StatusChip resource={area} status={status} />
      {why && <span dir="auto">{why}</span>}
    </p>
  )
}
