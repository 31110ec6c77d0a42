import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Proposal } from '../../../resources/sales/payment/rules/refundProposal.ts'
import RefundDialog from '../../../resources/sales/payment/screens/RefundDialog.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const order = { id: 'o1', version: 3, number: 'AT-7' }

/** Two pieces at ₹500 of which one was called off without its money, and a total that was rounded down by 40 paise. */
const proposal: Proposal = {
  order: 'o1',
  number: 'AT-7',
  refundable: 100_000,
  overpaid: 50_000,
  payments: [{ id: 'p1', number: 'PAY-1', method: 'upi', provider: 'sandbox', status: 'captured' }],
  lines: [
    {
      line: 'l1',
      product: null,
      variant: null,
      sku: 'KUR-M',
      name: 'Kurta',
      options: 'M',
      ordered: 2,
      cancelled: 1,
      returned: 0,
      quantity: 2,
      amount: 100_000,
      kept: { quantity: 1, amount: 50_000 },
      tax: 4_762,
    },
  ],
  shipping: 0,
  fee: 0,
  rounding: { roundOff: -40, left: 50_000, parcels: null, hasCharges: true },
  parcels: [],
  limit: null,
  hasCustomer: true,
}

const render = (more: Partial<Proposal> = {}) =>
  renderMerchandising(
    <RefundDialog resource={resources.order as never} records={[order] as never} close={() => undefined} />,
    {
      answers: {
        'operations/proposeRefund': { ...proposal, ...more },
        'operations/refund': { refunds: [{ status: 'approved', amount: 50_000 }] },
      },
    },
  )

it('offers what a source may take: what was called off goes back as such alone, and takes no rounding along', async () => {
  const { person, sent } = render()
  const source = await screen.findByRole('combobox', { name: /Cause/ })
  expect(source).toHaveProperty('value', 'goodwill')
  expect(screen.getByText('1 of 2')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Refund all' }))
  const ask = () => screen.getByRole('button', { name: /^Refund ₹/ })
  expect(ask().textContent).toContain('499.60')
  await person.selectOptions(source, 'cancellation')
  expect(screen.getByText('2 of 2')).toBeTruthy()
  // What was typed stays, and is for the pieces that were called off now.
  expect(ask().textContent).toContain('500.00')
  await person.type(screen.getByRole('textbox', { name: /Note/ }), 'Called off')
  await person.click(ask())
  await waitFor(() =>
    expect(sent('operations/refund')).toEqual([
      expect.objectContaining({
        source: 'cancellation',
        lines: [{ line: 'l1', quantity: 1, amount: 50_000 }],
      }),
    ]),
  )
})

it('does not take as goodwill what was typed for pieces that were called off', async () => {
  const { person } = render({ rounding: { ...proposal.rounding, roundOff: 0 } })
  const source = await screen.findByRole('combobox', { name: /Cause/ })
  await person.selectOptions(source, 'orderEdit')
  await person.click(screen.getByRole('button', { name: 'Refund all' }))
  await person.type(screen.getByRole('textbox', { name: /Note/ }), 'Called off')
  const ask = () => screen.getByRole('button', { name: /^Refund ₹/ })
  expect(ask()).toHaveProperty('disabled', false)
  await person.selectOptions(source, 'goodwill')
  expect(ask()).toHaveProperty('disabled', true)
})

it('offers what was paid too much only where it was', async () => {
  render({ overpaid: 0 })
  const source = await screen.findByRole('combobox', { name: /Cause/ })
  const values = [...source.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
  expect(values).toEqual(['goodwill', 'return'])
})
