import type { Page } from 'playwright-core'
import { giveAxe, rules } from './axe.ts'

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
  await giveAxe(page)
  return page.evaluate(
    async ([values, part]) => {
      const { violations } = await window.axe.run(part ?? document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        elementRef: true,
      })
      return violations.map(({ id, nodes }) => {
        const places = nodes.map(({ element, failureSummary = '' }) => {
          const html = element?.outerHTML.slice(0, 160)
          return `${html} (${failureSummary.slice(0, 200)})`
        })
        return `${id}: ${places.join(' | ')}`
      })
    },
    [rules, within] as const,
  )
}
