import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fakeShop, idOf } from '../../views/form/fakeShop.ts'
import { renderForm } from '../../views/form/renderForm.tsx'

const registry = resources as unknown as Registry

beforeEach(() => localStorage.clear())

it.each([
  ['pending', true],
  ['labelReady', true],
  ['inTransit', false],
  ['delivered', false],
])('a parcel that should have left the house and is %s is late: %s', async (status, isLate) => {
  await loadViews('shipment')
  const empty = Object.entries(resources.shipment.fields).map(([name, { options }]) => [
    name,
    (options as { list?: boolean }).list ? [] : null,
  ])
  const parcel = {
    ...Object.fromEntries(empty),
    id: idOf(1),
    number: 'SH-1',
    order: idOf(2),
    orderNumber: 'AT-1',
    destination: 'Pune, Maharashtra',
    dueAt: '2026-01-05T08:00:00.000Z',
    status,
  }
  const shop = fakeShop(registry, { shipment: [parcel] })
  renderForm({ registry, resource: resources.shipment, shop, id: idOf(1), page: 'show' })
  const name = await screen.findByText('Ship by')
  expect(name.parentElement?.querySelector('[data-late]') !== null).toBe(isLate)
})
