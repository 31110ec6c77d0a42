import type { Page, Request } from 'playwright-core'

/** The stream of changes never ends. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/changes')

/** What a page waits for, as it is at any moment, the stream of changes aside; `without` leaves out what is many and open to all. */
export function requestsOf(
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): ReadonlySet<Request> {
  const open = new Set<Request>()
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => {
    if (!isStream(request) && !without.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return open
}

const followed = new WeakMap<Page, ReadonlySet<Request>>()

/** Follows what a page asks for from its beginning, for `quiet`. */
export const followRequests = (page: Page): void => void followed.set(page, requestsOf(page))

/** Milliseconds without a request after which a page counts as quiet, and those that it may take. */
const calm = 500
const patience = 40_000

/**
 * Waits until a page has asked for nothing for a while. The browser's own `networkidle` never comes where the stream of changes is open.
 */
export async function quiet(page: Page): Promise<void> {
  const open = followed.get(page)
  if (!open)
    throw new Error('Nobody follows the requests of this page. Call followRequests when it is opened.')
  const end = Date.now() + patience
  let since = Date.now()
  const again = (request: Request) => {
    if (!isStream(request)) since = Date.now()
  }
  page.on('request', again)
  while (Date.now() - since < calm) {
    if (Date.now() > end)
      throw new Error(`The page asks on: ${[...open].map((request) => request.url()).join(', ')}`)
    if (open.size > 0) since = Date.now()
    await page.waitForTimeout(50)
  }
  page.off('request', again)
}
