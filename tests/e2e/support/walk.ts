import type { Page } from 'playwright-core'
import type { AreaHead } from '../../../src/core/index.ts'
import type { AppRoute } from '../../../src/derive/routes.ts'
import type { TestServer } from '../../support/server.ts'
import type { WatchedPage } from './browser.ts'
import { follow, unfinished } from './follow.ts'
import { requestsOf } from './requestsOf.ts'

/** Goes through the product as the router does, without loading it anew for every page. */
export interface Walk {
  /** Shows another address and waits until the page has nothing more to fetch or to draw. */
  goTo(path: string, title?: string): Promise<void>
  /** Waits until the page has nothing more to fetch or to draw. */
  rest(): Promise<void>
  /** The requests that the API has answered with 401 or 403 so far. */
  readonly refused: readonly string[]
}

/** Begins a walk on a page that shows the product; `requests` under way are counted from here on. */
export function walkOn({ page }: Pick<WatchedPage, 'page'>): Walk {
  const refused: string[] = []
  const underWay = requestsOf(page)
  page.on('response', (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`)
  })
  return {
    refused,
    rest: () => settled(page, underWay),
    async goTo(path, title) {
      await follow(page, path)
      await settled(page, underWay, title)
    },
  }
}

/** Waits for the title (where one is expected), for all requests, and for what says that it is still busy. */
async function settled(page: Page, underWay: ReadonlySet<unknown>, title?: string): Promise<void> {
  const isQuiet = ([wanted, what]: readonly [string | undefined, string]) =>
    (wanted === undefined || document.title.endsWith(wanted)) &&
    document.querySelector('h1') !== null &&
    !document.querySelector(`${what}, [aria-busy="true"]`)
  const end = Date.now() + 10_000
  for (let quiet = 0; quiet < 2 && Date.now() < end; ) {
    quiet =
      underWay.size === 0 && (await page.evaluate(isQuiet, [title, unfinished] as const)) ? quiet + 1 : 0
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))))
  }
}

/** Areas that are shown by pages of their own, which lead to their places by themselves. */
export const onePage: readonly string[] = ['mail', 'conversation', 'project', 'projectCard']

/** The address of a route, with something in the place of its parameters. */
export const addressOf = ({ path }: AppRoute): string =>
  `/app/${path.replace(/\/\*$/, '').replace(/:\w+/g, '5')}`

/** The id of one record of each area that has any, by the area's path. */
export async function firstRecords(
  product: TestServer,
  areas: readonly AreaHead[],
): Promise<Map<string, string>> {
  const call = await product.signIn('admin')
  const found = new Map<string, string>()
  for (const resource of areas) {
    const answer = await call(`/${resource.endpoint}?range=[0,0]`)
    const [first] = answer.ok ? ((await answer.json()) as { id: string }[]) : []
    if (first) found.set(resource.path, first.id)
  }
  return found
}
