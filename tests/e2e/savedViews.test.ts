import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { staffOf } from './support/atWork.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'

const opened = openProduct(startProduct)
const { ask } = opened
const staff = staffOf(opened)

const roleOf = async (preset: string): Promise<{ id: string; name: string }> =>
  (await ask('/subadmin-roles')).find((role: { preset: string }) => role.preset === preset)
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
const menu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for the view “${name}”` })
const filtered = (filter: object, more = {}) =>
  `/app/pages/products?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`

describe('saved views', () => {
  it('are shared with a role, whose people see no more in them than they may', async () => {
    const role = await roleOf('support')
    const filter = { mrp: { gte: 10_000 }, any: [{ costPrice: { gt: 500 } }, { status: 'draft' }] }
    const admin = await staff.comes('admin', filtered(filter, { sort: 'costPrice', order: 'DESC' }))
    await admin.page.getByRole('button', { name: 'Save view' }).click()
    const dialog = admin.page.getByRole('dialog', { name: 'Save view' })
    await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Worth a look')
    await dialog.getByRole('checkbox', { name: role.name }).check()
    expect(await violationsOf(admin.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await tab(admin.page, 'Worth a look').waitFor()

    const support = await staff.comes('support', '/app/pages/products')
    await tab(support.page, 'Worth a look').click()
    await support.page.getByText('MRP is at least').waitFor()
    await quiet(support.page)
    expect(support.page.url()).not.toContain('costPrice')
    await menu(support.page, 'Worth a look').click()
    await support.page.getByText('Shared by Asha Rao').waitFor()
    await support.page.getByText('It also asks about what you may not see').waitFor()
    expect(await support.page.getByRole('menuitem', { name: 'Delete view' }).count()).toBe(0)
    expect(await violationsOf(support.page)).toEqual([])
    await support.page.keyboard.press('Escape')

    await menu(admin.page, 'Worth a look').click()
    await admin.page.getByText('Shared with 1 role').waitFor()
    await admin.page.getByRole('menuitem', { name: 'Delete view' }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click()
    await tab(admin.page, 'Worth a look').waitFor({ state: 'detached' })
    await support.page.reload()
    await tab(support.page, 'Worth a look').waitFor({ state: 'detached' })
    expect([...admin.refused, ...support.refused]).toEqual([])
  })

  it('go along with a person: in another browser the list opens as they left it to, with its columns', async () => {
    const first = await staff.comes('catalogue', filtered({ status: ['draft'] }))
    const { page } = first
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('My drafts')
    await page.getByRole('checkbox', { name: 'Open this list with it' }).check()
    await page.keyboard.press('Enter')
    await tab(page, 'My drafts').waitFor()
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByRole('checkbox', { name: 'Brand' }).click()
    await page.keyboard.press('Escape')
    await tab(page, /My drafts.*unsaved changes/).waitFor()
    await page.reload()
    await tab(page, /My drafts.*unsaved changes/).waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('View saved').last().waitFor()
    await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' })
    const columns = new URL(page.url()).searchParams.get('columns')

    const second = await staff.comes('catalogue', '/app/pages/products')
    await tab(second.page, 'My drafts').waitFor()
    await second.page.waitForURL(/saved=/)
    expect(new URL(second.page.url()).searchParams.get('columns')).toBe(columns)
    await tab(second.page, 'All').click()
    await second.page.waitForURL((url) => !url.searchParams.has('saved'))
    expect([...first.refused, ...second.refused]).toEqual([])
  })

  it('keep the sheet that the list is; nothing of them stays in the browser of who signs out', async () => {
    const { page } = await staff.comes('catalogue', '/app/pages/brand?grid=records&sort=name&order=ASC')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Sheet of brands')
    await page.keyboard.press('Enter')
    await tab(page, 'Sheet of brands').waitFor()

    const second = (await staff.comes('catalogue', '/app/pages/brand')).page
    await tab(second, 'Sheet of brands').click()
    await second.waitForURL(/grid=records/)
    await tab(second, /^Sheet of brands$/).waitFor()
    const isKept = () => second.evaluate(() => JSON.stringify(localStorage).includes('Sheet of brands'))
    await expect.poll(isKept).toBe(true)
    await second.getByRole('button', { name: /^Account:/ }).click()
    await second.getByRole('button', { name: 'Sign out' }).click()
    await second.waitForURL(/\/auth\/login/)
    expect(await isKept()).toBe(false)
  })

  it('are tiles of the first page, for whoever puts them there', async () => {
    for (const name of ['Alpaca', 'Merino', 'Silk'])
      await ask('/brands', { method: 'POST', body: { name, active: name !== 'Silk' } })
    const filter = JSON.stringify({ active: true })
    const { page, refused } = await staff.comes(
      'admin',
      `/app/pages/brand?${new URLSearchParams({ filter })}`,
    )
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Live brands')
    await page.keyboard.press('Enter')
    await tab(page, 'Live brands').waitFor()
    await page.goto(`${opened.product().url}/app`)
    await page.getByRole('button', { name: 'Arrange' }).click()
    await page.getByRole('button', { name: 'Show Live brands' }).click()
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"view-') ?? false)
    await page.getByRole('button', { name: 'Done' }).click()
    const tile = page.getByRole('article', { name: 'Live brands' })
    await tile.getByRole('link', { name: 'Merino' }).waitFor()
    expect(await tile.getByRole('link', { name: 'Silk' }).count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    expect((await kept).status()).toBe(200)

    expect((await ask('/auth/preferences')).dashboards.default.views).toHaveLength(1)
    await page.reload()
    await tile.getByRole('link', { name: 'All 2 of “Live brands”' }).click()
    await tab(page, 'Live brands').waitFor()
    await page.getByText('1–2 of 2').waitFor()
    expect(refused).toEqual([])
  })
})
