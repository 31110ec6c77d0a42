import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyShown } from '../../../resources/sales/payment/rules/moneyShown.ts'
import AmountCell from '../../../resources/sales/payment/screens/AmountCell.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

it('a payment is told by what came, and by what was expected where that is another amount', () => {
  expect(moneyShown({ amount: 1_040_000, captured: 500_000 })).toEqual({
    amount: 500_000,
    expected: 1_040_000,
  })
  expect(moneyShown({ amount: 500_000, captured: 500_000 })).toEqual({ amount: 500_000 })
  expect(moneyShown({ amount: 500_000, captured: 0 })).toEqual({ amount: 500_000 })
})

it('its list does so, too', async () => {
  const record = { id: 'p1', version: 1, amount: 1_040_000, captured: 500_000, status: 'captured' }
  renderMerchandising(<AmountCell {...({ value: record.amount, record } as any)} />)
  expect((await screen.findByText(/5,000/)).textContent).toBe('₹5,000.00 ₹10,400.00 expected')
})
