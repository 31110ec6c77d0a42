import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, demoColleagues } from '../../demo/accounts.ts'
import { fillNotifications } from '../../demo/notifications.ts'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { demoOfTests } from '../support/demoOfTests.ts'
import { dialog, firstRecord, saves, staffOf } from './support/atWork.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'

const opened = openProduct(startShop)
const { product } = opened
const staff = staffOf(opened)

beforeAll(async () => {
  await createDemoAccounts(product().context.database, demoColleagues)
  await ensureKeys(product().context)
  await fillNotifications(product().context, demoOfTests)
})

/** Leads to a list by the menu; to a rarer one by the list that it is reached from. */
const nav =
  (page: Page, ...areas: readonly [entry: string, below?: string]) =>
  async () => {
    const [entry, below] = areas
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: entry }).click()
    await page.getByRole('heading', { level: 1, name: entry }).waitFor()
    if (below === undefined) return
    await page.getByRole('button', { name: 'More lists' }).click()
    await page
      .getByRole('group', { name: 'More lists' })
      .getByRole('link', { name: below, exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: below }).waitFor()
  }

describe('a day’s work', () => {
  it('of support: a message is taken, answered and settled; ratings are judged by keyboard', async () => {
    const { page, refused } = await staff.comes('support', '/app/pages/contact-us')
    await page.getByRole('link', { name: /^Unassigned/ }).click()
    await firstRecord(page).click()
    const ticket = page.locator('dd').getByText(/^T-\d{4}-\d{5}$/)
    const number = (await ticket.textContent()) ?? ''
    await page.getByText('Keys: R reply, N note, A assign to me').waitFor()
    await page.keyboard.press('a')
    await page.getByText(`${number} is yours.`).waitFor()
    await page.getByLabel('Canned reply').selectOption('Where is my parcel?')
    const reply = page.getByRole('textbox', { name: /^Reply to / })
    expect((await reply.inputValue()).length).toBeGreaterThan(20)
    await page.getByLabel('Afterwards').selectOption('Settled')
    await page.getByRole('button', { name: 'Add the reply' }).click()
    await page.getByText('Added.').waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Open again' }).waitFor()
    await page.keyboard.press('Escape')

    await nav(page, 'Ratings')()
    await page.getByRole('button', { name: 'Moderate one by one' }).click()
    const waiting = dialog(page)
      .getByText(/^\d+ waits?/)
      .first()
    const before = Number.parseInt((await waiting.textContent()) ?? '', 10)
    expect(before).toBeGreaterThan(2)
    await page.keyboard.press('a')
    await expect.poll(async () => Number.parseInt((await waiting.textContent()) ?? '', 10)).toBe(before - 1)
    expect(refused).toEqual([])
  })

  it('of the order desk: a pincode is tried, and hidden data of a customer is shown once a reason is given', async () => {
    const { page, refused } = await staff.comes('orders', '/app/pages/delivery-zones')
    await page.getByRole('button', { name: 'Try a pincode' }).click()
    await dialog(page).getByRole('textbox', { name: 'Pincode' }).fill('560001')
    await dialog(page).getByRole('button', { name: 'Try', exact: true }).click()
    await dialog(page).getByText('Serves it').first().waitFor()
    await dialog(page).getByText('Methods for this cart').waitFor()
    await page.keyboard.press('Escape')

    await nav(page, 'Customers')()
    await page.getByRole('link', { name: /^Active/ }).click()
    await firstRecord(page).click()
    await page
      .getByRole('region', { name: 'Overview' })
      .getByText(/•.*\d{3}$/)
      .waitFor()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Show hidden data' }).click()
    await dialog(page).getByText(`What is hidden of ${name}`).waitFor()
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Courier asks for a second number')
    await dialog(page).getByRole('button', { name: 'Show', exact: true }).click()
    await dialog(page)
      .getByRole('status')
      .getByText(/\+91 ?\d{5}/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    expect(refused).toEqual([])
  })

  it('of the catalogue: a banner gets its words, a policy is read, and settings are not to be had', async () => {
    const { page, refused } = await staff.comes('catalogue', '/app/pages/banners')
    await page.getByRole('link', { name: /^All/ }).waitFor()
    await firstRecord(page).click()
    const creative = page.getByRole('region', { name: 'Creative' })
    await creative.getByRole('button', { name: 'Subheading' }).click()
    await page.getByLabel('Subheading').fill('Free above ₹999')
    await saves(page)
    await page.reload()
    await creative.getByText('Free above ₹999').waitFor()

    await nav(page, 'Pages', 'Information policies')()
    await page.locator('main [data-row]').first().waitFor()
    await page.goto('/app/pages/config-settings')
    await page.getByRole('heading', { name: 'You have no access to this page' }).waitFor()
    expect(refused).toEqual([])
  })

  it('of the warehouse: a pincode is taken out of cash on delivery, and why is told to whoever tries it', async () => {
    const { page, refused } = await staff.comes('packing', '/app/pages/pincode-list')
    await page.getByRole('searchbox').fill('560001')
    await page.locator('main [data-row]').filter({ hasText: '560001' }).getByRole('link').first().click()
    await page.getByRole('region', { name: 'Service' }).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('switch', { name: 'COD' }).click()
    await page.getByLabel('Why no cash on delivery').fill('Cash was refused at the door five times')
    await saves(page)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Zone, price and why' }).click()
    await dialog(page).getByRole('button', { name: 'Try', exact: true }).click()
    await dialog(page).getByText('Not at this place').first().waitFor()
    await page.keyboard.press('Escape')

    for (const closed of ['customer', 'contact-us', 'config-settings', 'broadcasts']) {
      await page.goto(`/app/pages/${closed}`)
      await page.getByRole('heading', { name: 'You have no access to this page' }).waitFor()
    }
    expect(refused).toEqual([])
  })

  it('of finance: a customer is read in full, settings and policies are read, and nothing there is changed', async () => {
    const { page, refused } = await staff.comes('accounts', '/app/pages/customer')
    await page.getByRole('link', { name: /^Active/ }).click()
    await firstRecord(page).click()
    await page
      .getByText(/^\+91 ?\d{5} ?\d{5}$/)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)

    await page.goto('/app/pages/config-settings?group=tax')
    const series = page.getByLabel('Invoice numbers begin with')
    await series.waitFor()
    await expect.poll(() => series.isDisabled()).toBe(true)
    await nav(page, 'Pages', 'Policy acceptances')()
    await firstRecord(page).click()
    await page.getByRole('heading', { level: 2, name: 'Who and where' }).waitFor()
    await nav(page, 'Delivery zones', 'States')()
    await page.getByRole('searchbox').fill('Karnataka')
    await page.locator('main [data-row]').filter({ hasText: 'Karnataka' }).getByText('29').waitFor()
    await page.goto('/app/pages/notification-keys')
    await page.getByRole('heading', { name: 'You have no access to this page' }).waitFor()
    expect(refused).toEqual([])
  })
})
