import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { type Session, visit } from '../e2e/support/shop.ts'
import type { TestServer } from '../support/server.ts'
import type { Look } from './looks.ts'
import { type SmallPicture, small } from './picture.ts'

/** When all pictures are taken, by the clock of the page: calendars and “five days ago” stay as they are. */
const moment = new Date('2026-11-25T10:00:00+05:30')

/** The demonstrations of a page, without the frame around. */
const subjectOf = (name: string) => `main [data-demos="components/${name}"]`

/** The whole of one look: a page of the browser that goes from one page of the catalogue to the next. */
export interface Camera {
  readonly take: (page: string, fault?: string) => Promise<SmallPicture>
  /** Fails where a page complained. */
  readonly close: () => Promise<void>
}

/** Opens the product in one look. Letters are those of a font that the product brings, so that every machine breaks lines alike. */
export async function openCamera(
  browser: Browser,
  product: TestServer,
  session: Session,
  { kept }: Look,
): Promise<Camera> {
  const { page, close } = await visit(browser, product, session, '/app/pages/faq', {
    kept: { ...kept, locale: 'en' },
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
  })
  await page.clock.setFixedTime(moment)
  await page.addStyleTag({ content: sameFonts() })
  const requests = pendingOf(page)
  const take = async (name: string, fault = '/* none */') => {
    await goTo(page, `/app/components/${name}`)
    await settled(page, subjectOf(name), requests)
    const style = await page.addStyleTag({ content: fault })
    const screenshot = await page
      .locator(subjectOf(name))
      .screenshot({ animations: 'disabled', caret: 'hide' })
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    return small(screenshot)
  }
  return { take, close }
}

/** Goes to another page as a link does; what the product has fetched stays. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    scrollTo(0, 0)
  }, path)
}

/** The requests that are under way. The stream of changes is so as long as the page is open. */
function pendingOf(page: Page): ReadonlySet<unknown> {
  const pending = new Set<unknown>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/changes')) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Waits until every demonstration is there, and nothing is on its way or moves any more. */
async function settled(page: Page, subject: string, requests: ReadonlySet<unknown>): Promise<void> {
  await page.locator(`${subject} [data-demo]`).first().waitFor()
  for (let quiet = 0, height = -1; quiet < 3; ) {
    const now = await page.evaluate(async (wanted) => {
      // What came is drawn once the page has nothing else to do.
      await new Promise((done) => requestIdleCallback(done))
      // What is fetched as it comes into sight is brought there; the picture begins at the top again.
      const later = document.querySelector(`${wanted} [data-later]`)
      later?.scrollIntoView()
      const isWaiting =
        later !== null || document.querySelector(`${wanted} [data-demo] > [data-waiting]:only-child`) !== null
      if (!isWaiting) scrollTo(0, 0)
      return isWaiting ? -1 : (document.querySelector(wanted)?.getBoundingClientRect().height ?? -1)
    }, subject)
    quiet = now > 0 && now === height && requests.size === 0 ? quiet + 1 : 0
    height = now
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => document.fonts.ready)
}

function sameFonts(): string {
  const require = createRequire(import.meta.url)
  const faces = [400, 600].map((weight) => {
    const file = require.resolve(
      `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-${weight}-normal.woff2`,
    )
    const data = readFileSync(file).toString('base64')
    return `@font-face { font-family: Same; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`
  })
  return `${faces.join('\n')}\n* { font-family: Same, sans-serif !important; caret-color: transparent !important }\n`
}
