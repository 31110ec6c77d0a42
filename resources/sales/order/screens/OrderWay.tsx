import type { ReactNode } from 'react'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { NextRow } from '../../../../src/views/show/NextRow.tsx'
import { PathSteps } from '../../../../src/views/show/PathSteps.tsx'
import show from '../../../../src/views/show/show.module.css'
import type { Step } from '../../../../src/views/workflow/useSteps.tsx'
import { isComingBack, isOpen } from '../rules/orderStates.ts'
import { pieceCount, returnsUntil } from '../rules/summary.ts'
import { type Station, stationOf, stations } from '../rules/way.ts'
import type { Order } from './orderFacts.ts'
import { ReturnsUnderWay } from './ReturnsUnderWay.tsx'
import type { OrderAct } from './useOrderActions.tsx'
import { useOwn } from './useOwn.ts'

interface OrderWayProps {
  order: Order
  next: OrderAct | undefined
  /** What else can be decided. */
  further: readonly OrderAct[]
}

/** How far an order has come, what to do next and what else could be decided; or until when something of it may come back. */
export function OrderWay({ order, next, further }: OrderWayProps) {
  const { text, value, locale } = useOwn()
  const station = stationOf(order)
  const words: Readonly<Record<Station, string>> = {
    placed: value('status', 'placed'),
    confirmed: value('status', 'confirmed'),
    packed: value('fulfilmentStatus', 'fulfilled'),
    onTheWay: value('parcelStates', 'inTransit'),
    delivered: value('fulfilmentStatus', 'delivered'),
  }
  const { placedAt, confirmedAt, deliveredAt, lines } = order
  const time = (at: string | null): ReactNode => at && <RelativeTime at={at} />
  const pieces = pieceCount(order)
  const packed = lines.reduce((sum, { fulfilled }) => sum + fulfilled, 0)
  const notes: Partial<Record<Station, ReactNode>> = {
    placed: time(placedAt),
    confirmed: time(confirmedAt),
    packed: station === 'confirmed' && <bdi dir="ltr">{`${packed}/${pieces}`}</bdi>,
    delivered: station === 'delivered' && time(deliveredAt),
  }
  const until = station === 'delivered' && isOpen(order) ? returnsUntil(order, dayIn(new Date())) : undefined
  if (!station && !next && further.length === 0) return null
  return (
    <div className={show.way}>
      {station && (
        <PathSteps
          now={stations.indexOf(station)}
          steps={stations.map((key) => ({ key, words: words[key], note: notes[key] }))}
        />
      )}
      <NextRow primary={next?.label} further={further.map(stepOf)}>
        {isComingBack(order) ? (
          <ReturnsUnderWay order={order} />
        ) : (
          until && text('returnableUntil', { day: formatDay(until, locale) })
        )}
      </NextRow>
    </div>
  )
}

const stepOf = ({ key, label, isDanger = false, onPick }: OrderAct): Step => ({
  name: key,
  label,
  isDanger,
  isDisabled: false,
  start: onPick,
})
