import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { meet } from './support/meet.ts'
import { openProduct, type VisitOf } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'

const { product, open } = openProduct()

async function visit(path: string, options: VisitOf = {}): Promise<Page> {
  const page = await open(path, options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const name = (page: Page) => page.getByLabel('Name', { exact: true })

describe('a calm notice, and nothing lost', () => {
  it('tells of a lost network while it lasts; what was typed stays', async () => {
    const page = await visit('/app/pages/setting/edit-profile', { allow: [/ERR_INTERNET_DISCONNECTED/] })
    await name(page).fill('Asha R.')
    await page.context().setOffline(true)
    await page.getByText('You are offline. Nothing can be saved until the connection is back.').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'The server could not be reached' }).waitFor()
    await expect.poll(() => name(page).inputValue()).toBe('Asha R.')
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Account: Asha R.' }).waitFor()
  })

  // What is fetched ahead comes in pieces, and the line may go between any two of them.
  it.each(['signs-', '_area_notification-', '_words_en_notification-', 'CommandPalette-'])(
    'says nothing while the piece %s cannot be had that nobody asked for, and has it with the network',
    async (piece) => {
      const page = await visit('/app/pages/setting/edit-profile', { allow: [/ERR_INTERNET_DISCONNECTED/] })
      const code = new RegExp(`${piece}.*\\.js`)
      const stop = await meet(page, code, (route) => route.abort('internetdisconnected'))
      const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
      await page.reload()
      await name(page).waitFor()
      await failed
      expect(await page.getByRole('alert').count()).toBe(0)
      await stop()
      await page.context().setOffline(true)
      await page.context().setOffline(false)
      await page.getByRole('button', { name: /^Messages to you/ }).waitFor()
      const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join())
      expect(styles).toContain('signs-')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  )

  it('tells of a new version and leaves the moment to the person', async () => {
    const page = await visit('/app/pages/faq')
    await page.clock.install()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route(`${product().url}/`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/(<script[^>]+assets\/start-)[\w-]+/, '$1next'),
      })
    })
    // Who looks for it comes after the page, with what else is on every page.
    await page.clock.fastForward('00:20')
    await quiet(page)
    await page.clock.fastForward('11:00')
    await page.getByText('A new version is available.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/pages/faq')
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('A new version is available.').count()).toBe(0)
  })

  it('keeps the frame where a part of the product is gone, and loads again', async () => {
    const page = await visit('/app/pages/faq', { allow: [/Failed to load|dynamically imported|404/] })
    await quiet(page)
    const stop = await meet(page, '**/assets/AccountSettings-*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('link', { name: 'Account settings' }).last().click()
    await page.getByRole('heading', { name: 'A part of the page could not be loaded' }).waitFor()
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor()
    await stop()
    await page.getByRole('button', { name: 'Load again' }).click()
    await name(page).waitFor()
  })
})

describe('the error catalogue in the browser', () => {
  const cases: readonly (readonly [number, object, string])[] = [
    [400, { message: ['First', 'Second'] }, 'First, Second'],
    [422, { errors: { a: 'One', b: 'Two' } }, 'Validation Error: One, Two'],
    [404, { message: 'Gone for good' }, 'Gone for good'],
    [409, { message: 'Taken' }, 'Taken'],
    [500, { message: 'Broken' }, 'Broken'],
    [508, {}, 'Request Timeout'],
    [418, {}, 'Something went wrong!'],
  ]
  it.each(cases)('shows an answer of %i with %o as %s', async (status, json, text) => {
    const page = await visit('/app/pages/setting/sessions')
    await page.route('**/auth/sessions', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status, json }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
  })

  it.each([401, 403])('signs out on %i, says why, and brings the person back afterwards', async (status) => {
    const page = await visit('/app/pages/setting/sessions')
    // What the first page asks for is over: refused as well, it would sign out before the page is loaded anew.
    await quiet(page)
    await page.route('**/auth/sessions', (route) => route.fulfill({ status, json: {} }))
    await page.reload()
    await page.waitForURL(/\/auth\/login\?redirect=%2Fapp%2Fpages%2Fsetting%2Fsessions/)
    const alert = page.getByRole('alert')
    await alert.getByText('Authentication Failed').waitFor()
    await alert.getByText('Please login again').waitFor()
    await expect.poll(() => page.getByText('Authentication Failed').count()).toBe(1)
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth_')))
    expect(kept).toEqual([])
  })

  it('signs out once, and says so once, where all that a page asks for is refused together', async () => {
    const page = await visit('/app/pages/products')
    const held: Route[] = []
    let signOuts = 0
    await quiet(page)
    await page.route('**/api/v1/**', (route) => {
      if (!route.request().url().endsWith('/auth/logout')) return void held.push(route)
      signOuts += 1
      return route.continue()
    })
    await page.reload()
    await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(2)
    await Promise.all(held.splice(0).map((route) => route.fulfill({ status: 401, json: {} })))
    await page.waitForURL(/\/auth\/login\?redirect=/)
    await page.getByRole('alert').getByText('Please login again').waitFor()
    await expect.poll(() => page.getByText('Authentication Failed').count()).toBe(1)
    expect(signOuts).toBeLessThan(2)
  })

  it.each(['/app/error-page-1', '/app/error-page-2'])('%s stands alone and leads home', async (path) => {
    const page = await visit(path)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await page.waitForURL('**/app/dashboards/default')
  })
})
