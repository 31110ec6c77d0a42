import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import StatusCell from '../../../resources/sales/order/screens/StatusCell.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-30T08:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const said = (record: object) =>
  renderMerchandising(
    <StatusCell
      {...({ name: 'status', options: {}, resource: resources.order } as any)}
      value="processing"
      record={record as never}
    />,
  ).container.textContent

it('an order that has arrived says until when something of it may come back, as its parcels say beside it that it is there', () => {
  const delivered = { fulfilmentStatus: 'delivered' }
  expect(said({ ...delivered, returnableUntil: '2026-12-07' })).toContain('Returns to Dec 7')
  expect(said({ ...delivered, returnableUntil: '2026-11-29' })).toContain('Delivered')
  expect(said({ ...delivered, returnableUntil: null })).toContain('Delivered')
  expect(said({ fulfilmentStatus: 'fulfilled', returnableUntil: '2026-12-07' })).toContain('In progress')
})
