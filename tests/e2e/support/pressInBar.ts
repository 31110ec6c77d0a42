import type { Page } from 'playwright-core'

/** Presses what can be done with the picked records, at the front of their bar or in its menu: two of all that can be done stand at the front. */
export async function pressInBar(page: Page, action: string | RegExp): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selected records' })
  const promoted = bar.getByRole('button', { name: action })
  const more = bar.getByRole('button', { name: 'More actions' })
  await promoted.or(more).first().waitFor()
  if (await promoted.isVisible()) return promoted.click()
  await more.click()
  await page.getByRole('menuitem', { name: action }).click()
}
