import type { Page, Route } from 'playwright-core'

/**
 * Meets what a page asks of these addresses in the way of `way`, until the function that it answers is called; that one waits for what
 * is just being met. A route that is taken away while it meets a request answers it a second time; one that stays keeps the page from
 * what the browser has cached.
 */
export async function meet(
  page: Page,
  addresses: Parameters<Page['route']>[0],
  way: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const met = new Set<Promise<void>>()
  let over = false
  const handler = async (route: Route): Promise<void> => {
    if (over) return route.fallback()
    const answered = way(route)
    met.add(answered)
    await answered.finally(() => met.delete(answered))
  }
  await page.route(addresses, handler)
  return async () => {
    over = true
    await Promise.all(met)
    // biome-ignore lint/plugin: it meets nothing any more; what it lets through from here on is answered but once.
    await page.unroute(addresses, handler)
  }
}

/** Keeps what a page asks of these addresses waiting until the function that it answers is called. */
export async function holdBack(
  page: Page,
  addresses: Parameters<Page['route']>[0],
): Promise<() => Promise<void>> {
  const letGo = Promise.withResolvers<void>()
  const stop = await meet(page, addresses, async (route) => {
    await letGo.promise
    await route.continue()
  })
  return () => {
    letGo.resolve()
    return stop()
  }
}
