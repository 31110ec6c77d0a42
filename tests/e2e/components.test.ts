import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chip, orderDesk } from './support/orderDesk.ts'
import { violationsOf } from './support/violations.ts'
import { walkOn } from './support/walk.ts'

// The administrator needs no name of their own: whoever is not among these is.
const { shop, ask, open, openOrder } = orderDesk(['desk', 'manager'])

/** The parts that were made for the catalogue and for a place in the product, and those that are looked up most. */
const made = [
  'layout/layout',
  ...['cascader', 'mentions', 'transfer', 'tree-select', 'upload'].map((page) => `data-entry/${page}`),
  ...['calendar', 'carousel', 'comment', 'tree'].map((page) => `data-display/${page}`),
  ...['anchor', 'backtop'].map((page) => `other/${page}`),
  ...['form', 'select', 'date-picker'].map((page) => `data-entry/${page}`),
  ...['table', 'tag'].map((page) => `data-display/${page}`),
  ...['checkbox', 'radio', 'rate', 'slider', 'switch'].map((page) => `data-entry/${page}`),
  ...['alert', 'modal', 'drawer', 'progress', 'skeleton', 'spin'].map((page) => `feedback/${page}`),
]

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Waits for all cards of a page, also those that are fetched as they come into sight. */
async function allCards(page: Page): Promise<void> {
  await page.locator('[data-demo]').last().waitFor()
  const later = page.locator('[data-later]')
  for (let left = await later.count(); left > 0; left = await later.count()) {
    await page.evaluate(() => document.querySelector('[data-later]')?.scrollIntoView())
    await expect.poll(() => later.count()).toBeLessThan(left)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

let order = ''

beforeAll(async () => {
  const { variants } = await shop.product(50_000, 5)
  order = (await shop.placed([{ variant: variants[0] as string, quantity: 1, unitPrice: 50_000 }])).id
})

describe('pages of the catalogue', () => {
  it('pass axe, mirrored and in dark, and fit a narrow window', async () => {
    const page = await open('admin', '/app/dashboards/default', {
      kept: { currentTheme: 'dark', direction: 'rtl' },
    })
    const { goTo } = walkOn({ page })
    const [width, height] = [1440, 900]
    const found: unknown[] = []
    for (const name of made) {
      await goTo(`/app/components/${name}`)
      await allCards(page)
      const violations = await violationsOf(page)
      await page.setViewportSize({ width: 320, height: 700 })
      const fits = await expect
        .poll(() => overflow(page))
        .toBeLessThanOrEqual(0)
        .then(
          () => true,
          () => false,
        )
      if (violations.length > 0 || !fits) found.push({ name, violations, fits })
      await page.setViewportSize({ width, height })
    }
    expect(found).toEqual([])
  }, 400_000)

  it('what a part can be given stands below its code, mirrored and in dark, and fits a narrow window', async () => {
    const page = await open('admin', '/app/components/general/button', {
      kept: { currentTheme: 'dark', direction: 'rtl' },
    })
    await page
      .getByRole('button', { name: /^Show code/ })
      .first()
      .click()
    const table = page.getByRole('group', { name: 'Properties: Button' }).first()
    await table.getByRole('rowheader', { name: 'danger?' }).waitFor()
    await table.getByRole('cell', { name: 'For what cannot be taken back.' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  })

  it.each(['light', 'dark'] as const)(
    'code has its colours, and is read on its ground, in %s',
    async (theme) => {
      const page = await open('admin', '/app/components/feedback/modal', { kept: { currentTheme: theme } })
      const card = page.getByRole('region', { name: 'A question' })
      await card.getByRole('button', { name: /^Show code/ }).click()
      const code = card.locator('pre')
      await code.locator('span').first().waitFor()
      const colours = await code
        .locator('span')
        .evaluateAll((pieces) => new Set(pieces.map((piece) => getComputedStyle(piece).color)).size)
      expect(colours).toBeGreaterThan(3)
      expect(await violationsOf(page)).toEqual([])
    },
  )

  it('a card is led to by an address of its own', async () => {
    const page = await open('admin', '/app/components/general/button', {
      viewport: { width: 700, height: 500 },
    })
    const last = page.getByRole('region', { name: 'Drawings and links' })
    const isSeen = () => last.evaluate((card) => card.getBoundingClientRect().top < innerHeight)
    await last.waitFor()
    expect(await isSeen()).toBe(false)
    await last.getByRole('link', { name: /^Link to/ }).press('Enter')
    await expect.poll(isSeen).toBe(true)
    const { pathname, hash } = new URL(page.url())
    expect(hash).toBe('#icons')
    const again = await open('admin', `${pathname}${hash}`, { viewport: { width: 700, height: 500 } })
    const there = again.getByRole('region', { name: 'Drawings and links' })
    await there.waitFor()
    await expect
      .poll(() => there.evaluate((card) => card.getBoundingClientRect().top < innerHeight))
      .toBe(true)
  })

  it('a card is turned by itself, MUI’s parts and the arrow keys with it', async () => {
    const page = await open('admin', '/app/components/data-entry/slider')
    const card = page.getByRole('region', { name: 'One value' })
    const turn = card.getByRole('button', { name: 'Right to left: One value' })
    await turn.click()
    await expect.poll(() => turn.getAttribute('aria-pressed')).toBe('true')
    const slider = card.getByRole('slider')
    const before = Number(await slider.inputValue())
    await slider.press('ArrowLeft')
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before)
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr')
    expect(await violationsOf(page)).toEqual([])
    await turn.click()
    const again = Number(await slider.inputValue())
    await slider.press('ArrowRight')
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(again)
  })

  it('a card has the full screen by its address, and gives it back by Escape, with the focus', async () => {
    const page = await open('admin', '/app/components/feedback/modal')
    const way = page.getByRole('link', { name: 'Full screen: Sizes' })
    await way.waitFor()
    const all = await page.locator('[data-demo]').count()
    await way.click()
    const isAlone = async () => {
      await expect.poll(() => page.locator('[data-demo]').count()).toBe(1)
      await expect.poll(() => page.locator('header').count()).toBe(0)
    }
    await isAlone()
    await page.reload()
    await isAlone()
    // What it opens lies above it, and takes its own Escape.
    await page.getByRole('button', { name: 'Small' }).click()
    await page.getByRole('dialog', { name: 'Small' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await isAlone()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await way.waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => way.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('[data-demo]').count()).toBe(all)
  })

  it('a page says when its component is the right one, and leads to its place in the documentation', async () => {
    const page = await open('admin', '/app/components/data-entry/slider', {
      viewport: { width: 1600, height: 600 },
    })
    const names = page.getByRole('navigation', { name: 'Examples' })
    await names.getByRole('link', { name: 'Marks' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#marks')
    await page.getByText('Exact figures are typed.').waitFor()
    await page.locator('main').getByRole('link', { name: 'Documentation' }).click()
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Parts of the screens')
    expect(new URL(page.url()).hash).toBe('#data-entry')
  })

  it('what is chosen in a table is deleted together, and a drawer lies above another', async () => {
    const page = await open('admin', '/app/components/data-display/table')
    const card = page.getByRole('region', { name: 'With a choice' })
    await card.getByRole('checkbox', { name: 'Silk sari' }).press('Space')
    const all = card.getByRole('checkbox', { name: 'All' })
    await expect.poll(() => all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
    await card.getByRole('button', { name: 'Delete (1)' }).click()
    await card.getByText('Silk sari').waitFor({ state: 'detached' })
    await card.getByRole('button', { name: 'Start again' }).click()
    await card.getByText('Silk sari').waitFor()

    const drawers = await open('admin', '/app/components/feedback/drawer')
    await drawers
      .getByRole('region', { name: 'Two levels' })
      .getByRole('button', { name: 'Products' })
      .click()
    await drawers
      .getByRole('dialog', { name: 'Products' })
      .getByRole('button', { name: 'Linen shirt' })
      .click()
    await drawers.getByRole('dialog', { name: 'Linen shirt' }).waitFor()
    expect(await violationsOf(drawers)).toEqual([])
    await drawers.keyboard.press('Escape')
    await drawers.getByRole('dialog', { name: 'Linen shirt' }).waitFor({ state: 'detached' })
    await drawers.getByRole('dialog', { name: 'Products' }).waitFor()
  })

  it('what a tree and an @ open passes axe as well', async () => {
    const trees = await open('admin', '/app/components/data-entry/tree-select')
    await trees.getByRole('button', { name: 'Kurtas' }).click()
    await trees.getByRole('treeitem', { name: 'Kurtas', selected: true }).waitFor()
    expect(await violationsOf(trees)).toEqual([])
    const names = await open('admin', '/app/components/data-entry/mentions')
    await names.getByRole('textbox', { name: 'Note' }).first().pressSequentially('@')
    await names.getByRole('option', { name: 'Ravi Nair' }).waitFor()
    expect(await violationsOf(names)).toEqual([])
  })

  it('two months and columns are gone through by the keys, in either direction, and pass axe', async () => {
    for (const [direction, ahead] of [
      ['ltr', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ] as const) {
      const days = await open('admin', '/app/components/data-entry/date-picker', { kept: { direction } })
      const range = days.getByRole('region', { name: 'From and to' })
      await range.getByRole('button', { name: /^Choose both days/ }).focus()
      await days.keyboard.press('Enter')
      await days.getByRole('grid', { name: 'December 2026' }).waitFor()
      expect(await violationsOf(days)).toEqual([])
      for (const key of ['Enter', ahead, ahead, 'Enter']) await days.keyboard.press(key)
      await days.getByRole('grid').first().waitFor({ state: 'detached' })
      const written = () =>
        range.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
      await expect.poll(written).toEqual(['Nov 10, 2026', 'Nov 12, 2026'])

      const trees = await open('admin', '/app/components/data-entry/cascader', { kept: { direction } })
      const button = trees.getByRole('region', { name: 'In columns' }).getByRole('button', { name: /None/ })
      await button.focus()
      await trees.keyboard.press('Enter')
      await trees.getByRole('dialog').getByRole('treeitem', { name: 'Women' }).waitFor()
      for (const key of [ahead, ahead, 'End']) await trees.keyboard.press(key)
      expect(await violationsOf(trees)).toEqual([])
      await trees.keyboard.press('Enter')
      await trees.getByRole('button', { name: 'Categories: Women › Saris' }).first().waitFor()
    }
  })

  it('a carousel goes on and back by its buttons, from right to left too, and says where it is', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const page = await open('admin', '/app/components/data-display/carousel', { kept: { direction } })
      const row = page.getByRole('region', { name: 'Preview' })
      const place = row.getByText(/ of 4$/)
      await row.getByRole('button', { name: 'On' }).click()
      await expect.poll(() => place.textContent()).toBe('2 of 4')
      await row.getByRole('button', { name: 'Back' }).click()
      await expect.poll(() => place.textContent()).toBe('1 of 4')
      await expect.poll(() => row.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true)
    }
  })
})

describe('a long document', () => {
  it('marks the part that is read, leads to another one, and back to the top with the focus', async () => {
    const page = await open('desk', '/app/docs/documentation/orders', {
      viewport: { width: 1440, height: 800 },
    })
    const parts = page.getByRole('navigation', { name: 'On this page' })
    const current = () => parts.locator('[aria-current="location"]').textContent()
    const links = parts.getByRole('link')
    await links.first().waitFor()
    await expect.poll(() => current()).toBe(await links.first().textContent())
    const third = links.nth(2)
    await third.click()
    await expect.poll(current).toBe(await third.textContent())
    const last = await links.last().textContent()
    // The end of a page is further down once all of it is drawn.
    const atEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return current()
    }
    await expect.poll(atEnd).toBe(last)
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await expect.poll(current).toBe(await links.first().textContent())
  })
})

describe('a colleague who is mentioned on an order', () => {
  it('is found by an @, kept over a reload, told in their inbox, and led to the order', async () => {
    const at = await openOrder('desk', order)
    await chip(at, 'Placed')
    const box = at.getByRole('textbox', { name: 'Comment; only staff see it' })
    await box.fill('')
    await box.pressSequentially('Please call, @mana')
    await at.getByRole('option', { name: 'manager' }).waitFor()
    await box.press('Enter')
    await at.getByText('They get a message: manager').waitFor()
    await expect.poll(() => box.inputValue()).toBe('Please call, @manager ')
    await at.reload()
    await at.getByText('They get a message: manager').waitFor()
    await box.press('Control+Enter')
    const line = at.getByRole('listitem').filter({ hasText: 'Please call, @manager' })
    await line.waitFor()
    await expect.poll(() => line.locator('b').textContent()).toBe('@manager')
    expect((await ask(`/orders/${order}`)).comments).toMatchObject([{ mentioned: 'manager' }])

    const told = await open('manager', '/app/dashboards/default')
    await told.getByRole('button', { name: /^Messages to you/ }).click()
    const message = told.getByRole('listitem').filter({ hasText: 'Please call, @manager' })
    await message.getByRole('link').click()
    await told
      .locator('main')
      .getByText(/^AT-\d+$/)
      .first()
      .waitFor()
  })
})
