import type { Page } from 'playwright-core'

/**
 * Leads to an address as a link of the product does, without loading the page anew. `further` is how far on in the history the router
 * takes it to be: where it is 0, a form with unsaved changes cannot tell how far the move led, and does not hold it.
 */
export function follow(page: Page, address: string, further: 0 | 1 = 1): Promise<void> {
  return page.evaluate(
    ([to, steps]) => {
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + steps
      // As the router itself writes it.
      const state = { usr: null, key: String(performance.now()), idx }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    [address, further] as const,
  )
}

/**
 * What stands on a page until it is the one that the way led to and has all it shows: the thread of a page that still stands for the next
 * one, the place of a page whose code is on its way, and what loads.
 */
export const unfinished = '[data-going], [data-page-waiting], main [aria-busy="true"]'
