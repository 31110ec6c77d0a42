import type { Page, Route } from 'playwright-core'

/**
 * Meets what a page asks of these addresses in the way of `way`, until the function that it answers is called; that one waits for what
 * is just being met. The route stays where it is: taken away while a request is met, it answers that request a second time.
 */
export async function meet(
  page: Page,
  addresses: Parameters<Page['route']>[0],
  way: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const met = new Set<Promise<void>>()
  let over = false
  await page.route(addresses, async (route) => {
    if (over) return route.fallback()
    const answered = way(route)
    met.add(answered)
    await answered.finally(() => met.delete(answered))
  })
  return async () => {
    over = true
    await Promise.all(met)
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
