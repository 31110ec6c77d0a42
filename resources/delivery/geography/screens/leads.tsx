import type { AnyRecord } from '../../../../src/core/index.ts'
import { type ListPlace, leadTo } from '../../../shared/pieces/screens/leadTo.tsx'

/** What a place was called in addresses: its name, and those it had before. */
const called = ({ name, aliases }: AnyRecord) => ({
  in: [name, ...((aliases as { name: string }[] | undefined) ?? []).map((alias) => alias.name)],
})

const ordersOf: Readonly<Record<string, (record: AnyRecord) => object>> = {
  state: (record) => ({ state: called(record) }),
  city: (record) => ({ city: called(record) }),
  pincode: ({ pincode }) => ({ pincode }),
}

const placesIn: Readonly<Record<string, (id: string) => ListPlace>> = {
  country: (id) => ({ list: 'pages/state-list', filter: { country: id }, sort: 'name' }),
  state: (id) => ({ list: 'pages/district-list', filter: { state: id }, sort: 'name' }),
  district: (id) => ({ list: 'pages/city-list', filter: { district: id }, sort: 'name' }),
  city: (id) => ({ list: 'pages/pincode-list', filter: { city: id }, sort: 'pincode' }),
}

/** Leads from a place to the orders that went there. */
export const ToOrders = leadTo((record, { name }) => {
  const filter = ordersOf[name]?.(record)
  return filter && { list: 'pages/orders-list', filter }
})

/** Leads from a place to those that lie in it. */
export const ToPlaces = leadTo(({ id }, { name }) => placesIn[name]?.(id))
