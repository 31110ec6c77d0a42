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
import { type ForeignOption, type OptionSlots, optionSlots } from './optionSlots.ts'
import { millimetres, weightInGrams } from './units.ts'

/** A line of a product: a variable product, one of its variations, or a simple product, which is both. */
interface Line {
  readonly cell: (...names: readonly string[]) => string
  readonly measured: (what: string) => { readonly text: string; readonly unit: string }
  /** What tells its product apart: the SKU, or the number it has there. */
  readonly code: string
  readonly isProduct: boolean
  readonly isVariant: boolean
  readonly sku: string
  readonly options: OptionSlots
}

const stock = 'Stock'

const ofProduct =
  (read: (line: Line) => string): ((line: Line) => string) =>
  (line) =>
    line.isProduct ? read(line) : ''

const ofVariant =
  (read: (line: Line) => string): ((line: Line) => string) =>
  (line) =>
    line.isVariant ? read(line) : ''

/** Commas part several; one that is part of a name stands after a backslash. */
const partsOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

const regular = ({ cell }: Line) => cell('Regular price')
const reduced = ({ cell }: Line) => cell('Sale price')
/** The first day of ten characters of a date with a time of day. */
const dayOf = (text: string) => text.slice(0, 10)
const isTimed = ({ cell }: Line) => cell('Date sale price starts', 'Date sale price ends') !== ''

const columns: readonly ForeignColumn<Line>[] = [
  { name: 'styleCode', from: 'SKU / Parent', read: ({ code }) => code },
  { name: 'name', from: 'Name', read: ofProduct(({ cell }) => cell('Name')) },
  {
    name: 'shortDescription',
    from: 'Short description',
    read: ofProduct(({ cell }) => plain(cell('Short description'))),
  },
  {
    name: 'description',
    from: 'Description',
    read: ofProduct(({ cell }) => cell('Description').replaceAll('\\n', '\n')),
  },
  { name: 'brand', from: 'Brands', read: ofProduct(({ cell }) => partsOf(cell('Brands'))[0] ?? '') },
  {
    name: 'primaryCategory',
    from: 'Categories',
    read: ofProduct(({ cell }) => partsOf(cell('Categories'))[0] ?? ''),
  },
  {
    name: 'categories',
    from: 'Further categories',
    read: ofProduct(({ cell }) => listed(partsOf(cell('Categories')).slice(1))),
  },
  { name: 'tags', from: 'Tags', read: ofProduct(({ cell }) => listed(partsOf(cell('Tags')))) },
  { name: 'media', from: 'Images', read: ofProduct(({ cell }) => partsOf(cell('Images')).join(' ')) },
  { name: 'otherOption', from: 'Attribute name', read: ({ options }) => options.otherOption },
  { name: 'variants.sku', from: 'SKU', read: ofVariant(({ sku }) => sku) },
  {
    name: 'variants.barcode',
    from: 'GTIN, UPC, EAN, or ISBN',
    read: ofVariant(({ cell }) => cell('GTIN, UPC, EAN, or ISBN')),
  },
  { name: 'variants.colour', from: 'Attribute: Color', read: ofVariant(({ options }) => options.colour) },
  { name: 'variants.size', from: 'Attribute: Size', read: ofVariant(({ options }) => options.size) },
  { name: 'variants.other', from: 'Attribute value', read: ofVariant(({ options }) => options.other) },
  { name: 'mrp', from: 'Regular price', read: ofVariant(regular) },
  {
    name: 'salePrice',
    from: 'Sale price',
    read: ofVariant((line) => (isTimed(line) ? '' : reduced(line)) || regular(line)),
  },
  {
    name: 'variants.specialPrice',
    from: 'Sale price for a time',
    read: ofVariant((line) => (isTimed(line) ? reduced(line) : '')),
  },
  {
    name: 'variants.specialFrom',
    from: 'Date sale price starts',
    read: ofVariant(({ cell }) => dayOf(cell('Date sale price starts'))),
  },
  {
    name: 'variants.specialTo',
    from: 'Date sale price ends',
    read: ofVariant(({ cell }) => dayOf(cell('Date sale price ends'))),
  },
  {
    name: 'variants.weight',
    from: 'Weight',
    read: ofVariant((line) => weightInGrams(line.measured('Weight'))),
  },
  ...(['Length', 'Width', 'Height'] as const).map((what) => ({
    name: `variants.${what.toLowerCase()}`,
    from: what,
    read: ofVariant((line: Line) => millimetres(line.measured(what))),
  })),
  {
    name: 'variants.lowStock',
    from: 'Low stock amount',
    read: ofVariant(({ cell }) => cell('Low stock amount')),
  },
  { name: '', from: stock, read: ofVariant(({ cell }) => cell(stock)) },
]

