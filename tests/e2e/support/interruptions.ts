import { sql } from 'kysely'
import type { Page, Route } from 'playwright-core'
import { demoPassword } from '../../../demo/accounts.ts'
import type { Resource } from '../../../src/core/index.ts'
import { tableName } from '../../../src/derive/sqlNames.ts'
import { sessionItems } from '../../../src/providers/sessionItems.ts'
import type { TestServer } from '../../support/server.ts'
import { follow } from './follow.ts'
import { meet } from './meet.ts'

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

/**
 * Presses Save while whatever is sent to the area is met in the way of `way`, and waits until it was: what is sent late would be stored, and the
 * form be gone.
 */
async function saveWhile({ page, resource }: OpenForm, way: (route: Route) => Promise<void>): Promise<void> {
  const path = `**/api/v1/${resource.endpoint}**`
  let tell = () => {}
  const met = new Promise<void>((resolve) => {
    tell = resolve
  })
  const stop = await meet(page, path, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await way(route)
    tell()
  })
  await page.keyboard.press('ControlOrMeta+s')
  await orUnfit(page, met)
  await page.waitForTimeout(300)
  await stop()
}

/**
 * Waits for what a press of Save leads to; or until the form says that it is not yet fit to be sent, so that it leads to nothing. It
 * says so above its fields too: the one that is meant may be in a part whose code does not come.
 */
async function orUnfit(page: Page, awaited: Promise<void>): Promise<void> {
  const said = page.getByRole('alert').filter({ hasText: /needs? your attention/ })
  const unfit = page.locator('main [aria-invalid="true"]').or(said).first().waitFor()
  await Promise.race([awaited, unfit].map((each) => each.catch(() => {})))
}

/** Saves while the API answers so, whatever is asked of it. */
const savedWhile =
  (status: number, body: object): Interruption =>
  async (form) => {
    const json = { message: 'It did not work.', code: 'internal', requestId: 'r-1', ...body }
    await saveWhile(form, (route) => route.fulfill({ status, json }))
    return form.page
  }

/** What comes between, by its name. */
export const interruptions: Readonly<Record<string, Interruption>> = {
  async 'no connection'(form) {
    await form.page.context().setOffline(true)
    await saveWhile(form, (route) => route.abort('internetdisconnected'))
    await form.page.context().setOffline(false)
    return form.page
  },
  async 'a request that times out'(form) {
    await saveWhile(form, (route) => route.abort('timedout'))
    return form.page
  },
  'a fault of the server': savedWhile(500, { requestId: 'r-1' }),
  'a database that is away': savedWhile(503, { code: 'unavailable' }),
  'rights that were taken away': savedWhile(403, { code: 'forbidden', message: 'You may not do this.' }),
  'a refused value': savedWhile(422, { code: 'invalid', errors: { name: 'Another one has it.' } }),
  async 'a page that is loaded anew'({ page }) {
    await page.reload()
    return page
  },
  async 'a browser that ends'({ page, resource }) {
    const next = await page.context().newPage()
    next.setDefaultTimeout(40_000)
    acceptLeaving(next)
    const { pathname } = new URL(page.url())
    await page.close({ runBeforeUnload: false })
    // By the list, as a link leads: there is somewhere in the product to go back to.
    await next.goto(`/app/${resource.path}`)
    await next.locator('main h1').first().waitFor()
    await follow(next, pathname)
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
    await page.keyboard.press('ControlOrMeta+s')
    // A form that is not yet fit to be sent asks for nothing; the page does, when it is loaded.
    await orUnfit(page, page.locator(password).first().waitFor())
    if ((await page.locator(password).count()) === 0) await page.reload()
    // Until it has heard that the session is over, it shows the form as if nothing were.
    await page.locator(password).first().waitFor()
    return page
  },
  async 'a sign-out in another tab'({ page }) {
    const other = await page.context().newPage()
    await other.goto('/health')
    await other.evaluate((names) => {
      for (const name of names) localStorage.removeItem(name)
    }, Object.values(sessionItems))
    await other.close()
    await page.locator(password).first().waitFor()
    return page
  },
  async 'somebody else who saves first'(form) {
    const { page, product, resource, id } = form
    if (!id) return savedWhile(409, { code: 'not-unique', errors: {} })(form)
    await sql`
      UPDATE ${sql.table(tableName(resource))} SET "version" = "version" + 1 WHERE "id" = ${id}`.execute(
      product.context.database.db,
    )
    await saveWhile(form, (route) => route.continue())
    // What the two have written is compared; a form that is not yet fit to be sent knows of nobody else.
    await orUnfit(page, page.getByRole('dialog').first().waitFor())
    return page
  },
  async 'a new release'({ page }) {
    // The files of the one before are gone; the page is loaded anew.
    const stop = await meet(page, '**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').last().click()
    await stop()
    await page.reload()
    return page
  },
}

const password = 'input[autocomplete="current-password"]'

/** Leaving is asked about by the browser itself; here somebody means it. */
export const acceptLeaving = (page: Page): void => {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
}

/** Whether the page asks something before it lets somebody go on: to stay or leave, to compare, or to sign in again over the page. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.getByRole('dialog').first().isVisible()) || (await page.locator(password).first().isVisible())

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
