import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { demoPassword } from '../../../server/demo/accounts.ts'
import type { Resource } from '../../../src/core/index.ts'
import { tableName } from '../../../src/derive/sqlNames.ts'
import { sessionItems } from '../../../src/providers/sessionItems.ts'
import type { TestServer } from '../../support/server.ts'

/** A form that somebody types into. */
export interface OpenForm {
  readonly page: Page
  readonly product: TestServer
  readonly resource: Resource
  /** The record that is edited; absent where a new one is made. */
  readonly id?: string | undefined
}

/** Something that comes between typing and saving. It answers the page on which the form is found again. */
export type Interruption = (form: OpenForm) => Promise<Page>

/** Presses Save; the shortcut serves where the button is closed for the moment. */
const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s')
  await page.waitForTimeout(300)
}

/** Saves while the API answers so, whatever is asked of it. */
const savedWhile =
  (status: number, body: object): Interruption =>
  async ({ page, resource }) => {
    const path = `**/api/v1/${resource.endpoint}**`
    await page.route(path, async (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status, json: { message: 'It did not work.', code: 'internal', ...body } }),
    )
    await save(page)
    await page.unroute(path)
    return page
  }

/** What comes between, by its name. */
export const interruptions: Readonly<Record<string, Interruption>> = {
  async 'no connection'({ page }) {
    await page.context().setOffline(true)
    await save(page)
    await page.context().setOffline(false)
    return page
  },
  async 'a request that times out'({ page, resource }) {
    const path = `**/api/v1/${resource.endpoint}**`
    await page.route(path, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('timedout'),
    )
    await save(page)
    await page.unroute(path)
    return page
  },
  'a fault of the server': savedWhile(500, { requestId: 'r-1' }),
  'a database that is away': savedWhile(503, { code: 'unavailable' }),
  'a refused value': savedWhile(422, { code: 'invalid', errors: { name: 'Another one has it.' } }),
  async 'a page that is loaded anew'({ page }) {
    await page.reload()
    return page
  },
  async 'a browser that ends'({ page }) {
    const next = await page.context().newPage()
    next.setDefaultTimeout(40_000)
    acceptLeaving(next)
    const address = page.url()
    await page.close({ runBeforeUnload: false })
    await next.goto(address)
    return next
  },
  async Back({ page }) {
    await page.evaluate(() => history.back())
    await page.waitForTimeout(300)
    return page
  },
  async 'a link to somewhere else'({ page }) {
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first().click()
    return page
  },
  async 'the end of the session'({ page, product }) {
    await sql`DELETE FROM _sessions`.execute(product.context.database.db)
    await save(page)
    // A form that is not yet fit to be sent asks for nothing; the page does, when it is loaded.
    await page.waitForTimeout(700)
    if ((await page.locator(password).count()) === 0) await page.reload()
    return page
  },
  async 'a sign-out in another tab'({ page }) {
    const other = await page.context().newPage()
    await other.goto('/health')
    await other.evaluate((names) => {
      for (const name of names) localStorage.removeItem(name)
    }, Object.values(sessionItems))
    await other.close()
    return page
  },
  async 'somebody else who saves first'({ page, product, resource, id }) {
    if (id)
      await sql`
        UPDATE ${sql.table(tableName(resource))} SET "version" = "version" + 1 WHERE "id" = ${id}`.execute(
        product.context.database.db,
      )
    await save(page)
    await page.waitForTimeout(500)
    return page
  },
  async 'a new release'({ page }) {
    // The files of the one before are gone, and the page is loaded anew.
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await save(page)
    await page.unroute('**/assets/*.js')
    await page.reload()
    return page
  },
}

const password = 'input[autocomplete="current-password"]'

/** Leaving is asked about by the browser itself; here somebody means it. */
export const acceptLeaving = (page: Page): void => {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
}

/** Does what the page asks of somebody who goes on: stays, signs in again, takes up what they had typed, puts a comparison off. */
export async function goOn(page: Page, email: string): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  if (await page.locator(password).first().isVisible()) {
    const name = page.locator('input[autocomplete="username"]').first()
    if ((await name.isVisible()) && (await name.isEditable())) await name.fill(email)
    await page.locator(password).first().fill(demoPassword)
    await page.locator(password).first().press('Enter')
    await page
      .locator(password)
      .first()
      .waitFor({ state: 'detached', timeout: 20_000 })
      .catch(() => {})
    return
  }
  for (const name of ['Stay here', 'Restore', 'Not now']) {
    if (!(await button(name).isVisible())) continue
    await button(name)
      .click({ timeout: 2000 })
      .catch(() => {})
    return
  }
}
