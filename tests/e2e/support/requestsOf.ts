import type { Page, Request } from 'playwright-core'

/** What a page waits for, as it is at any moment. The stream of changes never ends; `without` leaves out what is many and open to all. */
export function requestsOf(
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): ReadonlySet<Request> {
  const open = new Set<Request>()
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => {
    const isStream = new URL(request.url()).pathname.endsWith('/changes')
    if (!isStream && !without.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return open
}
