import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { open } = openProduct()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('a tree of which a part could not be loaded', () => {
  it('leads by the arrow keys to asking again, and keeps the focus where it was asked', async () => {
    for (const [direction, ahead] of [
      ['ltr', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ] as const) {
      const page = await open('/app/components/data-display/tree', { kept: { direction } })
      const tree = page.getByRole('tree', { name: 'Load' })
      await tree.scrollIntoViewIfNeeded()
      await tree.getByRole('treeitem', { name: 'Men', exact: true }).focus()
      await page.keyboard.press(ahead)
      const again = tree.getByRole('treeitem', { name: /could not be loaded/ })
      await again.waitFor()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focused(page)).toMatch(/could not be loaded/)
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Enter')
      await tree.getByRole('treeitem', { name: 'Linen shirts' }).waitFor()
      await expect.poll(() => focused(page)).toBe('Men')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focused(page)).toBe('Linen shirts')
    }
  })
})

/** What a press of a card's button saves. */
async function saved(page: Page, card: Locator, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

describe('a chart is kept', () => {
  it.each([
    ['apex-charts', 'light'],
    ['chartjs', 'dark'],
  ] as const)(
    'of %s, in %s: its figures as CSV, and as the picture that is seen, on its own ground',
    async (name, theme) => {
      const page = await open(`/app/components/charts/${name}`, { kept: { currentTheme: theme } })
      const card = page.locator('[data-demo]').first()
      await card.getByRole('button', { name: 'PNG' }).waitFor()
      const csv = await saved(page, card, 'CSV')
      expect(csv.name).toMatch(/\.csv$/)
      const lines = csv.bytes.toString('utf8').trim().split(/\r?\n/)
      expect(lines.length).toBeGreaterThan(3)
      // A separator inside of quotes is none.
      const cells = lines.map((line) => line.replace(/"[^"]*"/g, '').split(',').length)
      expect(new Set(cells).size, lines.join('\n')).toBe(1)
      await card.getByRole('button', { name: 'As a table' }).click()
      await expect.poll(() => card.getByRole('row').count()).toBe(lines.length)
      await expect.poll(() => card.getByRole('button', { name: 'PNG' }).isDisabled()).toBe(true)
      await card.getByRole('button', { name: 'As a table' }).click()
      const png = await saved(page, card, 'PNG')
      expect(png.name).toBe(csv.name.replace(/csv$/, 'png'))
      const { data, info } = await sharp(png.bytes).raw().toBuffer({ resolveWithObject: true })
      expect(info.width).toBeGreaterThan(300)
      const isDark = (data[0] as number) < 128
      expect(isDark).toBe(theme === 'dark')
      const colours = new Set<number>()
      for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3))
      expect(colours.size).toBeGreaterThan(8)
    },
  )
})
