import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import ItemsSection from '../../../resources/sales/cart/screens/ItemsSection.tsx'
import RecoverySection from '../../../resources/sales/cart/screens/RecoverySection.tsx'
import SendRecovery from '../../../resources/sales/cart/screens/SendRecovery.tsx'
import type { RecordOf, Resource } from '../../../src/core/index.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const resource = resources.cart as unknown as Resource
const item = (id: string, more: object = {}) => ({
  id,
  product: null,
  variant: id,
  sku: `SKU-${id}`,
  name: `Kurta ${id}`,
  options: 'M',
  quantity: 2,
  mrp: 120_000,
  unitPrice: 100_000,
  ...more,
})
const cart = {
  id: 'k1',
  version: 4,
  title: 'Asha Rao',
  status: 'abandoned',
  pincode: '194101',
  couponCode: 'CART10',
  items: [item('a'), item('b')],
  products: [],
  recoveries: [],
} as unknown as RecordOf<typeof resources.cart>

describe('what lies in a cart', () => {
  it('is compared with the shop of now, in words and not by colour alone', async () => {
    renderMerchandising(<ItemsSection resource={resource} record={cart} />, {
      answers: {
        'operations/compare': {
          items: [
            { id: 'a', before: 100_000, now: 90_000, mrp: 120_000, available: 7, problem: null },
            { id: 'b', before: 100_000, now: 110_000, mrp: 120_000, available: 1, problem: 'short' },
          ],
          before: { itemsTotal: 400_000, discount: 0, shipping: null },
          now: { itemsTotal: 400_000, discount: 0, shipping: null },
          serviceable: false,
          coupon: { rule: 'minOrderValue', values: { money: 500_000 } },
        },
      },
    })
    expect(within(await screen.findByRole('row', { name: /cheaper/ })).getByText('₹900.00')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /dearer/ })).getByText('₹1,100.00')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Kurta b/ })).getByText('Only 1 left')).toBeTruthy()
    expect(screen.getByText('Nothing is delivered to 194101.')).toBeTruthy()
    expect(screen.getByText(/must come to ₹5,000.00 at least/)).toBeTruthy()
  })
})

describe('a reminder', () => {
  const preview = {
    problem: null,
    recent: 1,
    messages: [
      {
        channel: 'email',
        locale: 'en',
        subject: 'Still thinking?',
        body: '<p>Two pieces</p>',
        html: true,
        agreed: true,
      },
      { channel: 'push', locale: 'en', subject: null, body: 'Two pieces wait', html: false, agreed: false },
    ],
  }

  it('is shown before it is sent, with what somebody agreed to', async () => {
    let closed = 0
    const { person, sent } = renderMerchandising(
      <SendRecovery resource={resource} records={[cart]} close={() => closed++} />,
      { answers: { 'operations/previewRecovery': preview, 'operations/sendRecovery': { sent: 1 } } },
    )
    expect(await screen.findByText('Two pieces wait')).toBeTruthy()
    expect(screen.getByText('Not agreed: is not sent')).toBeTruthy()
    expect(screen.getByTitle('Still thinking?').getAttribute('sandbox')).toBe('')
    await person.click(screen.getByRole('button', { name: 'Send', hidden: true }))
    await waitFor(() => expect(closed).toBe(1))
    expect(sent('sendRecovery')).toHaveLength(1)
  })

  it('cannot be sent where it may not, and says why', async () => {
    renderMerchandising(<SendRecovery resource={resource} records={[cart]} close={() => undefined} />, {
      answers: { 'operations/previewRecovery': { ...preview, problem: 'reminded-enough', recent: 3 } },
    })
    expect(await screen.findByText(/has had 3 messages within seven days/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send', hidden: true })).toHaveProperty('disabled', true)
  })

  it('goes to several at once, and names those left out', async () => {
    const { person, sent } = renderMerchandising(
      <SendRecovery resource={resource} records={[cart, { ...cart, id: 'k2' }]} close={() => undefined} />,
      {
        answers: {
          'operations/sendRecoveries': {
            sent: 1,
            skipped: [{ id: 'k2', title: 'Ben', problem: 'no-consent' }],
          },
        },
      },
    )
    await person.click(await screen.findByRole('button', { name: 'Send', hidden: true }))
    expect(await screen.findByText('1 person is reminded.')).toBeTruthy()
    expect(screen.getByText(/has not agreed/)).toBeTruthy()
    expect(sent('sendRecoveries')).toEqual([{ carts: ['k1', 'k2'] }])
  })

  it('is offered to those with the flag alone, and only for carts that were left', () => {
    const { unmount } = renderMerchandising(<RecoverySection resource={resource} record={cart} />, {
      permissions: [{ key: 'cart', view: true }],
    })
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    const recoveries = [
      { id: 'r', at: '2026-11-18T06:00:00.000Z', channel: 'email', by: 'Meera', outcome: 'held' },
    ]
    renderMerchandising(
      <RecoverySection
        resource={resource}
        record={{ ...cart, recoveries: recoveries as typeof cart.recoveries }}
      />,
    )
    expect(screen.getByRole('button', { name: 'Send a reminder' })).toBeTruthy()
    expect(screen.getByText('Held back')).toBeTruthy()
  })
})
