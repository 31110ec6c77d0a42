import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { brands } from '../../demo/brands.ts'
import { categories, categoryPath } from '../../demo/categories.ts'
import { colourOf, colours } from '../../demo/colours.ts'
import { build, products } from '../../demo/products.ts'
import { type SizeSystem, sizes } from '../../demo/sizes.ts'
import { tags } from '../../demo/tags.ts'
import { daysAgo, REFERENCE_DATE } from '../../demo/time.ts'
import { locales, type Words } from '../../demo/words.ts'
import { isGtin } from '../../resources/catalogue/product/rules/gtin.ts'

const all = products()
const variants = all.flatMap((product) => product.variants)
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
const incomplete = (text: Words) => locales.filter((locale) => text[locale].trim() === '')
const han = /[\u4e00-\u9fff]/
const kana = /[\u3040-\u30ff]/

describe('the size of the demo shop', () => {
  test('has brands, categories, tags, products and variants in plenty', () => {
    expect(brands.length).toBeGreaterThanOrEqual(14)
    expect(categories.length).toBeGreaterThanOrEqual(64)
    expect(tags.length).toBeGreaterThanOrEqual(40)
    expect(all.length).toBeGreaterThanOrEqual(420)
    expect(variants.length).toBeGreaterThanOrEqual(3200)
  })

  test('gives every built-in view something to show', () => {
    const active = all.filter((product) => product.status === 'active')
    const stockOf = (product: (typeof all)[number]) =>
      product.variants.reduce((sum, variant) => sum + variant.stock, 0)
    const few = (product: (typeof all)[number]) =>
      stockOf(product) > 0 &&
      product.variants.some((variant) => variant.stock > 0 && variant.stock < variant.lowStockThreshold)
    const counts = {
      drafts: all.filter((product) => product.status === 'draft').length,
      archived: all.filter((product) => product.status === 'archived').length,
      soldOut: active.filter((product) => stockOf(product) === 0).length,
      low: active.filter(few).length,
      onOffer: active.filter((product) => product.variants.some((variant) => variant.salePrice < variant.mrp))
        .length,
      withoutPictures: all.filter((product) => product.media.length === 0).length,
      withoutHsn: all.filter((product) => product.hsnCode === null).length,
      withoutCategory: all.filter((product) => product.primaryCategory === null).length,
      withoutOrigin: all.filter((product) => product.countryOfOrigin === null).length,
    }
    for (const [view, count] of Object.entries(counts)) expect(count, view).toBeGreaterThanOrEqual(4)
    expect(active.length).toBeGreaterThan(all.length * 0.75)
  })

  test('lets only drafts lack what an active product needs', () => {
    const faulty = all.filter(
      (product) =>
        product.status !== 'draft' &&
        (product.media.length === 0 ||
          !product.hsnCode ||
          !product.primaryCategory ||
          !product.countryOfOrigin ||
          !product.description),
    )
    expect(faulty.map((product) => product.styleCode)).toEqual([])
  })
})

