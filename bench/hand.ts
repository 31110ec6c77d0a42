import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoPassword } from '../demo/accounts.ts'
import { followRequests, quiet } from '../tests/e2e/support/requestsOf.ts'

/** An app with a list of products, and how its pages are told to be there. */
export interface App {
  readonly url: string
  readonly list: string
  readonly login: string
  readonly row: string
  /** What a pressed row leads to: the page of the record, in the stock app its form. */
  readonly record: string
  readonly signIn: string
}

/** Milliseconds that a person looks at a list at least before they press a row. */
const lookedAt = 1500

declare global {
  interface Window {
    benchShown?: number
    benchPressed?: number
  }
}

/** A browser in which somebody is signed in and has been at the list. */
export async function signedIn(browser: Browser, { url, list, row, signIn }: App): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  followRequests(page)
  await page.goto(url + list)
  await page.locator(signIn).fill('admin@atelier.test')
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('input[type="password"]').press('Enter')
  await page.locator(row).first().waitFor()
  // A second visit, as somebody makes who works with it.
  await page.goto(url + list)
  await page.reload()
  await page.locator(row).first().waitFor()
  await quiet(page)
  await page.close()
  return context
}

interface Conditions {
  readonly slowed: number
  readonly cached: boolean
}

/** Milliseconds until rows are painted, and how many requests and scripts that took. */
export async function openList(
  context: BrowserContext,
  { url, list, row }: App,
  conditions: Conditions,
): Promise<[number, number, number]> {
  const page = await prepared(context, row, conditions)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto(url + list, { waitUntil: 'commit' })
  const shown = await whenShown(page)
  const until = [...asked]
  await page.close()
  return [shown, until.length, until.filter((kind) => kind === 'script').length]
}

/** Milliseconds until the form that asks who one is is painted, in a browser that was never here. */
export async function openSignIn(
  browser: Browser,
  { url, login, signIn }: App,
  slowed: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await prepared(context, signIn, { slowed, cached: false })
  await page.goto(url + login, { waitUntil: 'commit' })
  const shown = await whenShown(page)
  await context.close()
  return shown
}

/** How many requests it takes, with nothing in the cache, to open home, look at it, and go on to the list. */
export async function walkRequests(
  context: BrowserContext | undefined,
  { url, list, row }: App,
): Promise<number> {
  const page = await prepared(context as BrowserContext, row, { slowed: 1, cached: false })
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(`${url}/app/dashboards/default`)
  const entry = page.locator(`nav a[href="${list}"]`).first()
  await entry.waitFor({ state: 'attached' })
  await page.waitForTimeout(lookedAt)
  await quiet(page)
  await entry.evaluate((link: HTMLElement) => link.click())
  await whenShown(page)
  await quiet(page)
  await page.close()
  return requests
}

/** Milliseconds from the press on the third row of a list that stands still until the record is painted. */
export async function openRecord(
  context: BrowserContext,
  { url, list, row, record }: App,
  slowed: number,
): Promise<number> {
  const page = await prepared(context, record, { slowed, cached: true })
  await page.goto(url + list)
  await page.locator(row).nth(2).waitFor()
  await page.waitForTimeout(lookedAt)
  await quiet(page)
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => {
        window.benchPressed = performance.now()
      },
      { capture: true, once: true },
    )
  })
  await page.locator(row).nth(2).locator('td').nth(2).click()
  const shown = await whenShown(page)
  const pressed = await page.evaluate(() => window.benchPressed ?? 0)
  await page.close()
  return shown - pressed
}

/** A new page that notes the moment at which an element has been painted for the first time. */
async function prepared(
  context: BrowserContext,
  selector: string,
  { slowed, cached }: Conditions,
): Promise<Page> {
  const page = await context.newPage()
  followRequests(page)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: !cached })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) requestAnimationFrame(look)
      // A message of its own comes after the frame has been painted.
      else requestAnimationFrame(() => setTimeout(() => (window.benchShown = performance.now())))
    }
    requestAnimationFrame(look)
  }, selector)
  return page
}

async function whenShown(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => window.benchShown, undefined, { timeout: 60_000 })
  return (await shown.jsonValue()) as number
}