/** A CSV file of products as WooCommerce exports it: variations say which variable product they are of. */
export const wooCommerce: ForeignFile = {
  system: 'WooCommerce',
  apart: stock,
  isOne: (head) => hasColumns(head, ['Type', 'SKU', 'Name', 'Regular price', 'Parent']),
  take,
}

function take({ head, rows }: Table): Taken {
  const read = cellReader(head)
  const codes = new Map<string, string>()
  for (const row of rows) {
    const code = read(row, 'SKU') || `WC-${read(row, 'ID')}`
    if (kindOf(read, row) === 'variable') codes.set(`id:${read(row, 'ID')}`, code).set(code, code)
  }
  const gathered = new Map<string, Line[]>()
  for (const row of rows) {
    const line = lineOf(read, head, row, codes)
    if (line) gathered.set(line.code, [...(gathered.get(line.code) ?? []), line])
  }
  // The product itself comes before its variations, wherever it stands.
  const lines = [...gathered.values()].flatMap((own) =>
    own.toSorted((one, other) => Number(other.isProduct) - Number(one.isProduct)),
  )
  return tableOf(lines, columns, rows.length - lines.length)
}

/** `simple, virtual` is a simple one. */
const kindOf = (read: ReadCell, row: readonly string[]) =>
  read(row, 'Type').split(',')[0]?.trim().toLowerCase() ?? ''

function lineOf(
  read: ReadCell,
  head: readonly string[],
  row: readonly string[],
  codes: ReadonlyMap<string, string>,
): Line | undefined {
  const kind = kindOf(read, row)
  const parent = read(row, 'Parent')
  const own = read(row, 'SKU') || `WC-${read(row, 'ID')}`
  const code = kind === 'variation' ? codes.get(parent) : own
  if (!['simple', 'variable', 'variation'].includes(kind) || code === undefined) return undefined
  const attributes = head.flatMap((title) => {
    const [, number] = /^Attribute (\d+) name$/i.exec(title.trim()) ?? []
    if (number === undefined) return []
    return [{ name: read(row, title), value: read(row, `Attribute ${number} value(s)`) }]
  })
  return {
    cell: (...names) => read(row, ...names),
    measured: (what) => measured(read, head, row, what),
    code,
    isProduct: kind !== 'variation',
    isVariant: kind !== 'variable',
    sku: read(row, 'SKU') || (kind === 'variation' ? `${code}-${read(row, 'ID')}` : own),
    options: optionSlots(kind === 'variation' ? attributes : kind === 'simple' ? telling(attributes) : []),
  }
}

/** Of a simple product attributes describe it: only one colour and one size can be those of its variant. */
const telling = (attributes: readonly ForeignOption[]): ForeignOption[] =>
  attributes.filter((option) => partsOf(option.value).length === 1 && optionSlots([option]).other === '')

/** The unit stands in the head: `Weight (kg)`. */
function measured(read: ReadCell, head: readonly string[], row: readonly string[], what: string) {
  const title = head.find((name) => name.trim().toLowerCase().startsWith(`${what.toLowerCase()} (`)) ?? what
  return { text: read(row, title), unit: /\((\w+)\)/.exec(title)?.[1]?.toLowerCase() ?? '' }
}

const listed = (names: readonly string[]) => (names.length === 0 ? '' : `${names.join('; ')};`)

/** A text without its marks: the short description here has none. */
const plain = (html: string): string =>
  html
    .replaceAll('\\n', ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim()
