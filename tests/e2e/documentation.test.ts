import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { open } = openProduct()
const start = '/app/docs/documentation'

const inSight = (page: Page, id: string) =>
  page.evaluate((part) => {
    const { top, bottom } = document.getElementById(part)?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
    return top >= 0 && bottom <= innerHeight
  }, id)

describe('the documents of the product', () => {
  it('are searched, which stays over a reload and over Back, and lead to the place', async () => {
    const page = await open(start, { as: 'support@atelier.test' })
    const box = page.getByRole('searchbox', { name: 'Search the documentation' })
    await box.fill('suppressed address')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('suppressed address')
    await page.reload()
    await expect.poll(() => box.inputValue()).toBe('suppressed address')
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /suppressed/ })
    const way = found.getByRole('link').first()
    await way.waitFor()
    expect(await page.locator('main mark').count()).toBeGreaterThan(0)
    expect(await violationsOf(page)).toEqual([])
    await way.click()
    await page.getByRole('article').waitFor()
    const { hash } = new URL(page.url())
    await expect.poll(() => inSight(page, hash.slice(1))).toBe(true)
    await page.goBack()
    await expect.poll(() => box.inputValue()).toBe('suppressed address')
    await way.waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByRole('article').waitFor()
  })

  it('say that nothing has what was searched for, and what to try', async () => {
    const page = await open(`${start}?q=qqzzxx`, { as: 'support@atelier.test' })
    await page.getByRole('status').filter({ hasText: 'qqzzxx' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  it('have an address for each part, which is in sight after a reload too', async () => {
    const page = await open(`${start}/messages`)
    const heading = page.getByRole('heading', { level: 2, name: 'Broadcasts' })
    await heading.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#broadcasts')
    await expect.poll(() => inSight(page, 'broadcasts')).toBe(true)
    await page.reload()
    await heading.waitFor()
    await expect.poll(() => inSight(page, 'broadcasts')).toBe(true)
  })

  it('copy their code as it stands', async () => {
    const page = await open(`${start}/adding-an-area`, { permissions: ['clipboard-read', 'clipboard-write'] })
    const code = page.getByRole('region', { name: 'Code' }).first()
    const text = await code.textContent()
    await code.locator('..').getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  })

  it('say in the language of the reader that they are English, and stay marked as such', async () => {
    const page = await open(`${start}/orders`, { kept: { locale: 'ja' } })
    await page.getByText('この文書は英語のみです。').waitFor()
    await page.reload()
    await page.getByText('この文書は英語のみです。').waitFor()
    await expect.poll(() => page.getByRole('article').getAttribute('lang')).toBe('en')
    expect(await violationsOf(page)).toEqual([])
  })

  it('keep what is printed to the document', async () => {
    const page = await open(`${start}/orders`)
    await page.getByRole('article').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search the documentation' }).count()).toBe(0)
    await page.getByRole('article').waitFor()
  })
})
