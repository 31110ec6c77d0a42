import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { holdBack, meet } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'

const { product, ask, open } = openProduct(() => startProduct())
beforeAll(() => ensureKeys(product().context))

const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as a role' })

/** Where every entry of the menu leads, its groups unfolded. */
async function menuOf(page: Page): Promise<string[]> {
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.waitFor()
  const folded = nav.locator('button[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
  return nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

describe('looking at the shop as a role', () => {
  it('shows the menu of the role, writes nothing, is this tab’s alone, and ends with a press', async () => {
    const page = await open('/app/admins/subadmin-roles')
    await page.getByRole('button', { name: 'Actions for Catalogue editor' }).click()
    await page.getByRole('menuitem', { name: 'View as this role' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'View as this role' }).click()
    await banner(page).getByText('You see the shop as the role “Catalogue editor” does.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    const theirs = await open('/app', { as: 'catalogue@atelier.test' })
    expect(await menuOf(page)).toEqual(await menuOf(theirs))

    await page.goto('/app/pages/brand/create')
    await banner(page).waitFor()
    await page.locator('input[name="name"]').fill('Nobody’s')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const told = page.getByText('You are looking as the role “Catalogue editor”, so nothing can be changed.')
    await told.first().waitFor()
    expect(await ask('/brands')).toEqual([])

    const other = await page.context().newPage()
    await other.goto('/app/admins/subadmin-roles')
    await other.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    expect(await banner(other).count()).toBe(0)
    await other.close()

    await page.goto('/app/pages/customer')
    await page.getByText('The right “See” of “Customers” is missing.').waitFor()
    expect(await page.getByRole('button', { name: 'Ask for it' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('heading', { level: 1, name: 'Catalogue editor' }).waitFor()
    await page.getByText('looked at the shop as this role').first().waitFor()
    expect(await banner(page).count()).toBe(0)
  })

  it('ends with a press at the role, though the page hears of the end before the press is answered', async () => {
    const page = await open('/app/admins/subadmin-roles')
    await page.getByRole('button', { name: 'Actions for Catalogue editor' }).click()
    await page.getByRole('menuitem', { name: 'View as this role' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'View as this role' }).click()
    await banner(page).waitFor()
    await page.goto('/app/pages/brand')
    await quiet(page)
    // Nothing else hears of the end first: the page would be elsewhere when it is searched.
    const letGo = await holdBack(page, /\/api\/v1\/(?!auth\/view-as)/)
    const ended = Promise.withResolvers<void>()
    await meet(page, '**/auth/view-as', async (route) => {
      await route.fetch()
      ended.resolve()
    })
    await page.getByRole('button', { name: 'Stop' }).click()
    await ended.promise
    await page.keyboard.press('Control+k')
    const asked = page.waitForRequest(/\/search\?/)
    await page.getByRole('dialog').getByRole('combobox').fill('linen')
    await asked
    await letGo()
    await page.getByRole('heading', { level: 1, name: 'Catalogue editor' }).waitFor()
  })

  it('goes on over a reload, and ends by itself when the server has ended it', async () => {
    const page = await open('/app/admins/subadmin-roles')
    await page.getByRole('link', { name: 'Support' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'View as this role' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'View as this role' }).click()
    await banner(page).waitFor()
    await page.reload()
    await banner(page).waitFor()
    const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('atelier.viewAs') ?? '{}').id)
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    await page.request.delete('/api/v1/auth/view-as', {
      headers: { Authorization: `Bearer ${token}`, 'X-View-As': id },
    })
    await page.goto('/app/admins/subadmin-roles')
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    await page.getByRole('link', { name: 'Support' }).first().waitFor()
    expect(await banner(page).count()).toBe(0)
  })
})

describe('the roles that the product brings', () => {
  it('are called in the language of the page wherever a role is named', async () => {
    const page = await open('/app/admins/subadmin-roles', { kept: { locale: 'fr' } })
    const desk = page.getByRole('link', { name: 'Service des commandes' }).first()
    await desk.waitFor()
    await page.getByText('Les commandes et ce que les clients en demandent').first().waitFor()
    await desk.click()
    await page.getByRole('heading', { level: 1, name: 'Service des commandes' }).waitFor()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Comparer à un autre rôle' }).click()
    await page.getByLabel('Comparer « Service des commandes » à').selectOption('Entrepôt')
    await page.getByRole('columnheader', { name: 'Seulement Entrepôt' }).waitFor()
    await page.keyboard.press('Escape')

    await page.goto('/app/admins/subadmins')
    await page.getByRole('main').getByText('Service des commandes').first().waitFor()
    await page.goto('/app/pages/user-list')
    await page.getByRole('button', { name: /Service des commandes/ }).waitFor()

    const seen = await open('/app/admins/subadmin-roles', { kept: { locale: 'ja' } })
    await seen.getByRole('link', { name: '監査' }).first().click()
    await seen.getByRole('heading', { level: 1, name: '監査' }).waitFor()
    await seen.getByRole('button', { name: 'その他の操作' }).click()
    await seen.getByRole('menuitem', { name: 'この役割として表示' }).click()
    await seen.getByRole('dialog').getByRole('button', { name: 'この役割として表示' }).click()
    await seen.getByRole('region').getByText('監査').waitFor()
  })
})

describe('a right that is missing', () => {
  it('is named, asked for with a sentence, and granted out of the inbox', async () => {
    const page = await open('/app/pages/customer', { as: 'catalogue@atelier.test' })
    await page.getByText('The right “See” of “Customers” is missing.').waitFor()
    await page.getByRole('button', { name: 'Ask for it' }).click()
    await page.getByLabel('What do you need it for?').fill('I answer questions about sizes.')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByText(/You asked for it on/).waitFor()
    await page.reload()
    await page.getByText(/You asked for it on/).waitFor()
    expect(await page.getByRole('button', { name: 'Ask for it' }).count()).toBe(0)

    const admin = await open('/app/dashboards/default')
    await admin.getByRole('button', { name: /Messages to you/ }).click()
    await admin.getByRole('link', { name: /asks for “See” of “Customers”/ }).click()
    await admin.getByText('I answer questions about sizes.').waitFor()
    await admin.getByRole('button', { name: /^Grant/ }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByText(/The role “Catalogue editor” changes: its 1 member gets the right\./).waitFor()
    expect(await violationsOf(admin)).toEqual([])
    await dialog.getByRole('button', { name: 'Grant' }).click()
    await admin.getByText(/has the right now\./).waitFor()

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
    await page.getByRole('searchbox').first().waitFor()
    expect(await page.getByRole('heading', { name: 'You have no access to this page' }).count()).toBe(0)
  })

  it('is asked for in the help of an area too, and declined with a reason that whoever asked reads', async () => {
    const page = await open('/app/pages/orders-list', { as: 'catalogue@atelier.test' })
    await page.getByRole('button', { name: 'Help' }).click()
    const line = page.getByRole('listitem').filter({ hasText: 'The right “Export” is missing.' })
    await line.getByRole('button', { name: 'Ask for it' }).click()
    await page.getByLabel('What do you need it for?').fill('For the yearly report.')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await line.getByText(/You asked for it on/).waitFor()

    const admin = await open('/app/admins/access-requests')
    await admin
      .getByRole('link', { name: /Laurent/ })
      .first()
      .click()
    await admin.getByText('For the yearly report.').waitFor()
    await admin.getByRole('button', { name: 'Decline' }).click()
    await admin.getByRole('dialog').getByLabel('Answer').fill('Finance makes that report.')
    await admin.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await admin.getByText('Declined').first().waitFor()

    await page.reload()
    await page.getByRole('button', { name: 'Help' }).click()
    await line.getByText('“Finance makes that report.”').waitFor()
    expect(await line.getByRole('button', { name: 'Ask for it' }).count()).toBe(0)
  })
})
