import { areaHeads } from '#areas'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import type { order } from '../../../order/order.ts'
import type { shipment } from '../../shipment.ts'
import css from './station.module.css'

const useOrders = listOf<RecordOf<typeof order>>()

/** The orders of the view of those to pack that no parcel was made of yet. */
const withoutParcel = { parcelStates: { empty: true } } as const

/** How many orders wait to be packed that the station cannot bring, for there is no parcel of them: leads to where their parcels are made. */
export function OrdersWithoutParcel() {
  const { text } = useFetchedWords<typeof shipment>('shipment')
  const path = areaHeads.order?.path ?? ''
  const { total = 0 } = useOrders(path, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'dueAt', order: 'ASC' },
    filter: {
      ...withoutParcel,
      status: { in: ['confirmed', 'processing'] },
      fulfilmentStatus: 'unfulfilled',
      onHold: false,
      cancellationPending: false,
    },
    meta: { fields: ['number'] },
  })
  if (total === 0) return null
  const query = new URLSearchParams({ view: 'toPack', filter: JSON.stringify(withoutParcel) })
  return (
    <p className={css.unmade}>
      <Link to={`/app/${path}?${query}`}>{text('station.withoutParcel', { smart_count: total })}</Link>
    </p>
  )
}
