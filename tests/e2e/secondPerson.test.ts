import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts } from '../../demo/accounts.ts'
import { dialog, firstRecord, saves, staffOf } from './support/atWork.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'

const opened = openProduct(startShop)
const { product } = opened
const staff = staffOf(opened)

const colleague = (role: string, name: string) => ({
  email: `${role}@atelier.test`,
  name,
  type: 'SUB_ADMIN' as const,
  roles: [role],
})

beforeAll(async () => {
  await createDemoAccounts(product().context.database, [
    colleague('marketing', 'Mia Fernandes'),
    colleague('manager', 'Anand Pillai'),
    colleague('auditor', 'Ruth Mathew'),
  ])
})

describe('what one person begins and another decides', () => {
  it('the limit is set by an administrator; the manager sees it, and why it is closed', async () => {
    const limit = 'Broadcasts to more need a second person'
    const manager = await staff.comes('manager', '/app/pages/admin-settings?group=approvals')
    await manager.page.getByText('Changing this needs the permission').first().waitFor()
    await expect.poll(() => manager.page.getByLabel(limit).isDisabled()).toBe(true)
    expect(await manager.page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)

    const { page } = await staff.comes('admin', '/app/pages/admin-settings?group=approvals')
    await page.getByLabel(limit).fill('10')
    await saves(page)
    expect(manager.refused).toEqual([])
  })

  it('a series of invoices is changed by two: the manager wants it, an administrator lets it go', async () => {
    const manager = await staff.comes('manager', '/app/pages/config-settings?group=tax')
    const series = manager.page.getByLabel('Invoice numbers begin with')
    const save = async (value: string) => {
      await series.fill(value)
      await manager.page.getByRole('button', { name: 'Save', exact: true }).click()
    }
    await save('A/')
    await manager.page.getByText('One setting is saved.').waitFor()
    await save('B/')
    const { page: asked } = manager
    await asked.getByLabel('Key of the setting').fill('tax.invoiceSeries')
    await asked.getByRole('button', { name: 'Change', exact: true }).click()
    await manager.page.getByText('One change waits for a second person.').waitFor()
    await manager.page.getByText('Somebody else has to approve this.').waitFor()
    await expect.poll(() => series.inputValue()).toBe('A/')

    const { page } = await staff.comes('admin', '/app/pages/config-settings?group=tax')
    await page.getByText('Anand Pillai wants:').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('The change is approved.').waitFor()
    await expect.poll(() => page.getByLabel('Invoice numbers begin with').inputValue()).toBe('B/')
    expect(manager.refused).toEqual([])
  })

  it('marketing writes a coupon and a letter, and switches neither on', async () => {
    const { page, refused } = await staff.comes('marketing', '/app/pages/coupons/create')
    await page.getByLabel('Name').fill('Ten for readers')
    await page.getByRole('textbox', { name: 'Code' }).fill('READERS10')
    await page.getByLabel('Discount in per cent').fill('10')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ten for readers' }).waitFor()
    expect(await page.getByRole('button', { name: 'Switch on' }).count()).toBe(0)

    await page.goto('/app/pages/broadcasts/create')
    await page.getByLabel('Name').fill('A letter to readers')
    await page.getByRole('button', { name: 'Add a row' }).click()
    const text = page.getByRole('grid', { name: 'Texts' }).getByRole('row').last()
    await text.getByRole('gridcell').nth(1).dblclick()
    await page.keyboard.type('Ten per cent for you')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hello {{recipient.name}}, the code is READERS10.')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'A letter to readers' }).waitFor()
    await page.getByRole('button', { name: 'Submit to send' }).click()
    await dialog(page).getByRole('button', { name: 'Submit to send broadcast' }).click()
    await page.getByText('Awaiting approval').first().waitFor()
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    expect(refused).toEqual([])
  })

  it('the manager finds both and lets them go', async () => {
    const { page, refused } = await staff.comes('manager', '/app/pages/broadcasts')
    await page.getByRole('link', { name: 'A letter to readers' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await dialog(page)
      .getByRole('button', { name: /^Approve/ })
      .click()
    await page.getByText('Scheduled').first().waitFor()

    await page.goto('/app/pages/coupons?filter={"q":"READERS10"}')
    await firstRecord(page).click()
    await page.getByRole('heading', { level: 1, name: 'Ten for readers' }).waitFor()
    await page.getByRole('button', { name: 'Switch on' }).click()
    await page.getByRole('button', { name: 'Switch on' }).waitFor({ state: 'detached' })
    expect(refused).toEqual([])
  })

  it('the auditor reads who did it, and finds nothing to change', async () => {
    const { page, refused } = await staff.comes('auditor', '/app/pages/coupons?filter={"q":"READERS10"}')
    await firstRecord(page).click()
    await page.getByRole('heading', { level: 1, name: 'Ten for readers' }).waitFor()
    expect(await page.getByRole('link', { name: 'New coupon' }).count()).toBe(0)
    await page.getByRole('region', { name: 'History' }).getByRole('link', { name: 'Show all' }).click()
    await page.getByText('Anand Pillai').first().waitFor()
    await page.getByText('Mia Fernandes').first().waitFor()
    expect(refused).toEqual([])
  })
})
