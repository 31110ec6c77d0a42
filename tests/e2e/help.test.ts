import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { open, ask } = openProduct()
const support = 'support@atelier.test'

async function openHelp(page: Page, area: string) {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog', { name: `Help: ${area}` })
  await help.waitFor()
  return help
}

describe('the help of an area', () => {
  it('says what one may do and why not, its fields with their rules, and its keys, after a reload too', async () => {
    const body = { name: 'Asha Rao', email: 'asha@example.com', subject: 'Zip', body: 'It is stuck.' }
    await ask('/contact-messages', { method: 'POST', body })
    const page = await open('/app/pages/contact-us', { as: support })
    await page.getByRole('row', { name: /Zip/ }).waitFor()
    for (let time = 0; time < 2; time += 1) {
      const help = await openHelp(page, 'Contact messages')
      const rights = help.getByRole('listitem')
      await rights.filter({ hasText: /You may:\s*Reply/ }).waitFor()
      await rights.filter({ hasText: 'Nobody may: this area does not offer it.' }).waitFor()
      await help.getByText('Fields and their rules').click()
      await help.getByText('must be filled in where Phone is empty').waitFor()
      await help.getByText('cannot be changed where Status is Closed or Spam').waitFor()
      await help.getByText('seen whole with the right “See personal data whole”').first().waitFor()
      await help.getByText('Keys', { exact: true }).click()
      await help.getByText('Next row').waitFor()
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'detached' })
      await page.reload()
    }
  })

  it('says of a record what it allows now, with the keys of its page', async () => {
    const { id } = await ask('/contact-messages', {
      method: 'POST',
      body: { name: 'Asha Rao', email: 'asha@example.com', subject: 'Zip', body: 'It is stuck.' },
    })
    const page = await open(`/app/pages/contact-us/${id}`, { as: support })
    await page.getByRole('textbox', { name: 'Reply to Asha Rao' }).waitFor()
    const help = await openHelp(page, 'Contact messages')
    const close = help.getByRole('listitem').filter({ hasText: /You may not:\s*Close/ })
    await close.getByText(/Settled/).waitFor()
    await help
      .getByRole('listitem')
      .filter({ hasText: /You may:\s*Settle/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await ask(`/contact-messages/${id}/transitions/resolve`, {
      method: 'POST',
      body: { version: 1, resolution: 'solved' },
    })
    await page.reload()
    await page.getByRole('textbox', { name: 'Reply to Asha Rao' }).waitFor()
    const later = await openHelp(page, 'Contact messages')
    await later
      .getByRole('listitem')
      .filter({ hasText: /You may:\s*Close/ })
      .waitFor()
  })

  it('leads to the part of the documents that is about the area', async () => {
    const page = await open('/app/pages/returns', { as: support })
    const help = await openHelp(page, 'Returns')
    await help.getByRole('link', { name: 'Documentation' }).focus()
    await page.keyboard.press('Enter')
    await help.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    const { pathname, hash } = new URL(page.url())
    expect(`${pathname}${hash}`).toBe('/app/docs/documentation/orders#returns')
    const part = page.getByRole('heading', { level: 2, name: 'Returns' })
    await expect
      .poll(() =>
        part.evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
  })

  it.each([
    ['fr', 'Aide', 'Répondre'],
    ['zh', '帮助', '回复'],
    ['ja', 'ヘルプ', '返信'],
  ])('speaks the language of the reader: %s', async (locale, name, step) => {
    const page = await open('/app/pages/contact-us', { as: support, kept: { locale } })
    await page.getByRole('button', { name, exact: true }).click()
    const help = page.getByRole('dialog', { name })
    await help.waitFor()
    await help.getByRole('listitem').filter({ hasText: step }).first().waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})
