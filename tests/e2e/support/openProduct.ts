import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Call, TestServer } from '../../support/server.ts'
import { openPage, sharedBrowser, type WatchedPage } from './browser.ts'
import { startProduct } from './product.ts'
import { type Session, sessionOf, type Visit, visit } from './shop.ts'
import type { SurroundingsOptions } from './surroundings.ts'

/** A visit of somebody: an e-mail address, or what a browser has kept of a person. */
export type VisitOf = Visit & { as?: string | Session }

/**
 * Opens the product for a suite and closes it after it, with all that the browser was shown of it. Pages are watched, closed after
 * each test, and fail it where a user's browser would have complained. What a suite prepares in a `beforeAll` of its own comes before
 * anybody signs in.
 *
 * @param start Starts another product than an empty one, such as a filled shop.
 * @param usual Who visits where nobody is named.
 * @param launched Gives another browser than the one that suites share.
 */
export function openProduct(
  start: () => Promise<TestServer> = startProduct,
  usual = 'admin@atelier.test',
  launched: () => Promise<Browser> = sharedBrowser,
) {
  let product: TestServer
  let browser: Browser
  let call: Call
  let opened: WatchedPage[] = []
  const sessions = new Map<string, Promise<Session>>()

  beforeAll(async () => {
    product = await start()
    browser = await launched()
    call = await product.signIn('admin')
  }, 300_000)
  afterAll(async () => {
    // The next suite goes on with the browser; of this one it shall find nothing.
    for (const context of browser?.contexts() ?? []) await context.close()
    await product?.close()
  })
  afterEach(async () => {
    const all = opened
    opened = []
    for (const { close } of all) await close()
  })

  /** What the browser keeps of somebody, who signs in once for the suite. */
  function session(email = usual): Promise<Session> {
    const known = sessions.get(email) ?? sessionOf(product, email)
    sessions.set(email, known)
    return known
  }

  /** Asks the API as the administrator, and takes a refusal for an answer. */
  const api = (...parameters: Parameters<Call>) => call(...parameters)

  /** What the API answers the administrator; a refusal is an error. */
  async function ask<T = any>(path: string, init: Parameters<Call>[1] = {}): Promise<T> {
    const answer = await api(path, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  function kept(watched: WatchedPage): Page {
    opened.push(watched)
    return watched.page
  }

  return {
    product: () => product,
    browser: () => browser,
    session,
    api,
    ask,
    /** The first record of a list that a filter finds. */
    async find<T = any>(path: string, filter: object): Promise<T> {
      const [record] = await ask<T[]>(`/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)
      if (!record) throw new Error(`No ${path} meets ${JSON.stringify(filter)}. Expected one at least.`)
      return record
    },
    /** Opens a page of the product where somebody has signed in. */
    async open(path: string, { as = usual, ...options }: VisitOf = {}): Promise<Page> {
      const who = typeof as === 'string' ? await session(as) : as
      return kept(await visit(browser, product, who, path, options))
    },
    /** Opens a page where nobody has signed in; at `origin` where the product is to be reached by another name. */
    async openOutside(
      path: string,
      {
        origin = product.url,
        ...options
      }: SurroundingsOptions & { allow?: readonly RegExp[]; origin?: string } = {},
    ): Promise<Page> {
      const page = kept(await openPage(browser, origin, options))
      await page.goto(path)
      return page
    },
  }
}
