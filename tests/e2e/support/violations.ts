import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The rules of WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on a page against WCAG 2.2 AA (rule, element and why), or in the part `within`. Nothing is judged in the middle of a fade.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  // A document keeps it, so that many looks at one cost one reading of it.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([values, part]) => {
      const runOnly = { type: 'tag' as const, values }
      const found = await window.axe.run(part ?? document, { runOnly, resultTypes: ['violations'] })
      return found.violations
    },
    [tags, within] as const,
  )
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(
      ({ html, failureSummary = '' }) => `${html.slice(0, 160)} (${failureSummary.slice(0, 200)})`,
    )
    return `${id}: ${places.join(' | ')}`
  })
}
