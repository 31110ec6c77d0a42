import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Order, Shipment } from '../../resources/sales/invoice/server/work.ts'
import { holdBack } from './support/meet.ts'
import { orderDesk } from './support/orderDesk.ts'
import { violationsOf } from './support/violations.ts'

const { shop, open } = orderDesk(['desk', 'warehouse', 'auditor'])

const waiting: Order[] = []
let toPack: Shipment[] = []

/** Five orders to be confirmed, in the order in which they were placed, and two parcels to be packed. */
beforeAll(async () => {
  for (let index = 0; index < 5; index++) waiting.push(await shop.ordered({ isConfirmed: false }))
  for (const pieces of [[2, 1], [1]]) {
    const order = await shop.ordered({ pieces })
    toPack = [...toPack, ...(await shop.parcels(order))]
  }
}, 300_000)

const confirm = async ({ id }: Order) => {
  const { version } = await shop.order(id)
  expect((await shop.ask('POST', `/orders/${id}/transitions/confirm`, { version })).status).toBe(200)
}
const shows = (page: Page, { number }: { number: unknown }) =>
  page.locator('main').getByText(String(number), { exact: true }).first().waitFor()
const work = (page: Page) => page.getByRole('navigation', { name: 'Working off a list' })
const place = (page: Page, words: string) => work(page).getByRole('status').getByText(words).waitFor()

describe('a queue worked off by keys', () => {
  it('goes from Home through all that waits, skips what a colleague does, and ends at the list', async () => {
    const [first, second, third, fourth, fifth] = waiting as [Order, Order, Order, Order, Order]
    const page = await open('desk', '/app/dashboards/default')
    await page.getByRole('link', { name: 'Confirm: Orders to confirm' }).press('Enter')
    await shows(page, first)
    await place(page, '1 of 5')
    expect(await violationsOf(page)).toEqual([])

    // On and back again, and the same after a reload.
    await page.keyboard.press('j')
    await shows(page, second)
    await place(page, '2 of 5')
    await page.reload()
    await shows(page, second)
    await place(page, '2 of 5')
    await page.keyboard.press('k')
    await shows(page, first)

    // What is done opens the next one; what a colleague did meanwhile is passed over, and said.
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
    await page.keyboard.press('Control+Enter')
    await shows(page, second)
    await place(page, '1 of 4')
    await confirm(third)
    await page.keyboard.press('j')
    await shows(page, fourth)
    await page.getByText('One was done meanwhile and passed over.').waitFor()
    await place(page, '2 of 3')

    // Whoever looks at the history stays in the work.
    await page.getByRole('tab', { name: 'History' }).click()
    await place(page, '2 of 3')
    await page.getByRole('tab', { name: 'Order', exact: true }).click()
    for (const next of [fifth, second]) {
      await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
      await page.keyboard.press('Control+Enter')
      await shows(page, next)
    }
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/orders-list\?.*view=toConfirm/)
    await page.getByText('“To confirm”: all done.').waitFor()
    for (const { id } of waiting) expect((await shop.order(id)).status).toBe('confirmed')
  })

  it('begins from any narrowed list, in its order', async () => {
    const page = await open(
      'desk',
      '/app/pages/orders-list?view=toPack&sort=number&order=DESC&filter={}&page=1',
    )
    const numbers = () => page.locator('tr[data-row] a[data-open]').allTextContents()
    await expect.poll(async () => (await numbers()).length).toBe(7)
    const [first, second] = await numbers()
    await page.getByRole('link', { name: 'Work off' }).click()
    await shows(page, { number: first })
    await place(page, '1 of 7')
    await page.keyboard.press('j')
    await shows(page, { number: second })
    await work(page).getByRole('button', { name: 'End' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('work')).toBeNull()
  })
})

