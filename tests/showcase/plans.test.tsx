import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import Billing from '../../src/showcase/plans/Billing.tsx'
import Pricing from '../../src/showcase/plans/Pricing.tsx'
import { fetchTexts, type Invoice, withInvoice } from '../../src/showcase/plans/plans.ts'
import { setWidth, showFrame, signInAs } from '../shell/support/showFrame.tsx'

/** All that this browser has kept. */
const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage })

beforeAll(() => fetchTexts('en'))

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  signInAs([])
})

describe('the demonstration of plans', () => {
  it('says that it is one, and leads to the plan that was chosen', async () => {
    const { router } = await showFrame('/app/pages/pricing', { page: <Pricing /> })
    expect((await screen.findByRole('note')).textContent).toMatch(/^Demonstration\./)
    await userEvent.click(screen.getByRole('link', { name: 'Yearly' }))
    const studio = within(screen.getByRole('region', { name: 'Studio' }))
    expect(studio.getByText('₹14,990.00')).toBeDefined()
    await userEvent.click(studio.getByRole('link', { name: 'Get started with Studio' }))
    expect(router.state.location.pathname).toBe('/app/pages/setting/billing')
    expect(router.state.location.search).toBe('?plan=studio&by=year')
  })

  it('takes a plan, and takes it back', async () => {
    await showFrame('/app/pages/setting/billing?plan=studio&by=year', { page: <Billing /> })
    await userEvent.click(await screen.findByRole('button', { name: 'Take this plan' }))
    expect(screen.getByText('Studio, ₹14,990.00 a year')).toBeDefined()
    const invoices = within(screen.getByRole('table', { name: 'Invoices' }))
    expect(invoices.getByRole('row', { name: /Studio Yearly ₹14,990\.00$/ })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: /undo/i }))
    expect(screen.getByText('Starter, ₹0.00 a month')).toBeDefined()
    expect(screen.getByText('There is none yet.')).toBeDefined()
  })

  it('has invoices of the plans that cost something alone, the newest first', () => {
    const invoice = (id: string, amount: number): Invoice => ({
      id,
      at: '2026-11-30T10:00:00Z',
      plan: 'studio',
      yearly: false,
      amount,
    })
    const all = Array.from({ length: 24 }, (_, index) => invoice(String(index), 100))
    expect(withInvoice(all, invoice('free', 0))).toBe(all)
    const more = withInvoice(all, invoice('new', 100))
    expect([more.length, more[0]?.id, more.at(-1)?.id]).toEqual([24, 'new', '22'])
  })
})

describe('the cards of the demonstration', () => {
  const add = async (number: string, code: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a card' }))
    await userEvent.type(screen.getByLabelText('Name on the card'), 'Asha Rao')
    await userEvent.type(screen.getByLabelText('Card number'), number)
    await userEvent.type(screen.getByLabelText('Good until (MM/YY)'), '04/49')
    await userEvent.type(screen.getByLabelText('Code'), code)
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }))
  }

  it('are kept without their number and code', async () => {
    await showFrame('/app/pages/setting/billing', { page: <Billing /> })
    await screen.findByText('There is no card yet.')
    await add('4111 1111 1111 1111', '737')
    expect(await screen.findByText('Visa •••• 1111')).toBeDefined()
    expect(kept()).toContain('last4')
    expect(kept()).not.toMatch(/4111|737/)
  })

  it('are refused where they cannot be right, at the input', async () => {
    await showFrame('/app/pages/setting/billing', { page: <Billing /> })
    await screen.findByText('There is no card yet.')
    await add('4111 1111 1111 1112', '737')
    const number = screen.getByLabelText('Card number')
    expect(number.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(number)
    expect(kept()).not.toContain('last4')
  })

  it('have a usual one, which stays while another could be chosen', async () => {
    await showFrame('/app/pages/setting/billing', { page: <Billing /> })
    await screen.findByText('There is no card yet.')
    await add('4111 1111 1111 1111', '737')
    await add('378282246310005', '1234')
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
    await screen.findByText('American Express •••• 0005')
    expect((remove('Visa •••• 1111') as HTMLButtonElement).disabled).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: /American Express/ }))
    await userEvent.click(remove('Visa •••• 1111'))
    await waitFor(() => expect(screen.queryByText('Visa •••• 1111')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /undo/i }))
    expect(await screen.findByText('Visa •••• 1111')).toBeDefined()
  })
})
