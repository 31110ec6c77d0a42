import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { rolePresets } from '../../../server/auth/presets.ts'
import type { Registry } from '../../../src/core/index.ts'
import { shipmentShop } from '../../api/sales/shipmentShop.ts'
import { openProduct } from './openProduct.ts'
import { addStaff, type Visit } from './shop.ts'

/** The people of the demo shop; every other name is a member of staff with the preset of that name. */
const demoPeople: Readonly<Record<string, string>> = { desk: 'orders', support: 'support' }

const presetOf = (name: string) =>
  rolePresets(resources as unknown as Registry).find(({ preset }) => preset === name)?.permissions ?? []

/** A shop that sells, and its people at their screens. */
export function orderDesk(staff: readonly string[]) {
  const { product, api, ask, open: visit } = openProduct()
  const emails: Record<string, string> = {}
  const shop = shipmentShop(product, () => api)

  beforeAll(async () => {
    await shop.prepare()
    for (const name of staff) {
      const demo = demoPeople[name]
      emails[name] = demo ? `${demo}@atelier.test` : await addStaff(product(), name, presetOf(name))
    }
    await ensureStaffRecords(product().context)
  })

  /** Opens a page of the product as one of the people. */
  const open = (person: string, path: string, options: Visit = {}): Promise<Page> =>
    visit(path, { ...options, as: emails[person] as string })

  return {
    shop,
    ask,
    open,
    /** Opens the page of an order. */
    openOrder: (person: string, id: string, options?: Visit) =>
      open(person, `/app/pages/orders-list/${id}`, options),
  }
}

/** How something stands: a chip, or the step of its way that it is at. */
export const chip = (at: Page, words: string) =>
  at
    .getByRole('main')
    .locator('[data-tone], [aria-current="step"]')
    .getByText(words, { exact: true })
    .first()
    .waitFor()

/** Presses a letter until it has led somewhere: a page takes it as soon as it has the part that it leads to. */
export const pressFor = async (page: Page, letter: string, arrived: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      if (!(await arrived.isVisible())) await page.keyboard.press(letter)
      return arrived.isVisible()
    })
    .toBe(true)
}
