import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { demoPassword } from '../demo/accounts.ts'
import { builtFrontEnd, type FrontEnd } from '../server/web/frontEnd.ts'
import { launch } from '../tests/e2e/support/browser.ts'
import { followRequests, quiet } from '../tests/e2e/support/requestsOf.ts'
import { temporaryDirectory } from '../tests/support/database.ts'
import { type TestServer, testServer } from '../tests/support/server.ts'
import type { Figure } from './figure.ts'
import { measureFurtherPages } from './furtherPages.ts'
import { filesOf, type Manifest, minus, readManifest, size } from './manifest.ts'

const root = join(import.meta.dirname, '..')

/** How much JavaScript (gzip, kB of 1000 bytes) a browser has fetched before the sign-in page, the first list and the first form work. */
export async function measureBundle(): Promise<Figure[]> {
  const built = temporaryDirectory()
  try {
    build(built)
    const server = await testServer({ frontEnd: (await builtFrontEnd(built)) as FrontEnd })
    const browser = await launch()
    try {
      return await measure(browser, server, built)
    } finally {
      await browser.close()
      await server.close()
    }
  } finally {
    rmSync(built, { recursive: true })
  }
}

function build(directory: string): void {
  const bundler = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const words = ['build', '--outDir', directory, '--emptyOutDir', '--manifest', '--logLevel', 'warn']
  const environment = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [bundler, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
  if (status !== 0)
    throw new Error('The front end could not be built. It was expected to. See above for the reason.')
}

async function measure(browser: Browser, server: TestServer, built: string): Promise<Figure[]> {
  const product = await makeProduct(server)
  const signIn = await scriptsUntil(browser, `${server.url}/login`, 'input[name="authinfo"]')
  const session = await sessionOf(browser, server.url)
  const list = await scriptsUntil(browser, `${server.url}/app/pages/products`, 'tr[data-row]', session)
  const form = await scriptsUntil(
    browser,
    `${server.url}/app/pages/products/${product}`,
    'form input[name="name"]',
    session,
  )
  const record = await scriptsUntil(
    browser,
    `${server.url}/app/pages/products/${product}/show`,
    'h1 + div a',
    session,
  )
  const other = await scriptsUntil(
    browser,
    `${server.url}/app/pages/brand`,
    '[class*=card] h2, tr[data-row]',
    session,
  )
  const opened = async (path: string) => {
    const { all } = await scriptsUntil(browser, `${server.url}/app/${path}`, '[data-demo] *', session, 0)
    return all
  }
  const manifest = readManifest(built)
  const languages = languageFiles(manifest).map((files) => size(built, minus(files, list.reached)))
  const figure = (name: string, bytes: number, budget?: number): Figure => ({
    name: `JS ${name}`,
    value: bytes / 1000,
    unit: 'kB',
    ...(budget === undefined ? {} : { budget }),
  })
  return [
    figure('until the sign-in page works', size(built, signIn.reached), 95),
    figure('until the first list shows rows', size(built, list.reached), 200),
    figure(
      'more until the list of another area is there',
      size(built, minus(other.reached, list.reached)),
      2.5,
    ),
    figure(
      'more until the page of a record is there, with all that its area draws on it',
      size(built, minus(record.reached, list.reached)),
      83,
    ),
    figure('more until the first form works', size(built, minus(form.reached, list.reached)), 150),
    figure(
      'more for all of that form, fetched later',
      size(built, minus(minus(form.all, form.reached), list.reached)),
    ),
    figure('of the largest further language', Math.max(...languages), 30),
    ...(await measureFurtherPages(built, manifest, list.reached, opened)),
  ]
}

interface Scripts {
  /** Those that were there before the page worked. */
  readonly reached: ReadonlySet<string>
  /** Those that were there when the page had no more to fetch. */
  readonly all: ReadonlySet<string>
}

declare global {
  interface Window {
    benchReached?: number
  }
}

/**
 * Milliseconds that every script takes, so that one which is fetched ahead, or for a part of the page that comes later, does not
 * count as needed because it happened to be quick.
 */
const usualLatency = 1000

/** Opens an address with nothing cached and waits until React answers for the element, which prerendered HTML alone does not. */
async function scriptsUntil(
  browser: Browser,
  url: string,
  selector: string,
  session: Readonly<Record<string, string>>[] = [],
  latency = usualLatency,
): Promise<Scripts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  try {
    const page = await context.newPage()
    followRequests(page)
    await keep(page, session)
    await page.route('**/*.js', async (route) => {
      await sleep(latency)
      await route.continue()
    })
    await page.addInitScript((wanted) => {
      performance.setResourceTimingBufferSize(5000)
      const look = () => {
        const element = document.querySelector(wanted)
        const works = element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
        if (works) window.benchReached ??= performance.now()
        if (window.benchReached === undefined) requestAnimationFrame(look)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
      look()
    }, selector)
    await page.goto(url)
    await page.waitForFunction(() => window.benchReached !== undefined, undefined, { timeout: 60_000 })
    await quiet(page)
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, responseEnd } = entry as PerformanceResourceTiming
        return { path: new URL(name).pathname.slice(1), isEarly: responseEnd <= (window.benchReached ?? 0) }
      }),
    )
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'))
    return {
      reached: new Set(scripts.filter(({ isEarly }) => isEarly).map(({ path }) => path)),
      all: new Set(scripts.map(({ path }) => path)),
    }
  } finally {
    await context.close()
  }
}

/** What the browser keeps of a session after signing in: its local storage and its session storage. */
async function sessionOf(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await page.locator('input[autocomplete="username"]').fill('admin@atelier.test')
    await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
    await page.locator('input[autocomplete="current-password"]').press('Enter')
    await page.waitForURL(/\/app\//)
    return await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }] as Record<string, string>[])
  } finally {
    await context.close()
  }
}

const keep = (page: Page, session: Readonly<Record<string, string>>[]) =>
  page.addInitScript(([local, inTab]) => {
    for (const [key, value] of Object.entries(local ?? {})) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(inTab ?? {})) sessionStorage.setItem(key, value)
  }, session)

async function makeProduct(server: TestServer): Promise<string> {
  const call = await server.signIn('admin')
  const body = { name: 'Indigo Cotton Kurta', slug: 'indigo-cotton-kurta', mrp: 249_900, salePrice: 199_900 }
  const answer = await call('/products', { method: 'POST', body })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`A product could not be made (${answer.status}). One was expected to be listed.`)
  return id
}

/** The files that each language but English begins with, with what they import; see `start/build/areaChunks.ts`. */
const languageFiles = (manifest: Manifest): ReadonlySet<string>[] =>
  ['fr', 'zh', 'ja'].map((locale) => filesOf(manifest, `texts:${locale}`))