describe('keys', () => {
  test('are unique', () => {
    expect(repeated(all.map((product) => product.slug))).toEqual([])
    expect(repeated(all.map((product) => product.name))).toEqual([])
    expect(repeated(all.map((product) => product.styleCode))).toEqual([])
    expect(repeated(variants.map((variant) => variant.sku))).toEqual([])
    expect(repeated(variants.flatMap((variant) => variant.barcode ?? []))).toEqual([])
    expect(repeated(all.flatMap((product) => product.media.map((media) => media.file)))).toEqual([])
    expect(repeated(brands.flatMap((brand) => [brand.code, brand.slug]))).toEqual([])
    expect(repeated(categories.map((category) => category.code))).toEqual([])
    expect(repeated(categories.map((category) => `${category.parent}/${category.slug}`))).toEqual([])
    expect(repeated(tags.map((tag) => `${tag.kind}/${tag.name.toLowerCase()}`))).toEqual([])
    expect(repeated(colours.map((colour) => colour.code))).toEqual([])
  })

  test('have the shapes the shop asks for', () => {
    for (const { sku } of variants) expect(sku).toMatch(/^[A-Z]{3}-[A-Z]{2}\d{4}-[A-Z]{3}-[A-Za-z0-9]+$/)
    for (const { slug } of [...all, ...brands, ...categories, ...tags])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const { hsnCode } of [...all, ...categories])
      if (hsnCode) expect(hsnCode).toMatch(/^\d{4}(\d{2})?(\d{2})?$/)
    for (const { hex } of colours) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('carry valid check digits, and a wrong one is noticed', () => {
    const barcodes = variants.flatMap((variant) => variant.barcode ?? [])
    expect(barcodes.filter((barcode) => !isGtin(barcode))).toEqual([])
    expect(barcodes.filter((barcode) => !barcode.startsWith('29'))).toEqual([])
    expect(isGtin('4006381333931')).toBe(true)
    expect(isGtin('4006381333932')).toBe(false)
  })
})

describe('prices', () => {
  test('keep MRP at or above the sale price and the sale price above the cost', () => {
    const faulty = variants.filter(
      ({ mrp, salePrice, costPrice }) => !(mrp >= salePrice && salePrice > costPrice && costPrice > 0),
    )
    expect(faulty.map((variant) => variant.sku)).toEqual([])
  })

  test('are whole rupees in paise and end as shops like it', () => {
    for (const { mrp, salePrice, costPrice } of variants) {
      expect([mrp % 100, salePrice % 100, costPrice % 100]).toEqual([0, 0, 0])
      expect((mrp / 100) % 10).toBe(9)
      expect((salePrice / 100) % 10).toBe(9)
      expect(mrp).toBeGreaterThanOrEqual(9_900)
      expect(mrp).toBeLessThanOrEqual(8_000_000)
    }
  })
})

describe('references', () => {
  test('lead to brands, categories, tags, colours and sizes that exist', () => {
    const codes = new Set<string>(categories.map((category) => category.code))
    const labels = new Set(tags.filter((tag) => tag.kind === 'product').map((tag) => tag.name))
    const makers = new Set(brands.map((brand) => brand.code))
    for (const product of all) {
      expect(makers.has(product.brand), product.brand).toBe(true)
      expect(product.categories.filter((code) => !codes.has(code))).toEqual([])
      expect(product.tags.filter((tag) => !labels.has(tag))).toEqual([])
      expect(repeated([...product.categories, ...product.tags])).toEqual([])
      if (product.primaryCategory) expect(product.categories).toContain(product.primaryCategory)
      expect(product.composition.reduce((sum, part) => sum + part.percent, 0)).toBe(100)
      const known = new Set(sizes[product.sizeSystem as SizeSystem].map((size) => size.code))
      for (const variant of product.variants) {
        expect(colourOf(variant.colour).code).toBe(variant.colour)
        expect(product.colours).toContain(variant.colour)
        expect(known.has(variant.size), variant.sku).toBe(true)
      }
    }
  })

  test('keep the tree at most four deep, with parents before children', () => {
    const seen = new Set<string>()
    for (const category of categories) {
      if (category.parent) expect(seen.has(category.parent), category.code).toBe(true)
      seen.add(category.code)
      expect(categoryPath(category.code)).toHaveLength(category.level)
      expect(category.level).toBeLessThanOrEqual(4)
    }
    expect(categories.some((category) => category.level === 4)).toBe(true)
  })

  test('put products of a closed brand into the archive', () => {
    const closed = new Set(brands.filter((brand) => !brand.isActive).map((brand) => brand.code))
    const faulty = all.filter((product) => closed.has(product.brand) && product.status !== 'archived')
    expect(faulty.map((product) => product.styleCode)).toEqual([])
  })
})

describe('time', () => {
  test('lies within the eighteen months before the reference date, in order', () => {
    const [first, last] = [daysAgo(548), REFERENCE_DATE.toISOString()]
    for (const product of all) {
      const path = [
        first,
        product.createdAt,
        product.publishedAt ?? product.createdAt,
        product.updatedAt,
        last,
      ]
      expect(path).toEqual([...path].sort())
    }
    const months = new Set(all.map((product) => product.createdAt.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(18)
  })
})

describe('texts', () => {
  test('exist in all four languages', () => {
    for (const { name, description, code } of categories)
      expect([incomplete(name), incomplete(description)], code).toEqual([[], []])
    for (const { description, code } of brands) expect(incomplete(description), code).toEqual([])
    for (const { name, code } of colours) expect(incomplete(name), code).toEqual([])
    for (const product of all) {
      for (const copy of Object.values(product.translations)) {
        expect(
          [copy.name, copy.shortDescription, copy.description].filter((text) => text.trim() === ''),
        ).toEqual([])
      }
    }
  })

  test('are written in the script of their language', () => {
    for (const { translations, name, styleCode } of all) {
      expect(translations.zh.description, styleCode).toMatch(han)
      expect(translations.zh.description, styleCode).not.toMatch(kana)
      expect(translations.ja.description, styleCode).toMatch(kana)
      expect(translations.fr.description, styleCode).not.toMatch(/[\u3000-\u9fff]/)
      expect(name, styleCode).not.toMatch(/[\u3000-\u9fff]/)
    }
  })

  test('are two to four sentences without filler, doubled spaces or ASCII marks in Chinese', () => {
    for (const product of all.filter((entry) => entry.description !== '')) {
      const sentences = product.description.match(/[.!?](\s|$)/g)?.length ?? 0
      expect(sentences, product.description).toBeGreaterThanOrEqual(2)
      expect(sentences, product.description).toBeLessThanOrEqual(6)
      const texts = [product, ...Object.values(product.translations)].flatMap((copy) => [
        copy.name,
        copy.shortDescription,
        copy.description,
      ])
      for (const text of texts) {
        expect(text).not.toMatch(/lorem|ipsum|undefined|\bTODO\b| {2,}|^\s|\s$/i)
        expect(text.length).toBeLessThanOrEqual(700)
      }
      expect(product.translations.zh.description).not.toMatch(/[,;!?]|\.$/)
      expect(product.name.length).toBeLessThanOrEqual(200)
      expect(product.shortDescription.length).toBeLessThanOrEqual(300)
      for (const media of product.media) expect(media.alt.length).toBeLessThanOrEqual(125)
    }
  })

  test('differ from product to product', () => {
    const told = all.map((product) => product.description).filter((text) => text !== '')
    expect(new Set(told).size).toBeGreaterThan(told.length * 0.93)
  })
})

describe('determinism', () => {
  test('makes the same shop on every run', () => {
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
    expect(digest(build())).toBe(digest(build()))
  })
})
