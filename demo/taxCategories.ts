import type { Values } from '../server/records/values.ts'
import type { Entry } from './shop.ts'

/** The first day of India's goods and services tax, and the day on which its rates were made fewer. */
const [start, reform] = ['2017-07-01', '2025-09-22'] as const
const beforeReform = '2025-09-21'

/** Rupees as paise. */
const rupees = (amount: number) => amount * 100

/** Two bands with a limit per piece between them, for a time. */
const bands = (
  limit: number,
  low: number,
  high: number,
  effectiveFrom: string,
  effectiveTo: string | null = null,
): Values[] => [
  { country: 'IN', effectiveFrom, effectiveTo, basis: 'unitValue', maxValue: rupees(limit), rate: low },
  { country: 'IN', effectiveFrom, effectiveTo, basis: 'unitValue', minValue: rupees(limit), rate: high },
]

const flat = (rate: number, effectiveFrom: string = start, effectiveTo: string | null = null): Values => ({
  country: 'IN',
  effectiveFrom,
  effectiveTo,
  basis: 'none',
  rate,
})

const textiles = [...bands(1000, 5, 12, start, beforeReform), ...bands(2500, 5, 18, reform)]

/**
 * The tax categories of the demo shop (areas, 11): data to begin with, taken from secondary pages. The rates of a real shop must be
 * confirmed by a tax adviser before it opens.
 */
const categories: readonly Values[] = [
  {
    code: 'STANDARD',
    name: 'Standard rate',
    isDefault: true,
    hsnPrefixes: [],
    description: 'For goods of which no other category knows the HSN code.',
    rates: [flat(18)],
  },
  {
    code: 'APPAREL',
    name: 'Apparel',
    hsnPrefixes: prefixes('61', '62'),
    rates: textiles,
    description:
      'Knitted and woven clothes and clothing accessories. The rate follows the value of one piece.',
  },
  {
    code: 'MADE-UPS',
    name: 'Home textiles and made-ups',
    hsnPrefixes: prefixes('63'),
    rates: textiles,
    description: 'Bed linen, towels, curtains, cushion covers. The rate follows the value of one piece.',
  },
  {
    code: 'QUILTS',
    name: 'Quilts',
    hsnPrefixes: prefixes('9404'),
    rates: textiles,
    description: 'Quilts and dohars of cotton. The rate follows the value of one piece.',
  },
  {
    code: 'FOOTWEAR',
    name: 'Footwear',
    hsnPrefixes: prefixes('64'),
    description: 'Shoes and sandals. The rate follows the value of one pair.',
    rates: [
      ...bands(1000, 5, 18, start, '2021-12-31'),
      ...bands(1000, 12, 18, '2022-01-01', beforeReform),
      ...bands(2500, 5, 18, reform),
    ],
  },
  {
    code: 'BAGS',
    name: 'Bags, wallets and belts',
    hsnPrefixes: prefixes('4202', '4203', '4205'),
    description: 'Goods of leather, canvas and jute that are carried or worn around the waist.',
    rates: [flat(28, start, '2017-11-14'), flat(18, '2017-11-15')],
  },
  {
    code: 'JEWELLERY',
    name: 'Jewellery',
    hsnPrefixes: prefixes('7113', '7114', '7117'),
    description: 'Silver and imitation jewellery.',
    rates: [flat(3)],
  },
  {
    code: 'BANGLES',
    name: 'Glass and lac bangles',
    hsnPrefixes: prefixes('701810'),
    taxability: 'nilRated',
    rates: [],
    description: 'Bangles without precious metal.',
  },
  {
    code: 'HEADWEAR',
    name: 'Hats and caps',
    hsnPrefixes: prefixes('65'),
    description: 'Headgear of textile, felt and straw.',
    rates: [flat(12, start, beforeReform), flat(5, reform)],
  },
  {
    code: 'EYEWEAR',
    name: 'Sunglasses',
    hsnPrefixes: prefixes('9004'),
    description: 'Sunglasses without correction.',
    rates: [flat(18)],
  },
  service('SHIPPING', 'Delivery charges', 'shipping', '9968'),
  service('COD-FEE', 'Cash on delivery fee', 'codFee', '9971'),
  service('GIFT-WRAP', 'Gift wrapping', 'giftWrap', '9985'),
]

/** The entries of the demo shop, under their codes. */
export const taxCategoryEntries = (): (() => Promise<Entry>)[] =>
  categories.map((values) => async () => ({
    key: String(values.code),
    at: '2025-05-02T04:30:00.000Z',
    values: { taxability: 'taxable', appliesTo: 'goods', ...values },
  }))

function prefixes(...codes: string[]): Values[] {
  return codes.map((prefix) => ({ prefix }))
}

function service(code: string, name: string, appliesTo: string, prefix: string): Values {
  return { code, name, appliesTo, hsnPrefixes: prefixes(prefix), rates: [flat(18)] }
}
