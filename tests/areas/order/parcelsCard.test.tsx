import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { ParcelsCard } from '../../../resources/sales/order/screens/parcels/ParcelsCard.tsx'
import { loadViews } from '../../../src/views/loadViews.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(async () => {
  localStorage.clear()
  await loadViews('shipment')
})

const line = (quantity: number, cancelled = 0) => ({
  id: 'l1',
  product: null,
  variant: 'v1',
  sku: 'KUR-M',
  name: 'Kurta',
  quantity,
  cancelled,
  fulfilled: 1,
})
const parcel = (id: string, status: string, quantity: number) => ({
  id,
  version: 1,
  number: `SH-${id}`,
  status,
  courier: null,
  awb: null,
  trackingUrl: null,
  expectedOn: null,
  order: 'o1',
  lines: [{ id: `${id}-1`, line: 'l1', sku: 'KUR-M', name: 'Kurta', quantity }],
})

async function show(ordered: object, parcels: readonly object[]) {
  const order = { id: 'o1', version: 1, number: 'AT-1', status: 'processing', lines: [ordered] }
  const find = () => ({
    key: 'createShipment',
    label: 'Create shipment',
    icon: 'add',
    onPick: () => undefined,
  })
  // What an area does of its own is loaded before it is drawn.
  await act(async () =>
    renderMerchandising(
      <ParcelsCard
        {...({ resource: resources.order, order, refresh: () => undefined, find, mayWrite: true } as any)}
      />,
      { provider: { getList: async () => ({ data: parcels, total: parcels.length }) } },
    ),
  )
  await screen.findAllByText(/SH-/)
  return {
    more: screen.queryByText(/in no parcel yet/)?.textContent,
    button: screen.queryByText('Create shipment'),
  }
}

it('a piece in a parcel that waits to be packed is in a parcel', async () => {
  expect(await show(line(2), [parcel('1', 'packed', 1), parcel('2', 'pending', 1)])).toEqual({
    more: undefined,
    button: null,
  })
})

it('a piece of a parcel that was called off is in none', async () => {
  const { more, button } = await show(line(2), [parcel('1', 'packed', 1), parcel('2', 'cancelled', 1)])
  expect([more, button !== null]).toEqual(['One more piece is in no parcel yet.', true])
})
