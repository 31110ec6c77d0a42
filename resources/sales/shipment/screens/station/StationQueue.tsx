import type { RecordOf } from '../../../../../src/core/index.ts'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { DueTime } from '../../../../shared/due/screens/DueTime.tsx'
import { PicturedItems } from '../../../../shared/pieces/screens/PicturedItems.tsx'
import type { shipment } from '../../shipment.ts'
import css from './station.module.css'

/** What is shown of a parcel that waits. */
export const queueFields = ['number', 'orderNumber', 'destination', 'dueAt', 'pieces', 'lines'] as const

export type WaitingParcel = Pick<RecordOf<typeof shipment>, 'id' | (typeof queueFields)[number]>

interface StationQueueProps {
  /** The first that are due, and how many wait. */
  readonly parcels: readonly WaitingParcel[]
  readonly total: number
  /** Brings a parcel to the table, by its number. */
  readonly onTake: (number: string) => void
}

/** What waits to be packed, the first that is due above; pressed, a parcel is on the table as if its order had been scanned. */
export function StationQueue({ parcels, total, onTake }: StationQueueProps) {
  const { area, text } = useFetchedWords<typeof shipment>('shipment')
  return (
    <section className={css.card} aria-labelledby="station-queue">
      <h2 id="station-queue" className={css.waiting}>
        {text('station.waiting', { smart_count: total })}
      </h2>
      <ul className={css.lines}>
        {parcels.map(({ id, number, orderNumber, destination, dueAt, pieces, lines }) => (
          <li key={id}>
            <PicturedItems
              items={lines}
              pieces={pieces ?? 0}
              names={lines.map(({ quantity, name, sku }) => `${quantity} × ${name ?? sku}`)}
            />
            <button type="button" className={css.take} onClick={() => number && onTake(number)}>
              <bdi>{orderNumber}</bdi>
              <span className={css.quiet}>
                <bdi>{number}</bdi> · <bdi>{destination}</bdi>
              </span>
            </button>
            {dueAt && <DueTime at={dueAt} path={area.path} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
