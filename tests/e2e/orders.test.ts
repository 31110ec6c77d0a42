import { describe, expect, it } from 'vitest'
import { chip, orderDesk, pressFor } from './support/orderDesk.ts'
import type { Visit } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { shop, ask, open, openOrder } = orderDesk(['desk', 'support'])

describe('an order that is called off', () => {
  it('says what that comes to, that it cannot be undone, and why it was done', async () => {
    const [variant] = (await shop.product(50_000, 5)).variants
    const placed = await shop.placed([{ variant, quantity: 2, unitPrice: 50_000 }], { paymentMethod: 'cod' })
    const at = await openOrder('desk', placed.id)
    await chip(at, 'Placed')
    const dialog = at.getByRole('dialog')
    await pressFor(at, 'x', dialog)
    await dialog.getByText(/This cannot be undone/).waitFor()
    await dialog.getByRole('textbox', { name: /^Pieces to cancel/ }).fill('1')
    await dialog.getByRole('button', { name: 'Cancel these items' }).waitFor()
    await dialog.getByRole('textbox', { name: /^Pieces to cancel/ }).fill('2')
    await dialog.getByRole('combobox', { name: /Reason/ }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await chip(at, 'Cancelled')
    expect(await ask(`/orders/${placed.id}`)).toMatchObject({
      status: 'cancelled',
      cancelledTotal: placed.total,
    })
  })
})

describe('the list of orders', () => {
  it('holds several at once, and cancels several only after their number was typed', async () => {
    const [variant] = (await shop.product(30_000, 9)).variants
    const line = { variant, quantity: 1, unitPrice: 30_000 }
    const both = [
      await shop.placed([line], { paymentMethod: 'cod' }),
      await shop.placed([line], { paymentMethod: 'cod' }),
    ]
    const at = await open('desk', '/app/pages/orders-list?view=toConfirm')
    const pick = async () => {
      for (const { number } of both) await at.getByRole('checkbox', { name: new RegExp(`${number}`) }).click()
    }
    const bulk = async (name: string) => {
      await at
        .getByRole('button', { name: 'More', exact: true })
        .or(at.getByRole('region').getByRole('button', { name: /more/i }))
        .first()
        .click()
      await at.getByRole('menuitem', { name }).click()
    }
    await pick()
    await bulk('Cancel order')
    const dialog = at.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /Reason/ }).selectOption({ index: 1 })
    const submit = dialog.getByRole('button', { name: 'Cancel 2 orders' })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: /Type 2 to confirm/ }).fill('2')
    await submit.click()
    for (const { id } of both)
      await expect.poll(async () => (await ask(`/orders/${id}`)).status).toBe('cancelled')
  })

  it('is rows of two lines on a telephone: what, of whom, how much, and what is to be done or how it stands', async () => {
    const [variant] = (await shop.product(30_000, 9)).variants
    const { number } = await shop.placed([{ variant, quantity: 1, unitPrice: 30_000 }], {
      paymentMethod: 'cod',
      customerNote: 'Ring twice',
      giftWrap: true,
    })
    const at = await open('desk', '/app/pages/orders-list', { viewport: { width: 375, height: 800 } })
    const row = at.getByRole('listitem').filter({ hasText: String(number) })
    await row.getByText('Asha Rao').waitFor()
    await row.getByRole('button', { name: `Confirm: ${number}` }).waitFor()
    await row.getByText(/^₹3\d\d\.00$/).waitFor()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64)
    expect(await at.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })
})

describe('the list of orders on paper', () => {
  it('is dark on white, with each value below the name of its column, as wide as the sheet', async () => {
    const [variant] = (await shop.product(30_000, 9)).variants
    await shop.placed([{ variant, quantity: 1, unitPrice: 30_000 }], { paymentMethod: 'cod' })
    const at = await open('desk', '/app/pages/orders-list', { kept: { currentTheme: 'dark' } })
    await at.getByRole('rowheader').first().waitFor()
    await at.setViewportSize({ width: 790, height: 1100 })
    await at.emulateMedia({ media: 'print' })
    const paper = await at.evaluate(() => {
      const edges = (row: Element | null | undefined) =>
        [...(row?.children ?? [])]
          .filter((cell) => getComputedStyle(cell).display !== 'none')
          .map((cell) => Math.round(cell.getBoundingClientRect().left))
      const bright = (colour: string) => {
        const parts = colour.match(/[\d.]+/g)?.map(Number) ?? []
        return parts.slice(0, 3).reduce((sum, part) => sum + part, 0) / 3
      }
      const row = document.querySelector('tr[data-row]')
      return {
        head: edges(document.querySelector('tr[data-head]')),
        row: edges(row),
        width: document.documentElement.scrollWidth,
        ink: bright(getComputedStyle(row as Element).color),
        ground: bright(getComputedStyle(row as Element).backgroundColor),
        placed: getComputedStyle(row?.querySelector('time') as Element, '::after').content,
      }
    })
    expect(paper.row.length).toBeGreaterThan(5)
    expect(paper.row).toEqual(paper.head)
    expect(paper.width).toBeLessThanOrEqual(790)
    expect(paper.ink).toBeLessThan(80)
    expect(paper.ground).toBeGreaterThan(240)
    // On paper nobody sees how long ago an order was placed, but when.
    expect(paper.placed).toMatch(/20\d\d/)
  })
})

