import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { openProduct } from './support/openProduct.ts'
import { addStaff, sessionOf } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { product, open, ask } = openProduct()

const editor = { key: 'brand', view: true, create: true, edit: true }
const looker = { key: 'brand', view: true }

/** Gives the one role of somebody other permissions, as an administrator does while they work. */
const grant = (name: string, permissions: readonly object[]) =>
  sql`UPDATE _roles SET permissions = ${JSON.stringify(permissions)}::jsonb, version = version + 1
    WHERE name = ${`Role of ${name}`}`.execute(product().context.database.db)

/**
 * A page draws with the rights it remembers and then asks for those of now. Until it knows them, a grant is no change for it: it shows
 * what the grant leaves from the start.
 */
const rightsKnown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => new URL(name).pathname.endsWith('/auth/session')),
      ),
    )
    .toBe(true)

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })

async function signIn(page: Page, email?: string): Promise<void> {
  const dialog = dialogOf(page)
  if (email !== undefined) await dialog.getByLabel('Email or username').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Somebody is half way through a form when their rights change, and saves it. */
async function interrupted(name: string, brandName: string) {
  const brand = await ask('/brands', { method: 'POST', body: { name: brandName } })
  const email = await addStaff(product(), name, [editor])
  const page = await open(`/app/pages/brand/${brand.id}`, { as: await sessionOf(product(), email) })
  await nameOf(page).fill(`${brandName} of today`)
  await rightsKnown(page)
  await grant(name, [looker])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialogOf(page).waitFor()
  return { brand, page }
}

describe('rights that change while somebody fills a form in', () => {
  it('end the session as the specification says, and cost nothing: sign in again, save', async () => {
    const { brand, page } = await interrupted('half-way', 'Kala')
    const alert = dialogOf(page).getByRole('alert')
    for (const words of ['Authentication Failed', 'Please login again', 'You may not do this.'])
      await alert.getByText(words).waitFor()
    await expect.poll(() => page.getByText('Authentication Failed').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/auth/login')
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth_')))
    await expect.poll(() => kept()).toEqual([])
    await expect.poll(() => nameOf(page).inputValue()).toBe('Kala of today')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor()

    await grant('half-way', [editor])
    await signIn(page)
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.waitForURL(`**/app/pages/brand/${brand.id}`)
    // The save that was refused is told as not done; it is not sent again by itself.
    await page.getByText('This was not done, because the session had ended.').first().waitFor()
    expect((await ask(`/brands/${brand.id}`)).name).toBe('Kala')
    await expect.poll(() => nameOf(page).inputValue()).toBe('Kala of today')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await ask(`/brands/${brand.id}`)).name).toBe('Kala of today')
  })

  it('show what is left of them after signing in; what was typed is kept for when they are back', async () => {
    const { page } = await interrupted('less', 'Mira')
    await signIn(page)
    await dialogOf(page).waitFor({ state: 'detached' })
    await nameOf(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Mira' }).waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    const draft = () =>
      page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('atelier.draft.'))?.[1])
    await expect.poll(() => draft()).toContain('Mira of today')
    await grant('less', [editor])
    // Until the rights of now are known, nothing is offered that could not be restored yet.
    await page.route('**/auth/session', async (route) => {
      await setTimeout(2000)
      await route.continue()
    })
    await page.reload()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => nameOf(page).inputValue()).toBe('Mira of today')
  })

  it('are told alike in the other tab, which goes on with the first', async () => {
    const { page } = await interrupted('two-tabs', 'Tala')
    await grant('two-tabs', [editor])
    await signIn(page)
    await dialogOf(page).waitFor({ state: 'detached' })
    const second = await page.context().newPage()
    await second.goto('/app/pages/brand/create')
    await nameOf(second).click()
    await nameOf(second).fill('Another')
    await rightsKnown(second)
    await grant('two-tabs', [looker])
    await page.bringToFront()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialogOf(page).waitFor()
    await dialogOf(second).getByRole('alert').getByText('Authentication Failed').waitFor()
    expect(await second.getByText('You signed out in another tab').count()).toBe(0)
    await grant('two-tabs', [editor])
    await signIn(second)
    await dialogOf(second).waitFor({ state: 'detached' })
    await dialogOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => nameOf(second).inputValue()).toBe('Another')
    await expect.poll(() => nameOf(page).inputValue()).toBe('Tala of today')
  })

  it('leave nothing of one person to another who signs in', async () => {
    const { brand, page } = await interrupted('first-one', 'Nila')
    const isOld = () => page.evaluate(() => 'isOld' in window)
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await signIn(page, 'admin@atelier.test')
    await page.waitForURL('**/app/dashboards/default')
    await page.getByRole('heading', { level: 1, name: 'Hello, Asha Rao' }).waitFor()
    expect(await isOld()).toBe(false)
    expect(await page.getByText('Nila').count()).toBe(0)
    await page.goto(`/app/pages/brand/${brand.id}`)
    await nameOf(page).waitFor()
    await expect.poll(() => nameOf(page).inputValue()).toBe('Nila')
    expect(await page.getByText('of today').count()).toBe(0)
  })

  it('lead to the sign-in page where somebody leaves', async () => {
    const { brand, page } = await interrupted('leaver', 'Lila')
    await dialogOf(page).getByRole('button', { name: 'Leave the page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(page.url()).toContain(`redirect=%2Fapp%2Fpages%2Fbrand%2F${brand.id}`)
    await page.getByRole('alert').getByText('Please login again').waitFor()
  })
})
