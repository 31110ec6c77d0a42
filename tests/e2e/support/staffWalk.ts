import type { Browser, Locator, Page } from 'playwright-core'
import type { Viewer } from '../../../src/core/index.ts'
import { permissionMap } from '../../../src/core/index.ts'
import { sessionItems } from '../../../src/providers/sessionItems.ts'
import type { TestServer } from '../../support/server.ts'
import { askedRights, forgetAskedRights, listenForRights } from './askedRights.ts'
import { follow, unfinished } from './follow.ts'
import { requestsOf } from './requestsOf.ts'
import { type Session, sessionOf, visit } from './shop.ts'
import type { Asked, Walker, WalkTrace } from './walksDone.ts'

/** Somebody who goes through the product in one window, without ever loading it anew. */
export interface StaffWalk extends Walker {
  readonly page: Page
  /** The answers 401 and 403 since signing in, with where they were asked for. */
  readonly refused: readonly string[]
  /**
   * Goes to an address of the product as a link would, and waits until the page that this leads to has come to rest: that of the same
   * address, unless `landing` names or describes another.
   */
  go(address: string, landing?: Landing): Promise<void>
  /** Waits until the page is drawn and asks for no more. */
  rest(): Promise<void>
  /** Whether the page says that it is closed to this person. */
  isClosed(): Promise<boolean>
  /** Presses it and closes what opens. */
  press(found: Locator): Promise<void>
  /** Presses all that is found, one after the other. */
  pressEach(found: Locator): Promise<void>
  /** Closes menus, lists of choices and dialogs with Escape, as long as there are any. */
  closeAll(): Promise<void>
  /** Goes on after the server has ended the session. */
  comeBack(): Promise<void>
  /** What the pages asked, of the permission map and of the API, since it was forgotten last: a page goes on with what it has heard. */
  trace(): Promise<WalkTrace>
  forget(): Promise<void>
  /** Ends the walk; fails where the browser complained. */
  close(): Promise<void>
}

/** The path of a page, or what it looks like. */
export type Landing = string | RegExp

/** Opens the first page for somebody who has signed in. */
export async function startStaffWalk(
  browser: Browser,
  product: TestServer,
  email: string,
): Promise<StaffWalk> {
  const session = await sessionOf(product, email)
  const watched = await visit(browser, product, session, '/health')
  const { page } = watched
  const refused: string[] = []
  const asking = requestsOf(page, { without: ['image'] })
  page.on('response', (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.status()} ${response.request().method()} ${response.url()} on ${page.url()}`)
  })
  await listenForRights(page)
  const asked = listenForRequests(page)
  await page.goto('/app/dashboards/default')
  const rest = async () => {
    const end = Date.now() + 30_000
    for (let quiet = 0; quiet < 2; ) {
      const isBusy = await page.evaluate(
        (what) =>
          new Promise<boolean>((answer) =>
            requestAnimationFrame(() => setTimeout(() => answer(document.querySelector(what) !== null), 10)),
          ),
        unfinished,
      )
      quiet = isBusy || asking.size > 0 ? 0 : quiet + 1
      if (Date.now() > end)
        throw new Error(
          `${page.url()} does not come to rest. It waits for ${[...asking].map((request) => request.url()).join(' ') || 'itself'}. ${refused.join('\n')}`,
        )
    }
  }
  const opened = page.locator('[role="menu"], [role="dialog"], [role="listbox"]:visible')
  const closeAll = async () => {
    const isGone = () => opened.last().waitFor({ state: 'detached', timeout: 40 })
    for (const end = Date.now() + 30_000; (await opened.count()) > 0; await isGone().catch(() => undefined)) {
      if (Date.now() > end)
        throw new Error(`Escape does not close on ${page.url()}: ${(await opened.allInnerTexts()).join(' ')}`)
      await page.keyboard.press('Escape')
    }
  }
  const press = async (found: Locator) => {
    await found.click()
    await rest()
    await closeAll()
  }
  await rest()
  return {
    page,
    refused,
    press,
    ...walkerOf(product, session),
    trace: async () => ({ rights: await askedRights(page), requests: [...asked.values()] }),
    async forget() {
      asked.clear()
      await forgetAskedRights(page)
    },
    rest,
    closeAll,
    close: watched.close,
    async go(address, landing = address) {
      const isLanded = (path: string) => (typeof landing === 'string' ? path === landing : landing.test(path))
      await follow(page, address, 0)
      // Where it leads on to another page, it does so a moment later; whether it did is looked at below.
      await page.waitForURL(({ pathname }) => isLanded(pathname), { timeout: 20_000 }).catch(() => {})
      await rest()
      await page.getByRole('heading').first().waitFor()
      const { pathname } = new URL(page.url())
      if (!isLanded(pathname))
        throw new Error(
          `${address} led to ${pathname} instead of ${landing}. ${(await opened.allInnerTexts()).join(' ')} ${refused.join('\n')}`,
        )
    },
    async comeBack() {
      const { origins } = await sessionOf(product, email)
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value)
      }, origins[0]?.localStorage ?? [])
      await page.goto('/app/dashboards/default')
      await rest()
    },
    isClosed: async () =>
      (await page.getByRole('heading', { name: 'You have no access to this page' }).count()) > 0,
    async pressEach(found) {
      for (let index = 0; index < (await found.count()); index++) await press(found.nth(index))
    },
  }
}

/** Opens every branch of the menu and answers where its entries lead. */
export async function menuLinks(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.waitFor()
  const closed = menu.locator('button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
  return menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** What the front end knows of somebody who has signed in, and how the API answers. */
function walkerOf({ url }: TestServer, { origins }: Session): Walker {
  const kept = new Map(origins[0]?.localStorage.map(({ name, value }) => [name, value]))
  const roles = Object.entries(JSON.parse(kept.get(sessionItems.roles) ?? '{}') as Record<string, object>)
  const viewer: Viewer = {
    type: 'SUB_ADMIN',
    permissions: permissionMap(roles.map(([key, flags]) => ({ ...flags, key }))),
  }
  const answers = new Map<string, Promise<string>>()
  const ask = async ({ method, address, body }: Asked) => {
    const answer = await fetch(new URL(address, url), {
      method,
      headers: {
        Authorization: `Bearer ${kept.get(sessionItems.token)}`,
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      },
      body,
      signal: AbortSignal.timeout(60_000),
    })
    return `${answer.status} ${await answer.text()}`
  }
  return {
    viewer,
    answerTo(asked) {
      const key = keyOf(asked)
      const answer = answers.get(key) ?? ask(asked)
      answers.set(key, answer)
      return answer
    },
  }
}

const keyOf = ({ method, address, body }: Asked) => `${method} ${address} ${body ?? ''}`

/** Listens to what a page asks of the API, each thing once. */
function listenForRequests(page: Page): Map<string, Asked> {
  const asked = new Map<string, Asked>()
  page.on('request', (request) => {
    // The stream of changes may begin anew at any time, and its answer has no end.
    if (request.resourceType() !== 'fetch' || request.headers().accept === 'text/event-stream') return
    const one = { method: request.method(), address: request.url(), body: request.postData() }
    asked.set(keyOf(one), one)
  })
  return asked
}
