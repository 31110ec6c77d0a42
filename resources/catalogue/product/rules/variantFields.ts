import * as f from '../../../../src/fields/index.ts'
import { colourFamilies, sizeSystems } from './options.ts'

/** One crore of rupees, in paise: what is typed beyond it for one piece is a slip of the finger. */
export const mostPrice = 1_000_000_000

/** One size and colour of a product (areas, 6): what is priced, counted and sold. */
const variant = {
  sku: f.text({ required: true, max: 64, unique: true, pattern: /^[A-Za-z0-9._/-]+$/ }),
  barcode: f.text({ unique: true, pattern: /^(\d{8}|\d{12}|\d{13}|\d{14})$/ }),
  colour: f.text({ max: 40 }),
  size: f.text({ max: 20 }),
  other: f.text({ max: 40 }),
  mrp: f.money({ required: true, min: 1, max: mostPrice }),
  salePrice: f.money({ required: true, min: 0, max: mostPrice }),
  specialPrice: f.money({ min: 1, max: mostPrice }),
  specialFrom: f.dateTime(),
  specialTo: f.dateTime(),
  /** Grams. */
  weight: f.integer({ min: 0, max: 1_000_000 }),
  /** Millimetres, packed. */
  length: f.integer({ min: 0, max: 100_000 }),
  width: f.integer({ min: 0, max: 100_000 }),
  height: f.integer({ min: 0, max: 100_000 }),
  /** Pieces that can be sold now, below zero where more were promised; only the stock ledger writes it. */
  stock: f.integer({ default: 0 }),
  lowStock: f.integer({ min: 0, max: 100_000 }),
  active: f.boolean({ default: true }),
}

/** The fields of a variant that only who may change prices changes. */
export const priceFields = ['mrp', 'salePrice', 'specialPrice', 'specialFrom', 'specialTo'] as const

/** The part of a SKU that stands for a value of an option. */
const code = f.text({ max: 12, pattern: /^[A-Za-z0-9]+$/ })

/** What a product comes in (areas, 6): sizes in order, colours with their look, and one thing of its own; and its variants. */
export const productVariants = {
  /** Of the shop; rows of the list with the code of one of its values are that value (`resources/catalogue/product/rules/shopValues.ts`). */
  colourOption: f.reference('productOption', { help: true, where: { display: { in: ['swatch', 'image'] } } }),
  sizeOption: f.reference('productOption', { where: { display: { in: ['pill', 'select'] } } }),
  furtherOption: f.reference('productOption'),
  sizeSystem: f.select(sizeSystems),
  sizes: f.rows(
    { value: f.text({ required: true, max: 20 }), code },
    { max: 60, uniqueTogether: [['value']], help: true },
  ),
  colours: f.rows(
    {
      value: f.text({ required: true, max: 40 }),
      code,
      hex: f.colour(),
      family: f.select(colourFamilies),
      swatch: f.image({ maxMB: 2 }),
    },
    { max: 60, uniqueTogether: [['value']], help: true },
  ),
  otherOption: f.text({ max: 30, help: true }),
  otherValues: f.rows(
    { value: f.text({ required: true, max: 40 }), code },
    { max: 60, uniqueTogether: [['value']] },
  ),
  variants: f.rows(variant, {
    max: 1000,
    rules: {
      salePrice: { atMost: 'mrp' },
      specialPrice: { atMost: 'salePrice' },
      specialTo: { after: 'specialFrom' },
    },
    uniqueTogether: [['colour', 'size', 'other']],
    kept: ['stock'],
    apart: { of: 'stock', by: 'stockLocation' },
  }),
  /** By SKU and beside the variants, because fewer people may see them: a field of rows cannot be restricted by itself. */
  variantCosts: f.rows(
    { sku: f.text({ required: true, max: 64 }), cost: f.money({ required: true, min: 0 }) },
    {
      max: 1000,
      uniqueTogether: [['sku']],
      restricted: { view: 'viewCost', edit: 'changePrice' },
    },
  ),
}
