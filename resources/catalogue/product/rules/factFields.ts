import { hsnCode, monthOfYear } from '../../../../src/core/patterns.ts'
import * as f from '../../../../src/fields/index.ts'

const materials = [
  ...(['cotton', 'organicCotton', 'linen', 'silk', 'wool', 'merino', 'cashmere', 'viscose'] as const),
  ...(['modal', 'lyocell', 'polyester', 'recycledPolyester', 'nylon', 'elastane', 'zari'] as const),
  ...(['leather', 'suede', 'rubber', 'paper', 'acetate', 'brass', 'silverMetal', 'other'] as const),
] as const

const careSigns = [
  ...(['machineWash30', 'machineWash40', 'handWash', 'doNotWash', 'wipeClean', 'dryClean'] as const),
  ...(['doNotBleach', 'ironLow', 'ironMedium', 'ironHigh', 'lineDry', 'dryFlat', 'tumbleLow'] as const),
  'doNotTumbleDry',
] as const

/** What a product is, apart from its variants: who it is for, what it is made of, what its category asks (areas, 6 and S2). */
export const productFacts = {
  gender: f.select(['women', 'men', 'unisex', 'girls', 'boys']),
  ageGroup: f.select(['adult', 'kids', 'baby'], { default: 'adult' }),
  season: f.text({ max: 10 }),
  occasions: f.multiSelect(['everyday', 'work', 'party', 'wedding', 'festive', 'home', 'travel']),
  composition: f.rows(
    {
      material: f.select(materials, { required: true }),
      percent: f.percent({ required: true, min: 0.1, default: 100 }),
    },
    { max: 12, uniqueTogether: [['material']] },
  ),
  care: f.multiSelect(careSigns),
  /** By the code of the attribute; several values of one are parted by commas, yes and no are `true` and `false`. */
  attributes: f.keyValue({ help: true }),
  /** Codes of attributes that the category demands and that have no value; the server keeps it. */
  missingAttributes: f.text({ max: 4000, system: true }),
  sizeChart: f.reference('sizeChart', { help: true }),
}

/** What the law wants to be said of packed goods (Legal Metrology rules), and how they are taxed. */
export const productCompliance = {
  hsnCode: f.text({ pattern: hsnCode, help: true }),
  taxCategory: f.reference('taxCategory', { help: true }),
  countryOfOrigin: f.country({ help: true }),
  genericName: f.text({ max: 120, help: true }),
  netQuantity: f.text({ max: 40 }),
  manufacturedIn: f.text({ pattern: monthOfYear, help: true }),
  manufacturer: f.longText({ max: 300, lines: 2, help: true }),
  packer: f.longText({ max: 300, lines: 2 }),
  importer: f.longText({ max: 300, lines: 2 }),
  careContact: f.text({ max: 160 }),
}

/** How a product travels and comes back. */
export const productShipping = {
  weight: f.integer({ min: 0 }),
  dispatchDays: f.integer({ min: 0, max: 60 }),
  minPerOrder: f.integer({ min: 1, max: 999 }),
  maxPerOrder: f.integer({ min: 1, max: 999 }),
  /** This, the window and cash on delivery: where nothing is said, as the category says; else as the shop does. */
  returnable: f.boolean({ help: true }),
  exchangeable: f.boolean({ default: true }),
  returnWindowDays: f.integer({ min: 0, max: 90, help: true }),
  codAllowed: f.boolean({ help: true }),
  giftable: f.boolean({ default: true }),
}
