import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { productEntry } from '../../../demo/productEntry.ts'
import { products } from '../../../demo/products.ts'
import type { Entry, Shop } from '../../../demo/shop.ts'
import { isGtin } from '../../../resources/catalogue/product/rules/gtin.ts'
import { resources } from '../../../resources/index.ts'
import { validate } from '../../../src/derive/validate.ts'

/** An id for every key, the same each time. */
const idOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const shop = {
  products: products(),
  id: (resource: { name: string }, key: string) => idOf(`${resource.name} ${key}`),
  picture: async (_: unknown, name: string, alt: string) => ({
    file: idOf(name),
    alt,
    focalX: 0.5,
    focalY: 0.5,
  }),
} as unknown as Shop

interface Row {
  readonly [name: string]: unknown
  readonly value?: string
}

let entries: Entry[]
const rows = ({ values }: Entry, name: string) => values[name] as readonly Row[]

beforeAll(async () => {
  entries = []
  for (const each of products()) entries.push(await productEntry(shop, each))
})

describe('the products of the demo shop', () => {
  it('are four hundred and more, with three thousand variants and more', () => {
    expect(entries.length).toBeGreaterThanOrEqual(400)
    expect(entries.flatMap((entry) => rows(entry, 'variants')).length).toBeGreaterThanOrEqual(3000)
  })

  it('are all accepted by the check', () => {
    const refused = entries.flatMap(({ key, values }) => {
      const { translations: _, ...own } = values
      const result = validate(resources.product, own)
      return result.ok ? [] : [{ key, problems: result.problems }]
    })
    expect(refused).toEqual([])
  })

  it('name the colours and sizes of all their variants and pictures', () => {
    for (const entry of entries) {
      const [colours, sizes] = ['colours', 'sizes'].map(
        (list) => new Set(rows(entry, list).map(({ value }) => value)),
      )
      for (const { colour, size } of rows(entry, 'variants'))
        expect([colours?.has(String(colour)), sizes?.has(String(size))], entry.key).toEqual([true, true])
      for (const { group } of rows(entry, 'media')) expect(colours?.has(String(group)), entry.key).toBe(true)
    }
  })

  it('know what every variant cost, below what it is sold for', () => {
    for (const entry of entries) {
      const costs = new Map(rows(entry, 'variantCosts').map(({ sku, cost }) => [sku, Number(cost)]))
      for (const { sku, salePrice, barcode } of rows(entry, 'variants')) {
        expect(costs.get(sku), entry.key).toBeLessThan(Number(salePrice))
        if (barcode !== null) expect(isGtin(String(barcode))).toBe(true)
      }
    }
  })

  it('have offers that are under way, to come and over', () => {
    const now = Date.parse('2026-11-20T09:00:00Z')
    const offers = entries
      .flatMap((entry) => rows(entry, 'variants'))
      .filter(({ specialPrice }) => specialPrice)
      .map(
        ({ specialFrom, specialTo }) =>
          [Date.parse(String(specialFrom)), Date.parse(String(specialTo))] as const,
      )
    expect(offers.some(([from, to]) => from <= now && now < to)).toBe(true)
    expect(offers.some(([from]) => from > now)).toBe(true)
  })

  it('are shown with others, never with themselves', () => {
    for (const { key, values } of entries) {
      const own = idOf(`product ${key}`)
      for (const name of ['crossSell', 'upSell', 'completeTheLook']) expect(values[name]).not.toContain(own)
    }
    expect(
      entries.filter(({ values }) => (values.completeTheLook as string[]).length > 0).length,
    ).toBeGreaterThan(300)
  })
})
