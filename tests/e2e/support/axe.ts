import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Gives a document axe, where it has it not yet: many looks at one cost one reading. It shall not write down the markup of each element
 * that it judges, which is a tenth of its work: what it finds at fault names its element (`elementRef`), and that has its markup.
 */
export async function giveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  await page.evaluate(() => window.axe.configure({ noHtml: true }))
}

/** The rules of WCAG 2.2 AA. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
