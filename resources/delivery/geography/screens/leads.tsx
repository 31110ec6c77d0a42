import type { AnyRecord, RecordOf, Where } from '../../../../src/core/index.ts'
import { type ListPlace, leadTo } from '../../../shared/pieces/screens/leadTo.tsx'
import type { city } from '../../city/city.ts'
import type { district } from '../../district/district.ts'
import type { pincode } from '../../pincode/pincode.ts'
import type { state } from '../../state/state.ts'

/** What a place was called in addresses: its name, and those it had before. */
const called = ({ name, aliases }: AnyRecord) => ({
  in: [name, ...((aliases as { name: string }[] | undefined) ?? []).map((alias) => alias.name)],
})

const ordersOf: Readonly<Record<string, (record: AnyRecord) => object>> = {
  state: (record) => ({ state: called(record) }),
  city: (record) => ({ city: called(record) }),
  pincode: ({ pincode }) => ({ pincode }),
}

function within<A>(list: string, filter: Where<RecordOf<A>>, sort: keyof RecordOf<A> & string): ListPlace {
  return { list, filter, sort }
}

const placesIn: Readonly<Record<string, (id: string) => ListPlace>> = {
  country: (id) => within<typeof state>('pages/state-list', { country: id }, 'name'),
  state: (id) => within<typeof district>('pages/district-list', { state: id }, 'name'),
  district: (id) => within<typeof city>('pages/city-list', { district: id }, 'name'),
  city: (id) => within<typeof pincode>('pages/pincode-list', { city: id }, 'pincode'),
}

/** Leads from a place to the orders that went there. */
export const ToOrders = leadTo((record, { name }) => {
  const filter = ordersOf[name]?.(record)
  return filter && { list: 'pages/orders-list', filter }
})

/** Leads from a place to those that lie in it. */
export const ToPlaces = leadTo(({ id }, { name }) => placesIn[name]?.(id))
