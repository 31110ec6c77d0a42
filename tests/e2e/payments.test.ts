import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { codDelivered } from '../../resources/sales/payment/server/cod.ts'
import { moneyShop } from '../api/sales/moneyShop.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { product, open } = openProduct()
const shop = moneyShop(product)

beforeAll(() => shop.prepare())

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

describe('a payment', () => {
  it('is refunded line by line: the amount follows the pieces, and the refund is there at once', async () => {
    const lines = [
      { quantity: 3, total: 359_700 },
      { quantity: 1, total: 129_900 },
    ]
    const { payment } = await shop.paid({ lines, shipping: 7900 })
    const page = await open(`/app/pages/payments/${payment.id}/show`)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Pieces: Line 0' }).fill('2')
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Amount: Line 0' }).inputValue()).toBe('2398')
    await dialog.getByRole('textbox', { name: 'Shipping' }).fill('79')
    const submit = dialog.getByRole('button', { name: 'Refund ₹2,477.00' })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Came too late')
    expect(await violationsOf(page)).toEqual([])
    await submit.click()
    await page.getByText('The refund of ₹2,477.00 is on its way.').waitFor()
    const [made] = await shop.refundsOf(payment.order)
    await page.getByRole('link', { name: String(made?.number) }).waitFor()
    await page.getByText('Partially refunded').first().waitFor()
    expect(made).toMatchObject({ status: 'processed', amount: 247_700, shippingAmount: 7900 })
  })

  it('is refunded on a telephone with all of its lines in sight, above their figures', async () => {
    const { payment } = await shop.paid({ lines: [{ quantity: 3, total: 359_700 }] })
    const page = await open(`/app/pages/payments/${payment.id}/show`, {
      viewport: { width: 375, height: 700 },
    })
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Pieces: Line 0' }).fill('2')
    const table = await dialog.getByRole('table').evaluate((element) => {
      const { clientHeight, scrollHeight, clientWidth, scrollWidth } = element.parentElement as HTMLElement
      return { isWhole: scrollHeight <= clientHeight, fits: scrollWidth <= clientWidth }
    })
    expect(table).toEqual({ isWhole: true, fits: true })
    expect(await violationsOf(page)).toEqual([])
  })

  it('received by hand needs its proof before it can be booked', async () => {
    const waiting = await shop.expected(await shop.order({ method: 'bankTransfer' }))
    const page = await open(`/app/pages/payments/${waiting.id}/show`)
    await page.getByRole('button', { name: 'Mark as paid', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('1998')
    await dialog.getByRole('textbox', { name: 'Receipt or UTR' }).fill('UTR-77')
    const book = dialog.getByRole('button', { name: 'Book' })
    await expect.poll(() => book.isDisabled()).toBe(true)
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'slip.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await dialog.getByText('slip.pdf').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await book.click()
    await page.getByText('The payment is booked.').waitFor()
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured', reference: 'UTR-77' })
  })

  it('made by the sandbox appears as events arrive, with what the gateway sent for finance', async () => {
    const waiting = await shop.expected(await shop.order())
    const page = await open(`/app/pages/payments/${waiting.id}/show`)
    await choose(page, 'Simulate')
    await page.getByRole('checkbox', { name: 'Send each event three times' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Simulate' }).click()
    await page.getByText('The events were sent.').waitFor()
    await page.getByRole('button', { name: 'As the gateway sent it' }).click()
    await page.getByText('payment.captured', { exact: true }).first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured' })
  })
})

describe('a courier’s file', () => {
  it('is compared with what is expected before it is booked', async () => {
    for (const [awb, amount] of [
      ['AWB1000', 120_000],
      ['AWB1001', 89_900],
    ] as const) {
      const order = await shop.order({ lines: [{ quantity: 1, total: amount }], method: 'cod' })
      await shop.expected(order)
      const parcel = { id: randomUUID(), awb, codAmount: amount, deliveredAt: null } as never
      await shop.work((work) => codDelivered(work, order, parcel))
    }
    const page = await open('/app/pages/payments')
    await page.getByRole('button', { name: 'Book a remittance' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('textbox', { name: 'File of the courier' })
      .fill('AWB,Amount,Fee\nAWB1000,1200.00,20\nAWB1001,850,20\nAWB9999,10')
    await dialog.getByRole('button', { name: 'Compare' }).click()
    await dialog.getByText('No such AWB').waitFor()
    await dialog.getByText('Too little').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'UTR of the settlement' }).fill('UTR-COD-9')
    await dialog.getByRole('button', { name: 'Book 2 payments' }).click()
    await page.getByText('2 payments remitted').waitFor()
    await page
      .getByRole('tab', { name: /Mismatches/ })
      .or(page.getByRole('link', { name: /Mismatches/ }))
      .first()
      .click()
    await page.getByText('₹899.00').first().waitFor()
  })
})
