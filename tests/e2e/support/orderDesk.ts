import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { keepStaffRecords } from '../../../server/areas/subAdmin/keepStaffRecords.ts'
import { rolePresets } from '../../../server/auth/presets.ts'
import type { Registry } from '../../../src/core/index.ts'
import { shipmentShop } from '../../api/sales/shipmentShop.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { launch, type WatchedPage } from './browser.ts'
import { startProduct } from './product.ts'
import { addStaff, type Session, sessionOf, type Visit, visit } from './shop.ts'

/** The people of the demo shop; every other name is a member of staff with the preset of that name. */
const demoPeople: Readonly<Record<string, string>> = { desk: 'orders', support: 'support' }

const presetOf = (name: string) =>
  rolePresets(resources as unknown as Registry).find(({ preset }) => preset === name)?.permissions ?? []

/** A shop that sells, and its people at their screens; what is opened is watched, and closed after each test. */
export function orderDesk(staff: readonly string[]) {
  let product: TestServer
  let browser: Browser
  let api: Call
  const sessions: Record<string, Session> = {}
  let opened: WatchedPage[] = []
  const shop = shipmentShop(
    () => product,
    () => api,
  )

  beforeAll(async () => {
    product = await startProduct()
    browser = await launch()
    api = await product.signIn('admin')
    await shop.prepare()
    for (const name of staff) {
      const demo = demoPeople[name]
      const email = demo ? `${demo}@atelier.test` : await addStaff(product, name, presetOf(name))
      sessions[name] = await sessionOf(browser, product, email)
    }
    await keepStaffRecords(product.context)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })
  afterEach(async () => {
    const all = opened
    opened = []
    for (const { close } of all) await close()
  })

  /** Opens a page of the product as one of the people. */
  async function open(person: string, path: string, options: Visit = {}): Promise<Page> {
    const watched = await visit(browser, product, sessions[person] as Session, path, options)
    opened.push(watched)
    return watched.page
  }

  return {
    ...{ shop, open },
    /** Opens the page of an order. */
    openOrder: (person: string, id: string, options?: Visit) =>
      open(person, `/app/pages/orders-list/${id}`, options),
    /** What the API answers the administrator. */
    ask: async (path: string) => (await (await api(path)).json()) as any,
  }
}

/** The chips below the number of an order. */
export const chip = (at: Page, words: string) =>
  at.getByRole('main').getByText(words, { exact: true }).first().waitFor()

/** Presses a letter until it has led somewhere: a page takes it as soon as it has the part that it leads to. */
export const pressFor = async (page: Page, letter: string, arrived: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      if (!(await arrived.isVisible())) await page.keyboard.press(letter)
      return arrived.isVisible()
    })
    .toBe(true)
}