describe('the packing station', () => {
  it('takes the codes of a scanner as fast as they come, by the keyboard alone', async () => {
    const [parcel, other] = toPack as [Shipment, Shipment]
    const codes = parcel.lines.flatMap(({ sku, quantity }) => Array<string>(quantity).fill(String(sku)))
    const page = await open('warehouse', '/app/dashboards/default')
    await page.getByRole('link', { name: 'Pack: Orders to pack' }).press('Enter')
    const box = page.getByRole('textbox', { name: 'Order, parcel or AWB' })
    await box.waitFor()
    // What waits is seen before anything is scanned, and may be pressed as well.
    const queue = page.getByRole('region', { name: /parcels wait/ })
    const [first = ''] = /SH-\d+/.exec(await queue.getByRole('button').first().innerText()) ?? []
    expect(await violationsOf(page)).toEqual([])
    await queue.getByRole('button', { name: first }).click()
    await page.getByRole('heading', { name: first }).waitFor()
    await page.getByRole('button', { name: 'Put aside' }).click()
    await queue.waitFor()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    // The order and all of its pieces without a pause: none is lost while the parcel is fetched.
    await page.keyboard.type(`${parcel.orderNumber}\n${codes[0]}\n`)
    await page.getByText(`${codes.length - 1} pieces missing`).waitFor()
    expect(new URL(page.url()).searchParams.get('parcel')).toBe(parcel.number)
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.type(`${other.lines[0]?.sku}\n`)
    await page.getByRole('alert').getByText('Wrong piece!').waitFor()
    await page.reload()
    await page.getByText(`${codes.length - 1} pieces missing`).waitFor()

    await page.keyboard.type(
      codes
        .slice(1)
        .map((code) => `${code}\n`)
        .join(''),
    )
    await page.getByText('All pieces are in').waitFor()
    await page.keyboard.type(`${codes[0]}\n`)
    await page.getByRole('alert').getByText('One too many!').waitFor()
    expect((await shop.parcel(parcel.id)).status).toBe('pending')
    // Lists that take their time keep nobody from the next step.
    const letGo = await holdBack(page, ({ pathname }) => pathname.endsWith('/shipments'))
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText(`${parcel.number} is packed.`).waitFor()
    expect((await shop.parcel(parcel.id)).status).toBe('packed')

    const opening = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    const paper = await opening
    await paper.getByRole('article').waitFor()
    await paper.close()
    await letGo()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: new RegExp(String(other.number)) }).waitFor()

    // A complete parcel is packed by the code of the next one.
    await page.keyboard.type(`${other.lines[0]?.sku}\n${parcel.number}\n`)
    await page.getByRole('alert').getByText('is packed already').waitFor()
    expect((await shop.parcel(other.id)).status).toBe('packed')
    // Of several codes in a row it is said which one is unknown.
    await page.keyboard.type('NOPE-1\n')
    await page.getByRole('alert').getByText('NOPE-1: ').waitFor()
  })

  it('is reached from a telephone number: found, packed, printed and on to the next by eight keys, and no pointer', async () => {
    await shop.parcels(await shop.ordered({ pieces: [1] }))
    const order = await shop.ordered({ pieces: [1] })
    const [parcel] = (await shop.parcels(order)) as [Shipment]
    const page = await open('admin', '/app/dashboards/default')
    await page.getByRole('link', { name: 'Pack: Orders to pack' }).waitFor()
    let presses = 0
    const press = (key: string) => {
      presses++
      return page.keyboard.press(key)
    }
    await press('Control+k')
    await page.keyboard.type('98765 43210')
    const found = page.getByRole('dialog').getByRole('option')
    const hits = async () =>
      (await found.allTextContents()).map((text) => text.includes(String(order.number)))
    await expect.poll(async () => (await hits()).indexOf(true)).toBeGreaterThanOrEqual(0)
    for (let step = (await hits()).indexOf(true); step > 0; step--) await press('ArrowDown')
    await press('Enter')
    await page.getByRole('button', { name: 'Pack the parcel' }).waitFor()
    await press('.')
    await page.getByText('1 piece missing').waitFor()
    expect(new URL(page.url()).searchParams.get('parcel')).toBe(parcel.number)
    await page.keyboard.type(`${parcel.lines[0]?.sku}\n`)
    await page.getByText('All pieces are in').waitFor()
    await press('Enter')
    await page.getByRole('status').getByText(`${parcel.number} is packed.`).waitFor()
    const opening = page.context().waitForEvent('page')
    await press('Enter')
    await (await opening).close()
    // As whoever looks at the button does, which said "Print" till now.
    await page.getByRole('button', { name: 'Next parcel' }).waitFor()
    await press('Enter')
    await expect
      .poll(() => new URL(page.url()).searchParams.get('parcel') ?? parcel.number)
      .not.toBe(parcel.number)
    expect(presses).toBeLessThanOrEqual(8)
  })

  it('fits a window of 320 pixels', async () => {
    const page = await open('admin', '/app/pages/packing-station')
    await page.getByLabel('Order, parcel or AWB').waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBe(0)
  })

  it('is not there for those who may look at parcels and not pack them', async () => {
    const page = await open('auditor', '/app/pages/packing-station')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Pack', { exact: false }).first().waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    await page.goto('/app/dashboards/default')
    await page.getByRole('link', { name: 'Look through: Orders to pack' }).waitFor()
  })
})
