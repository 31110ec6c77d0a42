import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { appCode } from '../support/authenticator.ts'
import { openProduct } from './support/openProduct.ts'
import { addStaff, signIn } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { product, openOutside } = openProduct()

/** A browser of its own in which somebody has just signed in. */
async function enter(email: string): Promise<Page> {
  const page = await openOutside('/login')
  await signIn(page, email)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const preferences = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = await fetch(`${product().url}/api/v1/auth/preferences`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as Record<string, unknown>
}

describe('how a person likes to work', () => {
  it('goes with them to another browser, and to nobody else', async () => {
    const mine = await addStaff(product(), 'mover', [])
    const here = await enter(mine)
    await here.getByRole('button', { name: 'Appearance and layout' }).click()
    await here
      .getByRole('group', { name: 'Theme' })
      .getByRole('radio', { name: 'Dark' })
      .check({ force: true })
    await here
      .getByRole('group', { name: 'Language' })
      .getByRole('radio', { name: 'Français' })
      .check({ force: true })
    await expect.poll(() => preferences(here)).toMatchObject({ currentTheme: 'dark', locale: 'fr' })
    const there = await enter(mine)
    await there.locator('html[data-theme="dark"][lang="fr"]').waitFor()
    const another = await enter(await addStaff(product(), 'stayer', []))
    await expect.poll(() => another.locator('html').getAttribute('lang')).toBe('en')
    // When they were last on the start page is all that is known of them.
    const { dashboardVisit: _, ...theirs } = await preferences(another)
    expect(theirs).toEqual({ roleDashboards: {} })
  })

  it('opens with the page of their choice, and has the pages that they pinned above the menu', async () => {
    const may = ['order', 'tag'].map((key) => ({ key, view: true }))
    const page = await enter(await addStaff(product(), 'pinner', may))
    await page.goto('/app/pages/setting/start')
    await page.getByRole('combobox', { name: 'Open with' }).selectOption({ label: 'Orders' })
    await page.getByRole('combobox', { name: 'Pin a page' }).selectOption({ label: 'Tags' })
    const nav = page.getByRole('navigation', { name: 'Main navigation' })
    await nav.getByRole('heading', { name: 'Pinned' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await expect
      .poll(() => preferences(page))
      .toMatchObject({ startPage: 'pages/orders-list', pinned: ['pages/tag'] })
    await page.goto('/')
    await page.waitForURL(({ pathname }) => pathname === '/app/pages/orders-list')
    await nav.getByRole('link', { name: 'Tags' }).first().click()
    await page.waitForURL(({ pathname }) => pathname === '/app/pages/tag')
  })

  it('stays in the browser behind a server that keeps no preferences', async () => {
    const page = await enter(await addStaff(product(), 'local', []))
    await page.route('**/auth/preferences', (route) =>
      route.fulfill({ status: 403, json: { message: 'no' } }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Collapse navigation' }).click()
    await page.waitForTimeout(600)
    await page.reload()
    await page.getByRole('button', { name: 'Expand navigation' }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Messages' }).textContent()).toBe('')
  })
})

describe('one’s own account', () => {
  it('is renamed, and the header says so in every tab', async () => {
    const page = await enter(await addStaff(product(), 'Renate', []))
    const other = await page.context().newPage()
    await other.goto('/app/pages/profile')
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Renate Sen')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Account: Renate Sen' }).waitFor()
    await other.getByRole('heading', { level: 1, name: 'Renate Sen' }).waitFor()
    await expect.poll(() => page.title()).toBe('Edit profile · Account settings · Atelier')
  })

  it('gets a new password, which ends the sessions elsewhere', async () => {
    const email = await addStaff(product(), 'pass', [])
    const [here, there] = [await enter(email), await enter(email)]
    await here.goto('/app/pages/setting/change-password')
    await here.getByLabel('Present password').fill('atelier-demo')
    await here.getByLabel('New password', { exact: true }).fill('seven lamps on a pier')
    await here.getByLabel('New password again').fill('seven lamps on a pier')
    await here.getByRole('button', { name: 'Change password' }).click()
    await here.getByText('Password changed').waitFor()
    await there.goto('/app/pages/profile')
    await there.waitForURL(/\/auth\/login/)
  })

  it('gets a second step from an authenticator app, and is entered by its code or a recovery code', async () => {
    const email = await addStaff(product(), 'steps', [])
    const page = await enter(email)
    await page.goto('/app/pages/setting/second-step')
    await page.getByLabel('Present password').fill('atelier-demo')
    await page.getByRole('button', { name: 'Set up the second step' }).click()
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
    expect(await violationsOf(page)).toEqual([])
    const code = page.getByLabel('Code from your authenticator app')
    await code.fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('This code is not right, or it has been used.', { exact: true }).waitFor()
    const used = appCode(secret, -1)
    await code.fill(used)
    await page.getByRole('button', { name: 'Turn on' }).click()
    const list = page.getByRole('list', { name: 'Your recovery codes' })
    await list.waitFor()
    const codes = await list.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 recovery codes are left.').waitFor()
    expect(await page.getByText(codes[0] ?? '').count()).toBe(0)

    const there = await openOutside('/login?redirect=%2Fapp%2Fpages%2Fsetting%2Fsecond-step')
    await there.getByLabel('Email or username').fill(email)
    await there.getByLabel('Password', { exact: true }).fill('atelier-demo')
    await there.keyboard.press('Enter')
    const asked = there.getByLabel('Code from your authenticator app')
    await asked.waitFor()
    await expect.poll(() => asked.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await there.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    expect(await violationsOf(there)).toEqual([])
    await there.keyboard.type(used)
    await there.keyboard.press('Enter')
    await there.getByRole('alert').getByText('This code is not right, or it has been used.').waitFor()
    await there.getByRole('button', { name: 'Use a recovery code' }).click()
    await there.getByLabel('Recovery code', { exact: true }).fill(codes[3] ?? '')
    await there.keyboard.press('Enter')
    await there.waitForURL('**/app/pages/setting/second-step')
    await there.getByText('9 recovery codes are left.').waitFor()

    await there.getByRole('button', { name: 'Turn off' }).click()
    await there.getByLabel('Present password').fill('atelier-demo')
    await there.getByRole('button', { name: 'Turn off' }).last().click()
    await there.getByText('The second step is off').waitFor()
    await enter(email)
  })

  it('is all that is open until the second step that the shop demands is set up', async () => {
    const demand = async (of: string) => {
      const { db } = product().context.database
      await sql`UPDATE admin_setting SET value = ${JSON.stringify(of)}::jsonb WHERE key = 'security.secondStepFor'`.execute(
        db,
      )
    }
    const email = await addStaff(product(), 'demanded', [{ key: 'brand', view: true }])
    const page = await enter(email)
    await demand('everybody')
    try {
      await page.goto('/app/pages/brand')
      await page.waitForURL('**/app/pages/setting/second-step')
      await page.getByText('Your shop asks you for a second step of your sign-in.').waitFor()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: 'Active sessions' }).click()
      await page.waitForURL('**/app/pages/setting/sessions')
      await page.getByText('This session').waitFor()
      await page.goto('/app/pages/brand')
      await page.waitForURL('**/app/pages/setting/second-step')
      await page.getByLabel('Present password').fill('atelier-demo')
      await page.getByRole('button', { name: 'Set up the second step' }).click()
      const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
      await page.getByLabel('Code from your authenticator app').fill(appCode(secret))
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await page.getByText('10 recovery codes are left.').waitFor()
      expect(await page.getByText('Your shop asks you').count()).toBe(0)
      await page.goto('/app/pages/brand')
      await page.getByRole('heading', { level: 1, name: 'Brands' }).waitFor()
      await page.getByRole('searchbox').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/app/pages/brand')
    } finally {
      await demand('nobody')
    }
  })

  it('shows where it is signed in, and signs out there and everywhere', async () => {
    const email = await addStaff(product(), 'places', [])
    const [here, there, third] = [await enter(email), await enter(email), await enter(email)]
    await here.goto('/app/pages/setting/sessions')
    const ends = here.getByRole('button', { name: 'Sign out: Chrome · Linux' })
    await expect.poll(() => ends.count()).toBe(2)
    await ends.first().click()
    await here.getByText('Session ended').waitFor()
    await expect.poll(() => ends.count()).toBe(1)
    await here.getByRole('button', { name: 'Sign out everywhere' }).click()
    const dialog = here.getByRole('dialog')
    expect(await violationsOf(here)).toEqual([])
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await here.waitForURL(/\/auth\/login/)
    for (const page of [there, third]) {
      await page.goto('/app/pages/profile')
      await page.waitForURL(/\/auth\/login/)
    }
  })
})
