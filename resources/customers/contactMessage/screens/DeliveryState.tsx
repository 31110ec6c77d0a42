import { Suspense } from 'react'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import css from './contactMessage.module.css'
import type { Told } from './useDeliveries.ts'

/** How far the message is that carried an answer, and why no further; nothing of what was not sent. */
export const DeliveryState = ({ told }: { told: Told | undefined }) =>
  told && (
    <Suspense fallback={null}>
      <State told={told} />
    </Suspense>
  )

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
