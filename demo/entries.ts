import { resources } from '../resources/index.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { categoryDefaults } from './categoryDefaults.ts'
import { productEntry } from './productEntry.ts'
import type { Entry, Shop } from './shop.ts'
import { tags } from './tags.ts'
import { inEveryLanguage, type Words } from './words.ts'

/** When the shop was opened; what has no date of its own was made then. */
const opening = '2025-05-02T04:30:00.000Z'

type Make = () => Promise<Entry>

export const brandEntries = (shop: Shop): Make[] =>
  brands.map((brand, index) => async () => ({
    key: brand.code,
    at: opening,
    values: {
      name: brand.name,
      slug: brand.slug,
      code: brand.code,
      logo: await shop.picture({ logo: brand.logo }, `${brand.slug}.webp`, brand.name),
      ...inEveryLanguage({ description: paragraph(brand.description) }),
      country: brand.country,
      active: brand.isActive,
      position: index + 1,
      manufacturer: `${brand.manufacturerName}, ${brand.manufacturerAddress}`,
      careContact: brand.careContact,
    },
  }))

export const categoryEntries = (shop: Shop): Make[] =>
  categories.map((category) => async () => ({
    key: category.code,
    at: opening,
    values: {
      slug: category.slug,
      ...inEveryLanguage({ name: category.name, description: paragraph(category.description) }),
      parent: category.parent && shop.id(resources.category, category.parent),
      position: category.position,
      image: await shop.picture({ garment: category.picture }, `${category.code}.webp`, category.name.en),
      active: category.isActive,
      showInMenu: category.showInMenu,
      hsnCode: category.hsnCode,
      ...categoryDefaults(shop, category.code),
    },
  }))

export const tagEntries = (): Make[] =>
  tags.map((tag) => async () => ({
    key: tag.kind === 'product' ? tag.name : `${tag.kind} ${tag.name}`,
    at: opening,
    values: {
      name: tag.name,
      slug: tag.slug,
      kind: tag.kind,
      colour: tag.colour,
      description: tag.description,
      public: tag.isPublic,
    },
  }))

export const productEntries = (shop: Shop): Make[] =>
  shop.products.map((product) => () => productEntry(shop, product))

const paragraph = (words: Words): Words => ({
  en: `<p>${words.en}</p>`,
  fr: `<p>${words.fr}</p>`,
  zh: `<p>${words.zh}</p>`,
  ja: `<p>${words.ja}</p>`,
})
