import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { pressInBar } from './support/pressInBar.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()
const ids: string[] = []
let collection: string
let category: string

beforeAll(async () => {
  const made = async (path: string, body: object) =>
    (await ask<{ id: string }>(path, { method: 'POST', body: body as Record<string, unknown> })).id
  category = await made('/categories', { name: 'Scarves', slug: 'scarves' })
  for (const name of ['Kurta', 'Saree']) {
    const price = { mrp: 199_900, salePrice: 149_900 }
    const variants = [{ sku: `${name.toUpperCase()}-M`, size: 'M', ...price }]
    ids.push(await made('/products', { name, styleCode: name.toUpperCase(), ...price, variants }))
  }
  collection = await made('/collections', { title: 'Festive edit', type: 'manual', products: [] })
  const location = await made('/stock-locations', { name: 'Shelf', code: 'SHELF' })
  const lines = ['KURTA-M', 'SAREE-M'].map((sku) => ({
    sku,
    location,
    move: { action: 'receive', quantity: 9 },
  }))
  await ask('/stock-levels/operations/adjust', { method: 'POST', body: { lines } })
})

/** Picks both that the list shows, and opens one of the actions for them. */
async function actOnBoth(page: Page, action: RegExp) {
  await page.getByRole('checkbox', { name: /on this page/ }).click()
  const bar = page.getByRole('region', { name: 'Selected records' })
  await bar.getByText('2 selected').waitFor()
  await pressInBar(page, action)
  return page.getByRole('dialog')
}

describe('what was done to many is put back', () => {
  it('of stocks, from the message and from the recent changes, by lines of the ledger', async () => {
    const page = await open('/app/pages/stock')
    const levels = async () => (await ask<{ onHand: number }[]>('/stock-levels')).map(({ onHand }) => onHand)
    const book = async () => {
      const dialog = await actOnBoth(page, /^Adjust/)
      await dialog.getByLabel('Pieces').fill('5')
      await dialog.getByRole('button', { name: 'Book' }).click()
      await page.getByText('2 stock levels changed').waitFor()
      expect(await levels()).toEqual([14, 14])
    }
    await book()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('2 stock levels put back').waitFor()
    expect(await levels()).toEqual([9, 9])
    await page.reload()
    await book()
    await page.getByRole('button', { name: 'Recent bulk changes' }).click()
    const dialog = page.getByRole('dialog')
    // Below it stands what the shelf was filled with.
    const undo = dialog.getByRole('button', { name: 'Undo: Adjust, 2 stock levels' }).first()
    await undo.waitFor()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await undo.click()
    await dialog.getByText('2 stock levels will be put back as before.').waitFor()
    await dialog.getByRole('button', { name: 'Undo for 2 stock levels' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await levels()).toEqual([9, 9])
    const moves = await ask<{ reason: string | null }[]>('/stock-movements')
    expect(moves.filter(({ reason }) => reason === 'undone')).toHaveLength(4)
    expect(await ask('/stock-levels/operations/check', { method: 'POST', body: {} })).toEqual({ faults: [] })
  })

  it('of a collection and a category, among the recent changes of the products that were put into them', async () => {
    const organise = (kind: string, target: string, action = 'add') =>
      ask('/products/operations/organise', { method: 'POST', body: { ids, kind, action, target } })
    await organise('collection', collection)
    await organise('category', category)
    await organise('category', category, 'remove')
    const page = await open('/app/pages/products')
    await page.getByRole('button', { name: 'Recent bulk changes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Undo: Categories and Primary category, 2 products' }).waitFor()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Undo: Products, 1 collection' }).click()
    await dialog.getByText('1 collection will be put back as before.').waitFor()
    await dialog.getByRole('button', { name: 'Undo for 1 collection' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await ask(`/collections/${collection}`)).products).toEqual([])
    await page.getByRole('button', { name: 'Recent bulk changes' }).click()
    await dialog.getByRole('button', { name: /^Undo: Deleted, 2 / }).click()
    await dialog.getByRole('button', { name: /^Undo for 2 / }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await ask(`/products/${ids[0]}`)).categories).toEqual([category])
  })

  it('of a collection, from the message where it was filled', async () => {
    const page = await open('/app/pages/products')
    const dialog = await actOnBoth(page, /^Change collections/)
    await dialog.getByRole('combobox', { name: 'Collection by hand' }).fill('Festive')
    await page.getByRole('option', { name: 'Festive edit' }).click()
    await dialog.getByRole('button', { name: 'Change 2 products' }).click()
    await page.getByText('2 products changed').waitFor()
    expect((await ask(`/collections/${collection}`)).products).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('1 put back').waitFor()
    expect((await ask(`/collections/${collection}`)).products).toEqual([])
  })
})
