import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { groupDigits } from '../../src/fields/phone/groupDigits.ts'
import { holdBack } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { addStaff } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { product, open, ask } = openProduct(startShop)

let order: { id: string; number: string; phone: string; contactName: string }
let shipment: { id: string; awb: string }
let ticket: { id: string; ticketNo: string }
let invoice: { id: string; number: string }
beforeAll(async () => {
  const first = async (path: string, filter: object = {}) =>
    (await ask(`/${path}?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' })}`))[0]
  order = await first('orders', { phone: { empty: false } })
  shipment = await first('shipments', { awb: { empty: false } })
  ticket = await first('contact-messages')
  invoice = await first('invoices')
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

/** As from the keyboard of somebody who does not wait: all keys at once, Enter among them. */
async function typeAndEnter(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('the search of the shop', () => {
  it('leads from anywhere to what a number is of, by its digits and Enter alone', async () => {
    const page = await open('/app/pages/faq')
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
    const customer = (await ask(`/search?q=${encodeURIComponent(order.phone)}`)).hits[0]
    expect(customer.resource).toBe('customer')
    const inParts = order.phone.replace(/^\+91(\d{5})(\d{5})$/, '0$1 $2')
    const cases: [typed: string, path: string][] = [
      [order.number, `/app/pages/orders-list/${order.id}`],
      [ticket.ticketNo, `/app/pages/contact-us/${ticket.id}`],
      [invoice.number, `/app/pages/invoices/${invoice.id}`],
      [inParts, `/app/pages/customer/${customer.id}`],
      [shipment.awb.toLowerCase(), `/app/pages/shipments/${shipment.id}`],
    ]
    for (const [typed, path] of cases) {
      await typeAndEnter(page, typed)
      await page.waitForURL((url) => url.pathname.startsWith(path))
      await dialog(page).waitFor({ state: 'detached' })
    }
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toContain(shipment.id)
    await page.keyboard.press('Control+k')
    const recent = dialog(page).getByRole('group', { name: 'Recently opened' }).getByRole('option')
    await expect.poll(() => recent.allTextContents().then((all) => all.join())).toContain('Shipments')
  })

  it('says why something was found, is free of faults, and gives the focus back on Escape', async () => {
    const page = await open('/app/pages/faq')
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
    const button = page.getByRole('button', { name: 'Search pages, records and commands' })
    await button.focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.type(order.phone.slice(3))
    const first = dialog(page).getByRole('option').first()
    await expect.poll(() => first.textContent()).toContain(`Phone: ${groupDigits(order.phone)}`)
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toMatch(/^\d+ results?\. First: /)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('loses no letter that is typed while its code is on its way, and writes it into nothing else', async () => {
    const page = await open('/app/pages/brand')
    const field = page.getByRole('searchbox')
    await field.waitFor()
    const letGo = await holdBack(page, '**/assets/CommandPalette-*.js')
    await page.reload()
    await field.focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('pincodx')
    await page.keyboard.press('Backspace')
    await letGo()
    await dialog(page).waitFor()
    await expect.poll(() => dialog(page).getByRole('combobox').inputValue()).toBe('pincod')
    // Behind the dialog it has no role.
    await expect.poll(() => page.locator('main [type="search"]').inputValue()).toBe('')
    await dialog(page)
      .getByRole('option', { name: /^Pincodes/ })
      .waitFor()
  })

  it('has the focus from the moment it is drawn, also where a page arrives in that moment', async () => {
    const page = await open('/app/pages/faq')
    const heading = page.getByRole('heading', { level: 1, name: 'Help' })
    await heading.waitFor()
    // As an arriving page does: its heading takes the focus.
    await heading.evaluate((title) => {
      title.tabIndex = -1
      new MutationObserver(() => title.focus()).observe(document.body, { childList: true, subtree: true })
    })
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    await page.keyboard.type(order.number)
    await expect.poll(() => dialog(page).getByRole('combobox').inputValue()).toBe(order.number)
  })

  it('offers the actions of the page, and the list of what it shows only in part', async () => {
    const page = await open('/app/pages/brand')
    await page.getByRole('link', { name: 'New brand' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('import')
    const action = dialog(page).getByRole('group', { name: 'On this page' }).getByRole('option')
    await expect.poll(() => action.allTextContents()).toEqual(['Import'])
    await action.click()
    await page.getByRole('dialog', { name: /Import/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('AT-0')
    await dialog(page)
      .getByRole('option', { name: /^All in Orders/ })
      .click()
    await page.waitForURL(/\/app\/pages\/orders-list\?.*AT-0/)
    await page.getByRole('row', { name: /AT-0/ }).first().waitFor()
  })

  it('finds a setting by its name in the language of the page', async () => {
    const page = await open('/app/pages/faq', { kept: { locale: 'fr' } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Recherche et commandes' })
    await palette.waitFor()
    await page.keyboard.type('fuseau horaire')
    await palette.getByRole('option', { name: /^Fuseau horaire/ }).click()
    await page.waitForURL('**/app/pages/admin-settings/**')
  })

  it('finds for whoever sees less what they may see, and asks for nothing that is refused', async () => {
    const email = await addStaff(product(), 'search-counter', [{ key: 'customer', view: true }])
    const page = await open('/app/dashboards/default', { as: email })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    await page.keyboard.type(order.phone.slice(3))
    await dialog(page)
      .getByText(`Nothing found for "${order.phone.slice(3)}"`)
      .first()
      .waitFor()
    await dialog(page).getByRole('combobox').fill(order.contactName)
    await dialog(page).getByRole('option').first().waitFor()
    await expect.poll(() => dialog(page).textContent()).not.toContain(order.phone)
  })
})
