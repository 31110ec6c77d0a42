import type { RecordOf } from '../../../../src/core/index.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { shipment } from '../shipment.ts'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

interface Event {
  readonly id: string
  readonly at: string
  readonly status: string
  readonly place: string | null
  readonly note: string | null
  readonly by: string | null
}

/** The way of a parcel, the newest first: our own steps and what the courier says. */
export default function TrackingSection({
  record,
}: Pick<OwnSectionProps<RecordOf<typeof shipment>>, 'record'>) {
  const { colon } = usePunctuation()
  const { text, value, field } = useOwn()
  const events = [...((record?.events ?? []) as readonly Event[])].reverse()
  return (
    <>
      {record?.carrierStatus && (
        <p className={css.quiet}>
          {field('carrierStatus')}
          {colon}
          <bdi>{record.carrierStatus}</bdi>
        </p>
      )}
      {record?.trackingUrl && (
        <p className={css.quiet}>
          <a href={record.trackingUrl} target="_blank" rel="noreferrer">
            {field('trackingUrl')}
          </a>
        </p>
      )}
      {events.length === 0 && <p className={css.quiet}>{text('noEvents')}</p>}
      <ol className={css.events}>
        {events.map((event) => (
          <li key={event.id}>
            <strong>{value('status', event.status)}</strong> <RelativeTime at={event.at} />
            <span className={css.quiet}>
              {[event.place, event.note, event.by].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
