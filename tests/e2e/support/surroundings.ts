import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** Options of a context, and whether it is to be `cold`: a browser that has never been at the product. */
export type SurroundingsOptions = BrowserContextOptions & { cold?: boolean }

/** What surrounds the pages that one person opens: all that a browser keeps of them, and of the product. */
export interface Surroundings {
  readonly context: BrowserContext
  /** Closes the pages, after which nothing is known of the person any more. */
  readonly leave: () => Promise<void>
}

/** What others may go on with: nobody's at the moment, with a page that says nothing and keeps the product's process alive. */
interface Kept {
  readonly context: BrowserContext
  readonly keeper: Page
  readonly devTools: CDPSession
}

/** By browser and by the address of the product. */
const idle = new WeakMap<Browser, Map<string, Kept[]>>()

const usual: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }

/**
 * Surroundings in which nobody has been, as far as pages can tell. They go on from earlier ones of the same product, whose code the
 * browser has fetched, read and compiled, which takes three quarters of the time in which a page opens; unless `cold`, or options other
 * than the window's size make them differ.
 */
export async function surroundings(
  browser: Browser,
  origin: string,
  { cold = false, ...options }: SurroundingsOptions,
): Promise<Surroundings> {
  const { storageState, viewport, ...others } = options
  if (cold || typeof storageState === 'string' || Object.keys(others).length > 0) {
    const context = await browser.newContext({ baseURL: origin, ...usual, ...options })
    return { context, leave: () => context.close() }
  }
  const kept = idleOf(browser, origin).pop() ?? (await begin(browser, origin))
  await kept.context.addCookies(storageState?.cookies ?? [])
  const items = storageState?.origins.find((each) => each.origin === origin)?.localStorage ?? []
  await kept.keeper.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, items)
  return { context: kept.context, leave: () => forget(browser, origin, kept) }
}

function idleOf(browser: Browser, origin: string): Kept[] {
  const ofBrowser = idle.get(browser) ?? new Map<string, Kept[]>()
  idle.set(browser, ofBrowser)
  const found = ofBrowser.get(origin) ?? []
  ofBrowser.set(origin, found)
  return found
}

async function begin(browser: Browser, origin: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: origin, ...usual })
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  return { context, keeper, devTools: await context.newCDPSession(keeper) }
}

/** What a browser keeps of an origin beside its local storage. */
const besideLocal = 'cookies,indexeddb,service_workers,cache_storage,file_systems'

async function forget(browser: Browser, origin: string, kept: Kept): Promise<void> {
  const { context, keeper, devTools } = kept
  context.removeAllListeners('page')
  for (const page of context.pages()) if (page !== keeper) await page.close()
  // A clock that a test has set would stand still for whoever comes next.
  if (!(await keeper.evaluate(() => String(Date.now).includes('[native code]')))) return context.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  // By the page itself, whose process keeps a copy: cleared from without, that would hear of it some time later.
  await keeper.evaluate(() => localStorage.clear())
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: besideLocal })
  const found = idleOf(browser, origin)
  found.push(kept)
  // The next suite may get the same port.
  context.once('close', () => void found.splice(0, found.length, ...found.filter((each) => each !== kept)))
}
