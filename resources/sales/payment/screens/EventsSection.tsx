import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { isGateway } from '../rules/gateways.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

interface Event {
  readonly at: string
  readonly kind: string
  readonly id: string | null
  readonly note: string | null
}

/** What happened to a payment, and for finance what the gateway sent word for word. */
export default function EventsSection({ resource, record }: OwnSectionProps<RecordOf<typeof payment>>) {
  const { text, locale } = useOwn()
  const [isOpen, setOpen] = useState(false)
  const events = record?.events as readonly Event[] | undefined
  if (!events) return <p className={css.quiet}>{text('eventsHidden')}</p>
  return (
    <>
      <ul className={css.list}>
        {events.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no key of their own and are never reordered
          <li key={index}>
            <div className={css.row}>
              <span>{text(`kinds.${event.kind}`, { _: event.kind })}</span>
              {event.note && event.note !== 'noChange' && <span className={css.small}>{event.note}</span>}
              {event.note === 'noChange' && <span className={css.small}>{text('noChange')}</span>}
              <time dateTime={event.at} className={css.small}>
                {formatTime(event.at, locale)}
              </time>
            </div>
          </li>
        ))}
      </ul>
      {isGateway(record?.provider) && (
        <Button small look="text" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {text('raw')}
        </Button>
      )}
      {isOpen && record && <Raw resource={resource} id={record.id} version={record.version} />}
    </>
  )
}

function Raw({ resource, id, version }: { resource: Resource; id: string; version: number }) {
  const { text, locale } = useOwn()
  const ask = useOperation(resource)
  const { data } = useQuery({
    queryKey: [resource.path, 'events', id, version],
    queryFn: ({ signal }) =>
      ask<{
        events: {
          id: string
          kind: string
          at: string
          receivedAt: string
          outcome: string
          payload: unknown
        }[]
      }>('events', { id, input: {}, signal }),
  })
  if (!data) return <Skeleton height={120} />
  if (data.events.length === 0) return <p className={css.quiet}>{text('noEvents')}</p>
  return (
    <ul className={css.list}>
      {data.events.map((event) => (
        <li key={event.id}>
          <div className={css.row}>
            <bdi dir="ltr">{event.kind}</bdi>
            <span className={css.small}>{text(`outcomes.${event.outcome}`, { _: event.outcome })}</span>
            <time dateTime={event.receivedAt} className={css.small}>
              {formatTime(event.receivedAt, locale)}
            </time>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
          <section tabIndex={0} className={css.raw} aria-label={event.kind}>
            <pre dir="ltr">{JSON.stringify(event.payload, null, 2)}</pre>
          </section>
        </li>
      ))}
    </ul>
  )
}
