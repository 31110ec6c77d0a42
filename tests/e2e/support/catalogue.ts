import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { openProduct, type VisitOf } from './openProduct.ts'
import { startShop } from './product.ts'

/** A product as the API answers it, as far as these suites look. */
export interface Product {
  id: string
  version: number
  name: string
  styleCode: string
  shortDescription: string
  status: string
  mrp: number
  salePrice: number
  discount: number
  brand: string
  media: { file: string; alt: string }[]
  weight: number | null
  tags: string[]
  variants: { sku: string; colour: string; size: string; mrp: number; salePrice: number; stock: number }[]
}

const admin = 'admin@atelier.test'

/** The demo shop, opened for a suite; staff of the catalogue stand at its pages. */
export function openCatalogue() {
  const { api, ask, open } = openProduct(startShop, 'catalogue@atelier.test')
  /** Every test takes a product of its own from these, all of them active. */
  let untouched: Product[]

  beforeAll(async () => {
    const active = { status: 'active', media: { empty: false } }
    const query = new URLSearchParams({
      filter: JSON.stringify(active),
      sort: '["styleCode","ASC"]',
      range: '[0,39]',
    })
    untouched = (await ask<Product[]>(`/products?${query}`)).filter(({ media }) => media.length > 1)
  })

  async function nextProduct(): Promise<Product> {
    const next = untouched.pop()
    if (!next) throw new Error('No product is left. Expected one for each test. Fill the shop with more.')
    return ask<Product>(`/products/${next.id}`)
  }

  const stored = ({ id }: { id: string }) => ask<Product>(`/products/${id}`)

  async function edit({ id }: { id: string }, tab?: string, options: VisitOf = {}): Promise<Page> {
    const page = await open(`/app/pages/products/${id}`, options)
    await page.getByRole('tab', { name: 'General' }).waitFor()
    if (tab) await page.getByRole('tab', { name: tab }).click()
    return page
  }

  return {
    ask,
    nextProduct,
    stored,
    open,
    edit,
    /** The administrator; who does not name somebody is the catalogue editor. */
    admin: () => admin,
    /** Asks the API as the administrator, and takes a refusal for an answer. */
    call: api,
  }
}

/** Saves the form that stands open, and waits until it has nothing left to save. */
export async function save(page: Page) {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answer).status()).toBe(200)
  await page.getByText(/ saved/).waitFor()
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
}

/** Opens a part of a record's page for changes. */
export const openPart = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Edit' }).click()

/** An input of a form, by the field it writes. */
export const field = (page: Page, source: string) => page.locator(`[data-source="${source}"]`)
/** The row of a list, by the title of its record. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
/** An amount as the product writes it. */
export const rupees = (minor: number) =>
  `₹${(minor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
/** The title of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
