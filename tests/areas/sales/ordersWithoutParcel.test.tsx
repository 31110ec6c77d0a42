import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OrdersWithoutParcel } from '../../../resources/sales/shipment/screens/station/OrdersWithoutParcel.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(() => localStorage.clear())

const show = (total: number) => {
  const getList = vi.fn(async () => ({ data: total > 0 ? [{ id: 'o1', number: 'AT-1' }] : [], total }))
  renderMerchandising(<OrdersWithoutParcel />, { provider: { getList } })
  return getList
}

it('the station leads to the orders that it cannot bring, for no parcel was made of them', async () => {
  show(2)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '2 orders have no parcel yet.' })
  const { pathname, searchParams } = new URL(link.href)
  expect([pathname, searchParams.get('view'), searchParams.get('filter')]).toEqual([
    '/app/pages/orders-list',
    'toPack',
    '{"parcelStates":{"empty":true}}',
  ])
})

it('says nothing where each has one', async () => {
  const getList = show(0)
  await waitFor(() => expect(getList).toHaveBeenCalled())
  expect(screen.queryByRole('link')).toBeNull()
})
