import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { product, ask, open: visit } = openProduct()

beforeAll(() => ensureKeys(product().context))

const open = (path: string, width = 1280): Promise<Page> => visit(path, { viewport: { width, height: 900 } })
const post = (path: string, body: Record<string, unknown>) => ask(path, { method: 'POST', body })

describe('a broadcast', () => {
  it('says how many it reaches while its audience is chosen, and goes its way', async () => {
    const group = await post('/customer-groups', { name: 'Sari circle' })
    for (const name of ['Asha', 'Mira']) {
      const person = await post('/customers', {
        firstName: name,
        email: `${name}@example.com`,
        groups: [group.id],
      })
      await post(`/customers/${person.id}/transitions/activate`, { version: person.version })
      if (name === 'Asha')
        await post(`/customers/${person.id}/operations/consent`, {
          channel: 'email',
          state: 'granted',
          source: 'Newsletter',
        })
    }
    const made = await post('/broadcasts', {
      name: 'Handloom week',
      texts: [{ locale: 'en', subject: 'First look', body: 'New saris.' }],
    })
    const page = await open(`/app/pages/broadcasts/${made.id}`)
    const reach = page.getByRole('region', { name: 'Whom it reaches' })
    const count = (term: string) => reach.locator('dl > div', { hasText: term }).locator('dd')
    await expect.poll(() => count('Can be reached').textContent()).toBe('1')
    await page.getByRole('combobox', { name: 'To these groups' }).fill('Sari')
    await page.getByRole('option', { name: 'Sari circle' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => count('In the audience').textContent()).toBe('2')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await ask(`/broadcasts/${made.id}`)).groups).toEqual([group.id])
    await page.getByRole('button', { name: 'Submit to send' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Submit to send/ })
      .click()
    await expect.poll(async () => (await ask(`/broadcasts/${made.id}`)).status).toBe('scheduled')
  })
})

describe('what somebody hears of', () => {
  it('is ticked on the page of one’s own account, on a telephone too', async () => {
    const page = await open('/app/pages/setting/notification', 360)
    const box = page.getByRole('checkbox', { name: 'New sign-in: Push' })
    await box.check()
    await expect
      .poll(
        async () =>
          (await ask('/auth/notifications')).events.find(({ key }: any) => key === 'staff.new_login').channels
            .push,
      )
      .toBe(true)
    await page.reload()
    await expect.poll(() => box.isChecked()).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

describe('two roles', () => {
  it('are compared from the menu of one of them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ name: 'Support' }))
    const [role] = await ask(`/subadmin-roles?filter=${filter}`)
    const page = await open(`/app/admins/subadmin-roles/${role.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Compare with another role' }).click()
    await page.getByLabel('Compare “Support” with').selectOption('Warehouse')
    const row = page.getByRole('dialog').getByRole('row', { name: /^Contact messages/ })
    await expect.poll(() => row.getByRole('cell').first().textContent()).toContain('Edit')
    expect(await violationsOf(page)).toEqual([])
  })
})

describe('who accepted a policy', () => {
  it('is counted on its page and named behind the figure', async () => {
    const policy = await post('/policies', {
      policyType: 'termsOfSale',
      title: 'Terms of sale',
      body: '<p>Text</p>',
      effectiveFrom: '2099-01-01',
      requiresAcceptance: true,
    })
    await post(`/policies/${policy.id}/transitions/publish`, { version: policy.version })
    const person = await post('/customers', { firstName: 'Nila', email: 'nila@example.com' })
    await post('/policies/operations/accept', {
      policyType: 'termsOfSale',
      customer: person.id,
      source: 'checkout',
    })
    const page = await open(`/app/pages/information-policy/${policy.id}`)
    await page.getByRole('tab', { name: 'Acceptance' }).click()
    await page.getByRole('link', { name: '1 customer' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: '1 customer' }).click()
    await page.locator('main [data-row]').first().waitFor()
    await expect.poll(() => page.locator('main [data-row]').count()).toBe(1)
    await page.locator('main').getByText('Nila').first().waitFor()
  })
})

describe('structured data', () => {
  it('is shown for a path as the store embeds it', async () => {
    const page = await open('/app/pages/seo?tab=structured')
    await page.locator('pre', { hasText: 'Organization' }).waitFor()
    await page.getByLabel('Path of a page').fill('/nowhere')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('Nothing public is at this path.').waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})
