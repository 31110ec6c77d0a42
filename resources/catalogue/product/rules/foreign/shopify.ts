import {
  cellReader,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  type ReadCell,
  type Table,
  type Taken,
  tableOf,
} from '../../../../../src/derive/foreignFile.ts'
import { type OptionSlots, optionSlots } from './optionSlots.ts'

/** A line of a product: `cell` of the line, `own` of the first one of its product, which says what is about all of it. */
interface Line {
  readonly cell: (...names: readonly string[]) => string
  readonly own: (...names: readonly string[]) => string
  readonly handle: string
  readonly isFirst: boolean
  /** Of which variant of its product, counted from 1; 0 for a line of a further picture. */
  readonly variant: number
  readonly options: OptionSlots
  /** All pictures of the product, in their order. */
  readonly pictures: readonly string[]
}

const stock = 'Variant Inventory Qty'

/** Of variants without a code: the handle and their place, so that the file can be taken in again. */
const skuOf = ({ cell, handle, variant }: Line) =>
  cell('Variant SKU', 'SKU') || `${handle.slice(0, 55)}-${variant}`

const ofVariant =
  (read: (line: Line) => string): ((line: Line) => string) =>
  (line) =>
    line.variant > 0 ? read(line) : ''

const ofProduct =
  (...names: readonly string[]): ((line: Line) => string) =>
  ({ isFirst, own }) =>
    isFirst ? own(...names) : ''

const price = ({ cell }: Line) => cell('Variant Price', 'Price')

/** What was asked before a reduction is the MRP here; without one both are the same. */
function mrpOf(line: Line): string {
  const before = line.cell('Variant Compare At Price', 'Compare-at price')
  return Number(before) > Number(price(line)) ? before : price(line)
}

/** Whole grams; none of what weighs nothing. */
function gramsOf({ cell }: Line): string {
  const grams = Math.round(Number(cell('Variant Grams', 'Weight value (grams)')))
  return grams > 0 ? String(grams) : ''
}

const columns: readonly ForeignColumn<Line>[] = [
  { name: 'slug', from: 'Handle', read: ({ handle }) => handle },
  { name: 'name', from: 'Title', read: ofProduct('Title') },
  { name: 'description', from: 'Body (HTML)', read: ofProduct('Body (HTML)', 'Description') },
  { name: 'brand', from: 'Vendor', read: ofProduct('Vendor') },
  { name: 'primaryCategory', from: 'Type', read: ofProduct('Type') },
  { name: 'tags', from: 'Tags', read: ofProduct('Tags') },
  { name: 'seoTitle', from: 'SEO Title', read: ofProduct('SEO Title') },
  { name: 'seoDescription', from: 'SEO Description', read: ofProduct('SEO Description') },
  {
    name: 'otherOption',
    from: 'Option Name',
    read: ({ isFirst, options }) => (isFirst ? options.otherOption : ''),
  },
  {
    name: 'media',
    from: 'Image Src',
    read: ({ isFirst, pictures }) => (isFirst ? pictures.join(' ') : ''),
  },
  { name: 'variants.sku', from: 'Variant SKU', read: ofVariant(skuOf) },
  {
    name: 'variants.barcode',
    from: 'Variant Barcode',
    read: ofVariant(({ cell }) => cell('Variant Barcode', 'Barcode').replace(/^'/, '')),
  },
  { name: 'variants.colour', from: 'Option: Color', read: ofVariant(({ options }) => options.colour) },
  { name: 'variants.size', from: 'Option: Size', read: ofVariant(({ options }) => options.size) },
  { name: 'variants.other', from: 'Option Value', read: ofVariant(({ options }) => options.other) },
  { name: 'mrp', from: 'Variant Compare At Price', read: ofVariant(mrpOf) },
  { name: 'salePrice', from: 'Variant Price', read: ofVariant(price) },
  { name: 'variantCosts.cost', from: 'Cost per item', read: ofVariant(({ cell }) => cell('Cost per item')) },
  { name: 'variants.weight', from: 'Variant Grams', read: ofVariant(gramsOf) },
  { name: '', from: stock, read: ofVariant(({ cell }) => cell(stock, 'Inventory quantity')) },
]

/** A CSV file of products as Shopify exports it: a line for each variant, and one for each further picture. */
export const shopify: ForeignFile = {
  system: 'Shopify',
  apart: stock,
  isOne: (head) =>
    hasColumns(head, ['Handle', 'Option1 Value', 'Variant Price']) ||
    hasColumns(head, ['URL handle', 'Option1 Value', 'Price']),
  take,
}

function take({ head, rows }: Table): Taken {
  const read = cellReader(head)
  const products = new Map<string, (readonly string[])[]>()
  for (const row of rows) {
    const handle = read(row, 'Handle', 'URL handle')
    products.set(handle, [...(products.get(handle) ?? []), row])
  }
  const named = [...products].filter(([handle]) => handle !== '')
  const lines = named.flatMap(([handle, own]) => linesOf(read, handle, own))
  return tableOf(lines, columns, rows.length - lines.length)
}

function linesOf(read: ReadCell, handle: string, rows: readonly (readonly string[])[]): Line[] {
  const [first = []] = rows
  const pictures = picturesOf(read, rows)
  let variants = 0
  return rows.map((row, at) => {
    const isVariant = read(row, 'Variant Price', 'Price') !== ''
    if (isVariant) variants++
    const options = [1, 2, 3].map((number) => ({
      name: read(first, `Option${number} Name`),
      value: read(row, `Option${number} Value`),
    }))
    // So Shopify calls the only variant of a product that has none.
    const real = options.filter(({ name, value }) => !(name === 'Title' && value === 'Default Title'))
    return {
      cell: (...names) => read(row, ...names),
      own: (...names) => read(first, ...names),
      handle,
      isFirst: at === 0,
      variant: isVariant ? variants : 0,
      options: optionSlots(real),
      pictures,
    }
  })
}

/** The addresses of pictures by their position, those of variants last. */
function picturesOf(read: ReadCell, rows: readonly (readonly string[])[]): string[] {
  const placed = rows.map((row) => ({
    address: read(row, 'Image Src', 'Product image URL'),
    place: Number(read(row, 'Image Position')) || Number.POSITIVE_INFINITY,
  }))
  const own = placed.toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
  const ofVariants = rows.map((row) => read(row, 'Variant Image', 'Variant image URL'))
  return [...new Set([...own.map(({ address }) => address), ...ofVariants])].filter(Boolean)
}
