import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoPassword } from '../demo/accounts.ts'
import { resources } from '../resources/index.ts'
import { builtFrontEnd, type FrontEnd } from '../server/web/frontEnd.ts'
import type { Registry } from '../src/core/index.ts'
import { bundle } from '../start/build/buildFrontEnd.ts'
import { launch } from '../tests/e2e/support/browser.ts'
import { followRequests, quiet } from '../tests/e2e/support/requestsOf.ts'
import { testServer } from '../tests/support/server.ts'
import type { Figure } from './figure.ts'
import { fillProducts } from './fillProducts.ts'
import { serveStock } from './stockServer.ts'

/** One of the two that are put beside each other, and how its pages are told to be there. */
interface App {
  readonly url: string
  readonly list: string
  readonly login: string
  readonly row: string
  readonly form: string
  readonly signIn: string
}

const rounds = 7
const products = 200
/** Milliseconds that a person looks at a list at least before they press a row. */
const lookedAt = 1500

/**
 * How the product answers the hand, beside a stock react-admin app (`bench/stock`) on the same API, by turns in one browser: until the list
 * of products shows its rows, cold (nothing in the cache) and warm, and from the press on a row of a list that was looked at to the form,
 * at full speed and with the processor slowed to a quarter, and until the sign-in form is there. Medians in ms; and the requests and
 * scripts that the cold list takes, and a walk from home to it.
 */
export async function measureHand(): Promise<Figure[]> {
  const root = join(import.meta.dirname, '..')
  if (!bundle(root))
    throw new Error('The front end could not be built. It was expected to. See above for the reason.')
  const frontEnd = (await builtFrontEnd(join(root, 'dist'))) as FrontEnd
  const server = await testServer({ frontEnd })
  const stock = await serveStock(server.url)
  const browser = await launch()
  try {
    await fillProducts(server.context.database, resources as unknown as Registry, products)
    const ours: App = {
      url: server.url,
      list: '/app/pages/products',
      login: '/login',
      row: 'tr[data-row]',
      form: 'form input[name="name"]',
      signIn: 'input[autocomplete="username"]',
    }
    const theirs: App = {
      url: stock.url,
      list: '/#/products',
      login: '/#/login',
      row: '.RaDatagrid-row',
      form: 'form input[name="name"]',
      signIn: 'input[name="username"]',
    }
    return await measure(browser, [ours, theirs])
  } finally {
    await browser.close()
    stock.close()
    await server.close()
  }
}

declare global {
  interface Window {
    benchShown?: number
    benchPressed?: number
  }
}

async function measure(browser: Browser, apps: readonly [App, App]): Promise<Figure[]> {
  const contexts = await Promise.all(apps.map((app) => signedIn(browser, app)))
  const figures: Figure[] = []
  try {
    for (const slowed of [1, 4]) {
      for (const [what, cached] of [
        ['list, cold', false],
        ['list, warm', true],
      ] as const) {
        const [ours, theirs] = await byTurns(apps, (app, index) =>
          openList(contexts[index] as BrowserContext, app, { slowed, cached }),
        )
        figures.push(...beside(`${what}, processor at 1/${slowed}`, ours.map(first), theirs.map(first)))
        if (slowed === 1 && !cached)
          figures.push(
            counted('requests until the cold list is there', median(ours.map(second)), 25),
            counted('scripts until the cold list is there', median(ours.map(third)), 12),
          )
      }
      const forms = await byTurns(apps, (app) => openSignIn(browser, app, slowed))
      figures.push(...beside(`sign-in form, processor at 1/${slowed}`, ...forms))
      const [ours, theirs] = await byTurns(apps, (app, index) =>
        openForm(contexts[index] as BrowserContext, app, slowed),
      )
      figures.push(...beside(`row pressed until the form is there, processor at 1/${slowed}`, ours, theirs))
    }
    figures.push(
      counted('requests after home and a list, cold', await walkRequests(contexts[0], apps[0]), 80),
    )
    return figures
  } finally {
    for (const context of contexts) await context.close()
  }
}

/** Each app once a round, so that what else the machine does meets both alike. */
async function byTurns<T>(
  apps: readonly [App, App],
  run: (app: App, index: number) => Promise<T>,
): Promise<[T[], T[]]> {
  const found: [T[], T[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [index, app] of apps.entries()) found[index]?.push(await run(app, index))
  return found
}

async function signedIn(browser: Browser, { url, list, row, signIn }: App): Promise<BrowserContext> {
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
async function openList(
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
async function openSignIn(browser: Browser, { url, login, signIn }: App, slowed: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await prepared(context, signIn, { slowed, cached: false })
  await page.goto(url + login, { waitUntil: 'commit' })
  const shown = await whenShown(page)
  await context.close()
  return shown
}

/** How many requests it takes, with nothing in the cache, to open home, look at it, and go on to the list. */
async function walkRequests(context: BrowserContext | undefined, { url, list, row }: App): Promise<number> {
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

/** Milliseconds from the press on the third row of a list that stands still until the form's first field is painted. */
async function openForm(
  context: BrowserContext,
  { url, list, row, form }: App,
  slowed: number,
): Promise<number> {
  const page = await prepared(context, form, { slowed, cached: true })
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

function beside(name: string, ours: readonly number[], theirs: readonly number[]): Figure[] {
  const [product, stock] = [median(ours), median(theirs)]
  return [
    { name: `hand: ${name}`, value: Math.round(product), unit: 'ms', varies: true },
    { name: `hand: ${name}, stock app`, value: Math.round(stock), unit: 'ms', varies: true },
    {
      name: `hand: ${name}, over the stock app`,
      value: Math.round((product / stock) * 100) / 100,
      unit: '×',
      budget: 1,
      varies: true,
    },
  ]
}

const counted = (name: string, value: number, budget: number): Figure => ({
  name: `hand: ${name}`,
  value,
  unit: '',
  budget,
  varies: true,
})

type Opened = readonly [milliseconds: number, requests: number, scripts: number]
const first = ([value]: Opened) => value
const second = ([, value]: Opened) => value
const third = ([, , value]: Opened) => value
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number