describe('a key that is pressed before what answers it is there', () => {
  it('leads into the rows once they have come', async () => {
    const [variant] = (await shop.product(30_000, 9)).variants
    await shop.placed([{ variant, quantity: 1, unitPrice: 30_000 }], { paymentMethod: 'cod' })
    const at = await open('desk', '/app/pages/orders-list')
    await at.locator('[data-row]').first().waitFor()
    let answer = () => {}
    const held = new Promise<void>((done) => {
      answer = done
    })
    await at.route(/\/api\/v1\/orders\?/, async (route) => {
      await held
      await route.continue()
    })
    await at.reload()
    await at.getByRole('heading', { level: 1 }).waitFor()
    await at.keyboard.press('j')
    answer()
    await expect.poll(() => at.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true)
  })
})

describe('an order looked at in passing', () => {
  it('opens by a key over its list, leads on and back, and has an address of its own', async () => {
    const [variant] = (await shop.product(30_000, 9)).variants
    const line = { variant, quantity: 1, unitPrice: 30_000 }
    const first = await shop.placed([line], { paymentMethod: 'cod' })
    const last = await shop.placed([line], { paymentMethod: 'cod' })
    const at = await open('desk', '/app/pages/orders-list')
    const row = at.locator(`[data-row="${last.id}"]`)
    const drawer = (number: unknown) => at.getByRole('dialog', { name: String(number) })
    await row.focus()
    // Once, and before the code of it is there: the press is kept for it.
    await at.keyboard.press('v')
    await drawer(last.number).waitFor()
    await drawer(last.number).getByText('Asha Rao').first().waitFor()
    expect(await violationsOf(at, 'dialog')).toEqual([])
    await at.keyboard.press('j')
    await drawer(first.number).getByText('Asha Rao').first().waitFor()
    // The list stays where one has come to: that row has the focus, and is looked at again from there.
    await at.keyboard.press('Escape')
    const focused = () => at.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.row)
    await expect.poll(focused).toBe(first.id)
    await at.keyboard.press('v')
    await drawer(first.number).waitFor()
    await at.keyboard.press('k')
    await drawer(last.number).waitFor()
    await at.reload()
    await drawer(last.number).getByText('Asha Rao').first().waitFor()
    await at.keyboard.press('Escape')
    await at.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(at.url()).searchParams.has('peek')).toBe(false)
  })

  it('opens from a link with Alt, where one may see what it leads to, and gives the focus back', async () => {
    const [variant] = (await shop.product(30_000, 9)).variants
    const { id } = await shop.placed([{ variant, quantity: 1, unitPrice: 30_000 }], { paymentMethod: 'cod' })
    const at = await openOrder('support', id)
    const link = at.locator('main a[href*="/app/pages/products/"]').first()
    await link.focus()
    // With the bell comes what hears the press.
    await at.getByRole('button', { name: /^Messages to you/ }).waitFor()
    await link.click({ modifiers: ['Alt'] })
    await at.getByRole('dialog').waitFor()
    expect(new URL(at.url()).searchParams.get('peek')).toMatch(/^pages\/products\//)
    expect(new URL(at.url()).pathname).toContain(id)
    await at.keyboard.press('Escape')
    await at.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await link.click({ modifiers: ['Alt'] })
    await at.getByRole('dialog').getByRole('link', { name: 'Open', exact: true }).waitFor()
    await at.keyboard.press('Enter')
    await at.waitForURL(/\/app\/pages\/products\/[^/]+\/show$/)
  })
})

describe('for everybody', () => {
  const looks: readonly [name: string, options: Visit][] = [
    ['light', {}],
    ['dark and from right to left', { kept: { currentTheme: 'dark', direction: 'rtl' } }],
    ['a telephone', { viewport: { width: 375, height: 800 } }],
  ]
  it.each(looks)('the page of an order and its dialogs have no barrier: %s', async (_, options) => {
    const [variant] = (await shop.product(30_000, 9)).variants
    const { id } = await shop.placed([{ variant, quantity: 2, unitPrice: 30_000 }], { paymentMethod: 'cod' })
    const at = await openOrder('desk', id, options)
    await chip(at, 'Placed')
    await at.getByRole('region', { name: 'Timeline' }).getByText('Order written').waitFor()
    expect(await violationsOf(at)).toEqual([])
    for (const key of ['x', 'e', 'l', 'h']) {
      await pressFor(at, key, at.getByRole('dialog'))
      expect(await violationsOf(at)).toEqual([])
      await at.keyboard.press('Escape')
      await at.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(await at.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})
