import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ensureBrowser, windowlessBrowser } from '../../support/ensureBrowser.ts'
import { followRequests } from './requestsOf.ts'
import { type SurroundingsOptions, surroundings } from './surroundings.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name of this machine that the browser does not trust as it does `localhost`.
  '--host-resolver-rules=MAP shop.test 127.0.0.1',
]

/**
 * Two browsers share two processors in the suites: a process that would drive a graphics card, threads that clear up beside a page, and
 * memory that is given back only to be asked for anew take from the pages what they need themselves.
 */
const thrifty = [
  '--in-process-gpu',
  // The pages of one person go on in the process that has the product's code (`surroundings.ts`).
  '--process-per-site',
  '--js-flags=--single-threaded-gc --min-semi-space-size=16 --max-semi-space-size=32',
  // With the feature that playwright-core asks for, as the last list of features is the one that counts.
  '--enable-features=CDPScreenshotNewSurface,PartitionAllocLargeEmptySlotSpanRing',
]

/** Starts a Chromium that talks to nobody on its own account. The caller closes it. */
export const launch = (executablePath = ensureBrowser(), more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...flags, ...more] })

let shared: Promise<Browser> | undefined

/** The browser of all suites of this process, in which each opens contexts of its own; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch(windowlessBrowser(), thrifty)
  return shared
}

/** A page under watch: `complaints` is all that a user's browser would have complained about so far. */
export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: readonly string[]
  /** Closes the page and fails where it wrote an error to the console, threw, or asked a foreign host. */
  readonly close: () => Promise<void>
}

/**
 * Opens a page of the product at `origin`, for somebody who wants no motion unless `options` say otherwise: a press waits for whatever
 * still moves. Answers of the API with an error status are part of many tests, so the console's
 * own line about them is not counted; `allow` names further messages that a test provokes on purpose.
 */
export async function openPage(
  browser: Browser,
  origin: string,
  options: SurroundingsOptions & { allow?: readonly RegExp[] } = {},
): Promise<WatchedPage> {
  const { allow = [], ...contextOptions } = options
  const { context, leave } = await surroundings(browser, origin, contextOptions)
  const page = await context.newPage()
  if (contextOptions.viewport) await page.setViewportSize(contextOptions.viewport)
  followRequests(page)
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!allow.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  page.on('console', (message) => {
    if (
      message.type() !== 'error' ||
      /^Failed to load resource: the server responded with a status/.test(message.text())
    )
      return
    complain(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complain(`page error: ${error.stack || `${error.name}: ${error.message}`}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== new URL(origin).origin && /^(http|ws)s?:$/.test(url.protocol))
      complain(`foreign host: ${request.url()}`)
  })
  const close = async () => {
    // What is still held back when a test ends is nobody's concern.
    for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' })
    await leave()
    if (complaints.length > 0)
      throw new Error(`The page complained. Expected silence.\n${complaints.join('\n')}`)
  }
  return { page, context, complaints, close }
}
