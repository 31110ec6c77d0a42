import type { Page } from 'playwright-core'
import type { openProduct } from './openProduct.ts'
import { sessionOf } from './shop.ts'

/** Someone of the staff at a page; every refusal of the server is kept in `refused`. */
interface AtWork {
  readonly page: Page
  readonly refused: readonly string[]
}

/** People who come to work in the product, each in a browser of their own and newly signed in, by the name before the @. */
export const staffOf = ({ product, open }: ReturnType<typeof openProduct>) => ({
  async comes(who: string, path: string): Promise<AtWork> {
    const page = await open(path, { as: await sessionOf(product(), `${who}@atelier.test`) })
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    return { page, refused }
  },
})

/** The page of the first record of a list. */
export const firstRecord = (page: Page) => page.locator('main [data-row]').first().getByRole('link').first()

/** What stands before everything else. */
export const dialog = (page: Page) => page.getByRole('dialog')

/**
 * Saves what stands in the form of a record or of a group of settings, and waits until the server has taken it. The word "saved"
 * alone would not do: the bar of a changed form says "Unsaved changes".
 */
export async function saves(page: Page): Promise<void> {
  const taken = page.waitForResponse(
    (answer) => ['PUT', 'POST'].includes(answer.request().method()) && answer.ok(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await taken
  await page
    .getByText(/(^| )saved\.?$/i)
    .first()
    .waitFor()
}
