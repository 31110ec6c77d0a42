/** What a product needs before it can be sold (areas, 6), as codes; the order is that of the checklist. */
export const readinessCodes = [
  'name',
  'picture',
  'category',
  'variant',
  'price',
  'hsn',
  'tax',
  'origin',
  'importer',
  'attributes',
] as const

export type ReadinessCode = (typeof readinessCodes)[number]

/** The field of the form in which each is put right. */
export const readinessFields: Readonly<Record<ReadinessCode, string>> = {
  name: 'name',
  picture: 'media',
  category: 'primaryCategory',
  variant: 'variants',
  price: 'salePrice',
  hsn: 'hsnCode',
  tax: 'taxCategory',
  origin: 'countryOfOrigin',
  importer: 'importer',
  attributes: 'attributes',
}

/** As much of a product as is looked at; of a form, where anything may be missing, too. */
export interface Readable {
  readonly name?: unknown
  readonly media?: readonly unknown[] | null
  readonly primaryCategory?: unknown
  readonly variants?: readonly { readonly active?: unknown; readonly salePrice?: unknown }[] | null
  readonly mrp?: unknown
  readonly salePrice?: unknown
  readonly hsnCode?: unknown
  readonly taxCategory?: unknown
  readonly countryOfOrigin?: unknown
  readonly importer?: unknown
  /** Names of attributes that the category asks for and that have no value. */
  readonly missingAttributes?: readonly unknown[] | string | null
}

/**
 * Why a product is not on the store: the codes of what is missing, in the order of the checklist. The one answer for the guard of
 * `activate`, the form's checklist and the list's column.
 */
export function missingForStore(product: Readable): ReadinessCode[] {
  return readinessCodes.filter((code) => !isMet[code](product))
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '')

const isPrice = (value: unknown): boolean => typeof value === 'number' && value > 0

const onSale = ({ variants }: Readable) => (variants ?? []).filter(({ active }) => active !== false)

/** A product made abroad names who brought it into the country (Legal Metrology rules). */
const isForeign = ({ countryOfOrigin }: Readable) => isFilled(countryOfOrigin) && countryOfOrigin !== 'IN'

const isMet: Readonly<Record<ReadinessCode, (product: Readable) => boolean>> = {
  name: ({ name }) => isFilled(name),
  picture: ({ media }) => (media ?? []).length > 0,
  category: ({ primaryCategory }) => isFilled(primaryCategory),
  variant: (product) => onSale(product).length > 0,
  price: (product) =>
    isPrice(product.mrp) &&
    isPrice(product.salePrice) &&
    onSale(product).every(({ salePrice }) => isPrice(salePrice)),
  hsn: ({ hsnCode }) => isFilled(hsnCode),
  tax: ({ taxCategory }) => taxCategory === undefined || isFilled(taxCategory),
  origin: ({ countryOfOrigin }) => isFilled(countryOfOrigin),
  importer: (product) => !isForeign(product) || isFilled(product.importer),
  attributes: ({ missingAttributes }) => (missingAttributes ?? []).length === 0,
}
