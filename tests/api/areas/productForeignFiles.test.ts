import { beforeAll, describe, expect, it } from 'vitest'
import { foreignFiles } from '../../../resources/catalogue/product/rules/foreign/foreignFiles.ts'
import { shopify } from '../../../resources/catalogue/product/rules/foreign/shopify.ts'
import { wooCommerce } from '../../../resources/catalogue/product/rules/foreign/wooCommerce.ts'
import type { Table } from '../../../src/derive/foreignFile.ts'
import { mapped } from '../../../src/views/list/import/importColumns.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { shopifyProducts, wooProducts } from '../../support/foreignProducts.ts'
import { productShop } from './productShop.ts'

const tableOf = (text: string): Promise<Table> => readTable(new File([text], 'products.csv'))
/** The lines by what their columns are called, without empty cells. */
const linesOf = ({ head, rows }: Table) =>
  rows.map((cells) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[head[at] ?? '', cell]]))),
  )

describe('a file of products that Shopify exports', () => {
  it('is known by its head, and nothing else is', async () => {
    const heads = await Promise.all([shopifyProducts, wooProducts, 'styleCode,name\r\nA,B\r\n'].map(tableOf))
    const systems = heads.map(({ head }) => foreignFiles.find(({ isOne }) => isOne(head))?.system)
    expect(systems).toEqual(['Shopify', 'WooCommerce', undefined])
    const newer = ['Title', 'URL handle', 'Option1 value', 'Price', 'SKU']
    expect(shopify.isOne(newer)).toBe(true)
  })

  it('comes as products with their variants: options by what they are, pictures in their order, MRP and price', async () => {
    const { table, leftOut } = shopify.take(await tableOf(shopifyProducts))
    expect(leftOut).toBe(0)
    const [first, second, third, scarf] = linesOf(table)
    expect(first).toEqual({
      slug: 'madder-shirt',
      name: 'Madder Shirt',
      description: '<p>Hand-blocked in <strong>Jaipur</strong>.</p>',
      brand: 'Indigo House',
      primaryCategory: 'Shirts',
      tags: 'Summer, Office',
      seoTitle: 'Madder Shirt | Indigo House',
      seoDescription: 'Hand-blocked shirt',
      otherOption: 'Fit',
      media: ['front', 'back', 'cuff']
        .map((name) => `https://cdn.shopify.com/s/files/1/0001/0002/products/madder-${name}.jpg?v=1700000000`)
        .join(' '),
      'variants.sku': 'MS-S',
      'variants.barcode': '8901234567890',
      'variants.colour': 'Madder',
      'variants.size': 'S',
      'variants.other': 'Slim',
      mrp: '1599.00',
      salePrice: '1299.00',
      'variantCosts.cost': '450.00',
      'variants.weight': '210',
      'Variant Inventory Qty': '7',
    })
    expect(second).toMatchObject({ 'variants.size': 'M', mrp: '1399.00', salePrice: '1399.00' })
    expect(third).toEqual({ slug: 'madder-shirt' })
    expect(scarf).toEqual({
      slug: 'plain-scarf',
      name: 'Plain Scarf',
      brand: 'Indigo House',
      primaryCategory: 'Scarves',
      'variants.sku': 'plain-scarf-1',
      mrp: '499.00',
      salePrice: '499.00',
      'Variant Inventory Qty': '12',
    })
  })
})

describe('a file of products that WooCommerce exports', () => {
  it('comes as products before their variations, in its own units, and says how many lines are of something else', async () => {
    const { table, leftOut } = wooCommerce.take(await tableOf(wooProducts))
    expect(leftOut).toBe(1)
    const [kurta, timed, rose, stole, ...more] = linesOf(table)
    expect(more).toEqual([])
    expect(kurta).toEqual({
      styleCode: 'KURTA',
      name: 'Mul Kurta',
      shortDescription: 'Soft & light.',
      description: '<p>Mul cotton.</p>\n<p>Made in Bagru.</p>',
      primaryCategory: 'Women > Kurtas',
      categories: 'Sale;',
      tags: 'Summer; Office;',
      media:
        'https://old.example/wp-content/uploads/kurta-front.jpg https://old.example/wp-content/uploads/kurta-back.jpg',
    })
    expect(timed).toEqual({
      styleCode: 'KURTA',
      'variants.sku': 'KURTA-102',
      'variants.colour': 'Indigo',
      'variants.size': 'S',
      mrp: '1299',
      salePrice: '1299',
      'variants.specialPrice': '999',
      'variants.specialFrom': '2026-12-01',
      'variants.specialTo': '2026-12-10',
      'variants.weight': '250',
      'variants.length': '300',
      'variants.width': '250',
      'variants.height': '40',
      'variants.lowStock': '2',
      Stock: '4',
    })
    expect(rose).toMatchObject({ 'variants.sku': 'KURTA-ROSE-M', mrp: '1299', salePrice: '1199' })
    expect(stole).toMatchObject({
      styleCode: 'STOLE',
      name: 'Plain Stole',
      'variants.sku': 'STOLE',
      'variants.colour': 'Ochre',
    })
    expect(stole).not.toHaveProperty('otherOption')
  })
})

describe('such files, taken in', () => {
  const shop = productShop()
  beforeAll(async () => {
    const make = async (path: string, body: Record<string, unknown>) => {
      const { status, body: made } = await shop.ask(shop.admin, `POST /${path}`, body)
      expect([path, status]).toEqual([path, 201])
      return made.id
    }
    await make('stock-locations', { name: 'Mumbai', code: 'BOM' })
    await make('brands', { name: 'Indigo House' })
    for (const name of ['Shirts', 'Scarves', 'Sale']) await make('categories', { name })
    await make('categories', { name: 'Kurtas', parent: await make('categories', { name: 'Women' }) })
    for (const name of ['Summer', 'Office']) await make('tags', { name })
  })

  it.each([
    ['Shopify', shopify, shopifyProducts, 'slug', ['MS-M 0', 'MS-S 7', 'plain-scarf-1 12']],
    ['WooCommerce', wooCommerce, wooProducts, 'styleCode', ['KURTA-102 4', 'KURTA-ROSE-M 6', 'STOLE 9']],
  ] as const)(
    'of %s: with stock at the place that was chosen; a second time nothing changes',
    async (_, system, text, by, stock) => {
      const { table } = system.take(await tableOf(text))
      const columns = table.head.map((name) =>
        name === system.apart ? 'stock: Mumbai' : name === 'media' ? '' : name,
      )
      const send = async () => {
        const answer = await shop.admin(`/products/import?by=${by}`, {
          method: 'POST',
          body: tableAsCsv(mapped(table, columns)),
          headers: { 'Content-Type': 'text/csv' },
        })
        return (await answer.json()) as any
      }
      expect(await send()).toMatchObject({ created: 2, updated: 0, refused: [] })
      const { body } = await shop.ask(shop.admin, 'GET /stock-levels?range=[0,99]')
      expect(body.map(({ sku, onHand }: any) => `${sku} ${onHand}`)).toEqual(
        expect.arrayContaining([...stock]),
      )
      expect(await send()).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: [] })
    },
  )
})
