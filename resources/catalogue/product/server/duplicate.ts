import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { defined } from '../../../../src/core/defined.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import { slugify } from '../../../../src/fields/slug/slugify.ts'
import { product } from '../product.ts'
import { skuFor, usualPattern } from '../rules/sku.ts'
import { checkCodes } from './checkCodes.ts'

type Product = RecordOf<typeof product>

/** What a copy may take along, each by choice. */
const copiedParts = [
  ...(['texts', 'pictures', 'options', 'variants', 'attributes', 'compliance'] as const),
  ...(['organisation', 'shipping', 'seo', 'related'] as const),
] as const

export type CopiedPart = (typeof copiedParts)[number]

const fieldsOf: Readonly<Record<CopiedPart, readonly (keyof Product)[]>> = {
  texts: ['shortDescription', 'description'],
  pictures: ['media'],
  options: [
    ...(['colourOption', 'sizeOption', 'furtherOption'] as const),
    ...(['sizeSystem', 'sizes', 'colours', 'otherOption', 'otherValues'] as const),
  ],
  variants: [],
  attributes: ['gender', 'ageGroup', 'season', 'occasions', 'composition', 'care', 'attributes', 'sizeChart'],
  compliance: [
    ...(['hsnCode', 'taxCategory', 'countryOfOrigin', 'genericName', 'netQuantity'] as const),
    ...(['manufacturedIn', 'manufacturer', 'packer', 'importer', 'careContact'] as const),
  ],
  organisation: ['visibility', 'brand', 'primaryCategory', 'categories', 'tags'],
  shipping: [
    ...(['weight', 'dispatchDays', 'minPerOrder', 'maxPerOrder', 'returnable', 'exchangeable'] as const),
    ...(['returnWindowDays', 'codAllowed', 'giftable'] as const),
  ],
  seo: ['seoTitle', 'seoDescription', 'ogImage', 'robots'],
  related: ['crossSell', 'upSell', 'completeTheLook'],
}

/** How the copy is called, its style number, its address (made from the name where none is given), and what it takes along. */
export const duplicateInput = z.strictObject({
  name: z.string().trim().min(1).max(200),
  styleCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._/-]{1,40}$/),
  slug: product.fields.slug.type.schema(product.fields.slug.options, z).nullable().default(null),
  parts: z.array(z.enum(copiedParts)),
})

/**
 * The values of a copy: a draft with SKUs of its own, without barcodes, stock or a date. Costs go along for who may see them.
 * @throws ApiError `not-unique` at the style code where the SKUs made from it belong to another product
 */
export async function copyOf(
  record: Product,
  { name, styleCode, slug, parts }: z.output<typeof duplicateInput>,
  actor: Actor,
  db: Db,
): Promise<Partial<Product>> {
  const taken = parts.flatMap((part) => fieldsOf[part])
  const values = Object.fromEntries(taken.map((field) => [field, withoutIds(record[field])]))
  const mayCost = hasFlag(actor, product.name, 'viewCost') && hasFlag(actor, product.name, 'changePrice')
  const skus = parts.includes('variants') ? newSkus(record, styleCode) : new Map<string, string>()
  await refuseTaken(db, [...skus.values()])
  const { mrp, salePrice, costPrice } = record
  return {
    ...values,
    name,
    styleCode,
    slug: slug ?? (await freeSlug(db, slugify(name) || slugify(styleCode))),
    mrp,
    salePrice,
    ...defined<Partial<Product>>({
      costPrice: mayCost ? costPrice : undefined,
      translations: parts.includes('texts') ? withoutNames(record.translations) : undefined,
    }),
    variants: record.variants.flatMap(({ id: _, ...row }) => {
      const sku = skus.get(row.sku)
      return sku === undefined ? [] : [{ ...row, sku, barcode: null, stock: 0 }]
    }),
    variantCosts: mayCost
      ? record.variantCosts.flatMap(({ cost, sku: old }) => {
          const sku = skus.get(old)
          return sku === undefined ? [] : [{ sku, cost }]
        })
      : [],
  } as Partial<Product>
}

/** Rows of the copy are rows of their own. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry) => {
        if (typeof entry !== 'object' || entry === null) return entry
        const { id: _, ...row } = entry as Record<string, unknown>
        return row
      })
    : value

/** Two products of one name could not be told apart, in no language. */
const withoutNames = (translations: Product['translations']) =>
  Object.fromEntries(Object.entries(translations).map(([locale, { name: _, ...texts }]) => [locale, texts]))

/** A SKU that begins with the style keeps its end; others are made by the usual pattern. */
function newSkus(record: Product, styleCode: string): Map<string, string> {
  const before = record.styleCode ?? ''
  const used = new Set<string>()
  return new Map(
    record.variants.map((row) => {
      const begins = before !== '' && row.sku.toLowerCase().startsWith(before.toLowerCase())
      const value = (list: readonly { value: string; code: string | null }[], name: string | null) =>
        name === null ? undefined : (list.find((each) => each.value === name) ?? { value: name, code: null })
      const wanted = begins
        ? `${styleCode}${row.sku.slice(before.length)}`
        : skuFor(usualPattern, {
            style: styleCode,
            colour: value(record.colours, row.colour),
            size: value(record.sizes, row.size),
          })
      let sku = wanted.slice(0, 60)
      for (let number = 2; used.has(sku.toLowerCase()); number++) sku = `${wanted.slice(0, 58)}-${number}`
      used.add(sku.toLowerCase())
      return [row.sku, sku]
    }),
  )
}

/** Most SKUs that a refusal names. */
const mostNamed = 3

/** The rows of a copy are not seen before they are made, so what is taken among them is said at the style code they are made from. */
async function refuseTaken(db: Db, skus: readonly string[]): Promise<void> {
  const { skus: taken } = await checkCodes(db, { skus: [...skus], barcodes: [] })
  const [first] = taken
  if (!first) return
  const named = taken.slice(0, mostNamed).map(({ code }) => code)
  const values = { name: first.name, skus: [...named, ...(taken.length > mostNamed ? ['…'] : [])].join(', ') }
  throw new ApiError('not-unique', {
    problems: [problemAt<typeof duplicateInput>('styleCode', 'skus-taken', values)],
  })
}

async function freeSlug(db: Db, wanted: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    SELECT "slug" FROM "product" WHERE "slug" = ${wanted} OR "slug" LIKE ${`${wanted}-%`}`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`
  return slug
}
