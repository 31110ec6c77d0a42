import type { Page } from 'playwright-core'

/** Something that a page offers to be pressed: what it is called, and the mark by which it is found again. */
export interface Offer {
  readonly name: string
  readonly mark: string
}

/**
 * What is drawn within `scope` and can be pressed, one of each name. Of the rows of a list the first one counts, and what a row calls
 * by its own title ("Remove Rust, M") by its first word; the heads of columns are alike.
 */
export const offersIn = (page: Page, scope: string): Promise<Offer[]> =>
  page.evaluate((within) => {
    const pressable = 'button, [role="button"], [role="menuitem"], [role="tab"], summary'
    const roots = [...document.querySelectorAll(within)]
    const found = new Map<string, Offer>()
    const firstRow = document.querySelector('main [data-row]')
    for (const element of roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(pressable)])) {
      const row = element.closest('[data-row]')
      const isOff = element.matches(':disabled, [aria-disabled="true"], [role="combobox"], [role="option"]')
      if (isOff || !element.checkVisibility({ visibilityProperty: true }) || (row && row !== firstRow))
        continue
      const words = (element.getAttribute('aria-label') ?? element.innerText ?? element.title)
        .replace(/[\d.,₹€$%×–-]+|[“"].*[”"]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 80)
      const line = row ?? element.closest('li, tr, [role="row"], [role="listitem"], [role="gridcell"]')
      const isTab = element.matches('[role="tab"], [role="menuitem"]')
      const isHead = element.closest('th, [role="columnheader"]') !== null
      const name = isHead
        ? 'Order by a column'
        : line && !isTab
          ? `${words.split(' ')[0]} of a ${row ? 'record' : 'row'}`
          : words
      if (name === '' || found.has(name)) continue
      const mark = element.dataset.offer ?? `offer-${Math.random().toString(36).slice(2)}`
      element.dataset.offer = mark
      found.set(name, { name, mark })
    }
    return [...found.values()]
  }, scope)
