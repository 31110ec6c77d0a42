import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { careSymbols } from './care.ts'
import { colourOf } from './colours.ts'
import type { DemoProduct } from './demoProduct.ts'
import { productAttributes, productOptions, productVariants } from './productOptions.ts'
import type { Entry, Shop } from './shop.ts'
import { atWork } from './workingHours.ts'

/** The move that leads a new product to its state, and when it was made. */
function moves({ status, publishedAt, unpublishedAt, updatedAt }: DemoProduct): NonNullable<Entry['moves']> {
  if (status === 'draft') return []
  return status === 'active'
    ? [{ name: 'activate', at: publishedAt ?? updatedAt }]
    : [{ name: 'archive', at: unpublishedAt ?? updatedAt }]
}

/** A product of the demo shop as the API would be sent it. */
export async function productEntry(shop: Shop, product: DemoProduct): Promise<Entry> {
  const { brand, category, tag } = resources
  return {
    key: product.styleCode,
    at: product.createdAt,
    moves: moves(product),
    values: {
      styleCode: product.styleCode,
      slug: product.slug,
      ...texts(product),
      brand: shop.id(brand, product.brand),
      primaryCategory: product.primaryCategory && shop.id(category, product.primaryCategory),
      categories: product.categories.map((code) => shop.id(category, code)),
      tags: product.tags.map((name) => shop.id(tag, name)),
      gender: product.gender,
      ageGroup: product.ageGroup,
      season: product.season,
      occasions: product.occasions,
      composition: product.composition.map(({ fibre, percent }) => ({ material: fibre, percent })),
      care: product.care.map((symbol) => careSymbols[symbol]),
      media: await pictures(shop, product),
      ...prices(product),
      ...productOptions(shop, product),
      ...productVariants(product),
      attributes: productAttributes(product),
      hsnCode: product.hsnCode,
      countryOfOrigin: product.countryOfOrigin,
      importer: product.importer,
      genericName: product.genericName,
      netQuantity: '1 N',
      manufacturedIn: product.createdAt.slice(0, 7),
      publishedAt: product.publishedAt && atWork(product.publishedAt),
      ...related(shop, product),
      dispatchDays: product.composition.length > 1 ? 2 : 1,
      returnable: product.isReturnable,
      returnWindowDays: product.returnWindowDays,
      codAllowed: product.codAllowed,
      giftable: product.giftable,
      weight: product.variants[0]?.weight ?? null,
    },
  }
}

const paragraph = (text: string) => (text === '' ? '' : `<p>${text}</p>`)

function texts({ name, shortDescription, description, translations }: DemoProduct): Values {
  const others = Object.entries(translations).map(([locale, copy]) => [
    locale,
    { ...copy, description: paragraph(copy.description) || null },
  ])
  return {
    name,
    shortDescription,
    description: paragraph(description),
    translations: Object.fromEntries(others),
  }
}

async function pictures(shop: Shop, { media }: DemoProduct): Promise<Values[]> {
  const made: Values[] = []
  for (const { picture, file, alt, colour } of media) {
    made.push({
      ...(await shop.picture({ garment: picture }, file, alt)),
      group: colourOf(colour).name.en,
    })
  }
  return made
}

/** A product's own prices are those of its cheapest variant. */
function prices({ variants }: DemoProduct): Values {
  const [cheapest] = variants.toSorted((a, b) => a.salePrice - b.salePrice)
  return { mrp: cheapest?.mrp, salePrice: cheapest?.salePrice, costPrice: cheapest?.costPrice }
}

/** What it is shown with: products of the same category that were stored before, and one of another to complete the look. */
function related(shop: Shop, { styleCode, primaryCategory, gender }: DemoProduct): Values {
  const before = shop.products.slice(
    0,
    shop.products.findIndex((each) => each.styleCode === styleCode),
  )
  const alike = before.filter((each) => each.primaryCategory === primaryCategory && each.status === 'active')
  const others = before.filter(
    (each) => each.primaryCategory !== primaryCategory && each.gender === gender && each.status === 'active',
  )
  const dearer = alike.toSorted((a, b) => priceOf(b) - priceOf(a)).slice(0, 2)
  const ids = (list: readonly DemoProduct[]) => list.map((each) => shop.id(resources.product, each.styleCode))
  return {
    crossSell: ids(alike.slice(-4)),
    upSell: ids(dearer),
    completeTheLook: ids(others.slice(-2)),
  }
}

const priceOf = ({ variants: [first] }: DemoProduct): number => first?.salePrice ?? 0
