import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { dialog, saves } from './support/atWork.ts'
import { rowOf } from './support/catalogue.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'
import { signIn } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

// The browser stands behind one proxy, which says where it is.
const behindProxy = { environment: { TRUST_PROXY: '1' } }
const { product, api, ask, open, openOutside } = openProduct(() => startProduct(behindProxy))

/** Sets a setting of the back office (`admin-settings`) or of the shop. */
async function set(area: 'admin-settings' | 'config-settings', key: string, value: unknown): Promise<void> {
  const [{ id, version }] = await ask(`/${area}?filter=${encodeURIComponent(JSON.stringify({ key }))}`)
  await api(`/${area}/${id}`, { method: 'PUT', body: { version, value } })
}

describe('staff', () => {
  it('are invited, choose a password through the link, and come in with what their role grants', async () => {
    const page = await open('/app/admins/subadmins/create')
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Email').fill('ines@shop.test')
    await page.getByRole('tab', { name: 'Roles and access' }).click()
    await page.getByRole('combobox', { name: 'Roles' }).fill('Catalogue')
    await page.getByRole('option', { name: 'Catalogue editor' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ines' }).waitFor()
    // What is to be done next with whoever was only noted down.
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    const field = page.getByRole('textbox', { name: 'Link' })
    await expect.poll(() => field.inputValue()).toContain('/auth/invitation#')
    const link = await field.inputValue()

    const guest = await openOutside(link)
    await guest.getByText('Ines, this is how you will sign in: ines@shop.test.').waitFor()
    expect(await violationsOf(guest)).toEqual([])
    await guest.getByLabel('New password').fill('seven lamps on a pier')
    await guest.getByLabel('The same once more').fill('seven lamps on a pier')
    await guest.getByRole('button', { name: 'Save password' }).click()
    await guest.getByRole('link', { name: 'Sign in' }).click()
    await guest.locator('input[autocomplete="username"]').fill('ines@shop.test')
    await guest.locator('input[autocomplete="current-password"]').fill('seven lamps on a pier')
    await guest.locator('input[autocomplete="current-password"]').press('Enter')
    await guest.waitForURL(/\/app\//)
    const menu = guest.getByRole('navigation', { name: 'Main navigation' })
    await menu.getByRole('link', { name: 'Products' }).waitFor()
    expect(await menu.getByRole('link', { name: 'Staff members' }).count()).toBe(0)
  })

  it('are found by their role, and suspended and let in again from beside the list', async () => {
    const page = await open('/app/pages/user-list')
    const names = () => page.getByRole('main').getByRole('listitem').getByRole('button').allTextContents()
    await page.getByRole('button', { name: /Vikram/ }).waitFor()
    const all = (await names()).length
    await page.getByLabel('Roles').selectOption({ label: 'Administrator' })
    const areAdministrators = async () => {
      const found = await names()
      return found.length > 0 && found.length < all && found.every((name) => name.includes('Administrator'))
    }
    await expect.poll(areAdministrators).toBe(true)
    await page.reload()
    await expect.poll(areAdministrators).toBe(true)
    const roles = await ask<{ id: string; name: string }[]>('/subadmin-roles?range=[0,99]')
    const person = (await ask<any[]>('/subadmins?range=[0,99]')).find(
      ({ roles: held, status }) => held.length > 0 && status === 'active',
    )
    const role = roles.find(({ id }) => id === person.roles[0])?.name ?? ''
    await page.getByLabel('Roles').selectOption({ label: role })
    await page.getByRole('button', { name: new RegExp(person.name) }).click()
    const panel = page.getByRole('dialog', { name: person.name, exact: true })
    await panel.getByRole('button', { name: 'Suspend', exact: true }).click()
    await page.getByRole('button', { name: 'Suspend staff member' }).click()
    await panel.getByText('Suspended', { exact: true }).waitFor()
    await page.reload()
    await panel.getByText('Suspended', { exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Activate', exact: true }).click()
    await panel.getByText('Active', { exact: true }).waitFor()
    expect((await ask(`/subadmins/${person.id}`)).status).toBe('active')
  })

  it('get more by a tick in the grid of their role, which the preview shows before it is saved', async () => {
    const filter = encodeURIComponent(JSON.stringify({ name: 'Warehouse' }))
    const [role] = await ask(`/subadmin-roles?filter=${filter}`)
    const page = await open(`/app/admins/subadmin-roles/${role.id}`)
    await page.getByRole('tab', { name: 'Permissions' }).click()
    await page.getByRole('searchbox', { name: 'Find an area' }).fill('Staff')
    const box = page.getByRole('checkbox', { name: 'Staff members: View' })
    await expect.poll(() => box.isChecked()).toBe(false)
    await box.check()
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('main').getByRole('listitem').getByText('Staff members', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await ask(`/subadmin-roles/${role.id}`)).permissions)
      .toContainEqual({ key: 'subAdmin', view: true })
  })

  it('get a new role that begins with the permissions of another, read group by group under a head that stays', async () => {
    const page = await open('/app/admins/subadmin-roles/create', { viewport: { width: 1024, height: 620 } })
    await page.getByRole('textbox', { name: 'Name' }).fill('Returns desk')
    await page.getByRole('tab', { name: 'Permissions' }).click()
    await page.getByLabel('Begin with the permissions of').selectOption('Warehouse')
    const group = page.getByRole('button', { name: /^Catalogue \d+ of \d+ areas/ })
    expect(await page.getByRole('checkbox', { name: 'Products: View' }).count()).toBe(0)
    await group.click()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Products: View' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Products: Edit' }).isChecked()).toBe(false)
    await page.getByRole('checkbox', { name: 'Size charts: Edit' }).scrollIntoViewIfNeeded()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Export' }).isVisible()).toBe(true)
    await expect(violationsOf(page)).resolves.toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const of = async (name: string) =>
      (await ask(`/subadmin-roles?filter=${encodeURIComponent(JSON.stringify({ name }))}`))[0]?.permissions
    await expect.poll(() => of('Returns desk')).toEqual(await of('Warehouse'))
  })
})

describe('settings', () => {
  it('are saved by group, say at the field what is wrong, and are seen by everybody', async () => {
    const page = await open('/app/pages/admin-settings')
    const name = page.getByLabel('Name of the back office')
    await name.fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This is required.', { exact: true }).waitFor()
    await name.fill('Maison Rao')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One setting is saved.').waitFor()
    await page.reload()
    await page.getByRole('banner').getByText('Maison Rao').waitFor()
    await page.getByRole('link', { name: 'Approvals' }).click()
    await page.getByLabel('Discounts by hand up to').waitFor()
    expect(page.url()).toContain('group=approvals')
  })

  it('go back to what they were before', async () => {
    const filter = encodeURIComponent(JSON.stringify({ key: 'orders.prefix' }))
    const [{ id, version }] = await ask(`/config-settings?filter=${filter}`)
    await api(`/config-settings/${id}`, { method: 'PUT', body: { version, value: 'SHOP-' } })
    const page = await open(`/app/pages/config-settings/${id}`)
    await page.getByRole('button', { name: 'Put back' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await ask(`/config-settings/${id}`)).value).toBe('AT-')
  })

  it('say by which clock the shop goes, which the page that says so follows at once', async () => {
    const page = await open('/app/pages/admin-settings?group=localisation')
    const zone = page.getByRole('combobox', { name: 'Time zone of the shop' })
    await zone.fill('tokyo')
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One setting is saved.').waitFor()
    const known = () => page.evaluate(() => JSON.parse(localStorage.getItem('atelier.settings') ?? '{}'))
    await expect.poll(known).toMatchObject({ timeZone: 'Asia/Tokyo' })
    await expect.poll(() => zone.inputValue()).toBe('Asia/Tokyo')
    await page.goto(`${product().url}/app/pages/banners/create`)
    await page.locator('abbr[title="Asia/Tokyo"]').first().waitFor()
    await set('admin-settings', 'localisation.timeZone', 'Asia/Kolkata')
  })

  it('say how large numbers are grouped, in every box', async () => {
    await set('config-settings', 'checkout.minimumOrder', 123_456_700)
    const page = await open('/app/pages/config-settings?group=checkout')
    const box = page.getByLabel('Smallest order')
    await expect.poll(() => box.inputValue()).toBe('1,234,567.00')
    await page.goto(`${product().url}/app/pages/admin-settings?group=localisation`)
    await page.getByLabel('How large numbers are grouped').selectOption('Lakhs and crores: 12,34,567')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One setting is saved.').waitFor()
    await page.goto(`${product().url}/app/pages/config-settings?group=checkout`)
    await expect.poll(() => box.inputValue()).toBe('12,34,567.00')
    await set('admin-settings', 'localisation.grouping', 'language')
    await set('config-settings', 'checkout.minimumOrder', 0)
  })

  it('that guard others ask for the password on their own page, too', async () => {
    const filter = encodeURIComponent(JSON.stringify({ key: 'security.resetHours' }))
    const [{ id, value }] = await ask(`/admin-settings?filter=${filter}`)
    const page = await open(`/app/pages/admin-settings/${id}`)
    await sql`UPDATE _sessions SET proven_at = now() - interval '1 hour'`.execute(
      product().context.database.db,
    )
    await page.getByLabel('Hours a password link is valid').fill('5')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Give your password again to change this.').first().waitFor()
    expect((await ask(`/admin-settings/${id}`)).value).toBe(value)
    await save.click()
    await dialog.getByLabel('Password').fill('atelier-demo')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(async () => (await ask(`/admin-settings/${id}`)).value).toBe(5)
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  })

  it('that are secret are set and not shown', async () => {
    const page = await open('/app/pages/config-settings?group=messaging')
    await page.getByRole('button', { name: 'Set secret: Password of the mail server' }).click()
    await page.getByLabel('New value').fill('correct-horse-battery')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Ends in tery, set on/).waitFor()
    expect(await page.content()).not.toContain('horse')
    expect(await violationsOf(page)).toEqual([])
  })

  it('of approvals hold: nobody else changes more records at once or lowers a price farther', async () => {
    const page = await open('/app/pages/admin-settings?group=approvals')
    await page.getByLabel('Records that one person may change at once').fill('2')
    await page.getByLabel('Prices may fall by (per cent)').fill('20')
    expect(await violationsOf(page)).toEqual([])
    await saves(page)
    const names = ['Asha Looms', 'Bela Looms', 'Chitra Looms']
    for (const name of names) await ask('/brands', { method: 'POST', body: { name } })
    const body = { name: 'Kurta', slug: 'kurta', mrp: 150_000, salePrice: 100_000 }
    const { id } = await ask('/products', { method: 'POST', body })

    const as = 'catalogue@atelier.test'
    const list = await open('/app/pages/brand', { as })
    for (const name of names) await rowOf(list, name).getByRole('checkbox').click({ force: true })
    const bar = list.getByRole('region', { name: 'Selected records' })
    await bar.getByText('3 selected').waitFor()
    await bar.getByRole('button', { name: 'Edit fields…' }).click()
    await dialog(list).getByRole('combobox', { name: 'Field to change' }).selectOption({ label: 'Position' })
    await dialog(list)
      .getByRole('textbox', { name: /^Position/ })
      .fill('7')
    await dialog(list).getByRole('button', { name: 'Change', exact: true }).click()
    await list.getByText('More than 2 records at once take somebody else.').first().waitFor()
    expect((await ask('/brands')).map(({ position }: any) => position)).not.toContain(7)

    const form = await open(`/app/pages/products/${id}`, { as })
    await form.getByRole('tab', { name: 'Pricing' }).click()
    const price = form.getByLabel('Sale price').first()
    await price.fill('700')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByText('This is 30% less than before.').first().waitFor()
    expect((await ask(`/products/${id}`)).salePrice).toBe(100_000)
    await price.fill('800')
    await saves(form)
    expect((await ask(`/products/${id}`)).salePrice).toBe(80_000)
  })

  it('of privacy hold: an export is asked for its reason, which then stands in every line', async () => {
    const page = await open('/app/pages/admin-settings?group=privacy')
    await page.getByLabel('Exports ask for a reason').check()
    expect(await violationsOf(page)).toEqual([])
    await saves(page)
    await page.goto('/app/pages/brand')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
    await dialog(page).getByLabel('Reason').fill('for the printer')
    expect(await violationsOf(page)).toEqual([])
    const taken = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Export', exact: true }).click()
    const lines = (await readFile(await (await taken).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength((await ask('/brands')).length + 1)
    expect(lines[0]).toMatch(/,_exported$/)
    for (const line of lines.slice(1)) expect(line).toMatch(/: for the printer"$/)
  })

  it('of security hold: staff come in from the addresses that are listed, one’s own among them', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.20' }
    const page = await open('/app/pages/admin-settings?group=security', { extraHTTPHeaders: headers })
    const addresses = page.getByLabel('Addresses that staff may come in from')
    await addresses.fill('198.51.100.0/24')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('main').getByText('Your own address, 203.0.113.20, is not among these.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await addresses.fill('198.51.100.0/24, 203.0.113.20')
    await saves(page)

    const outside = await openOutside('/auth/login', {
      extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.9' },
    })
    await outside.locator('input[autocomplete="username"]').fill('catalogue@atelier.test')
    await outside.locator('input[autocomplete="current-password"]').fill(demoPassword)
    await outside.locator('input[autocomplete="current-password"]').press('Enter')
    await outside.getByText('yours (192.0.2.9) is none of them').first().waitFor()
    const inside = await openOutside('/auth/login', {
      extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7' },
    })
    await signIn(inside, 'catalogue@atelier.test')

    await addresses.fill('')
    const cleared = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await cleared).status()).toBe(200)
    expect((await api('/brands')).status).toBe(200)
  })
})
