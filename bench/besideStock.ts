import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { resources } from '../resources/index.ts'
import { builtFrontEnd, type FrontEnd } from '../server/web/frontEnd.ts'
import type { Registry } from '../src/core/index.ts'
import { bundle } from '../start/build/buildFrontEnd.ts'
import { launch } from '../tests/e2e/support/browser.ts'
import { testServer } from '../tests/support/server.ts'
import type { Figure } from './figure.ts'
import { fillProducts } from './fillProducts.ts'
import { type App, openList, openRecord, openSignIn, signedIn, walkRequests } from './hand.ts'
import { serveStock } from './stockServer.ts'

const rounds = 7
const products = 200

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
      record: '[data-name]',
      signIn: 'input[autocomplete="username"]',
    }
    const theirs: App = {
      url: stock.url,
      list: '/#/products',
      login: '/#/login',
      row: '.RaDatagrid-row',
      record: 'form input[name="name"]',
      signIn: 'input[name="username"]',
    }
    return await measure(browser, [ours, theirs])
  } finally {
    await browser.close()
    stock.close()
    await server.close()
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
        openRecord(contexts[index] as BrowserContext, app, slowed),
      )
      figures.push(...beside(`row pressed until the record is there, processor at 1/${slowed}`, ours, theirs))
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
