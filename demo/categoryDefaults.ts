import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { categories } from './categories.ts'
import type { Shop } from './shop.ts'

/** What a category of the demo shop says itself; what it leaves out it takes from the one above. */
interface Says {
  tax?: string
  attributes?: string
  sizes?: string
}

const says: Readonly<Record<string, Says>> = {
  women: { tax: 'APPAREL', attributes: 'apparel', sizes: 'women-alpha' },
  'women-jeans': { sizes: 'women-uk' },
  men: { tax: 'APPAREL', attributes: 'apparel', sizes: 'men-alpha' },
  'men-bottoms': { sizes: 'waist' },
  kids: { tax: 'APPAREL', attributes: 'apparel', sizes: 'kids' },
  baby: { sizes: 'baby' },
  ethnic: { tax: 'APPAREL', attributes: 'apparel', sizes: 'women-alpha' },
  'ethnic-men': { sizes: 'men-alpha' },
  footwear: { tax: 'FOOTWEAR', attributes: 'footwear' },
  'shoes-women': { sizes: 'shoe-women' },
  'shoes-men': { sizes: 'shoe-men' },
  accessories: { tax: 'APPAREL' },
  bags: { tax: 'BAGS', attributes: 'bags' },
  jewellery: { tax: 'JEWELLERY', attributes: 'jewellery' },
  bangles: { tax: 'BANGLES', sizes: 'bangle' },
  hats: { tax: 'HEADWEAR' },
  belts: { tax: 'BAGS', sizes: 'belt' },
  eyewear: { tax: 'EYEWEAR' },
  home: { tax: 'MADE-UPS', attributes: 'home' },
  quilts: { tax: 'QUILTS' },
}

/** The defaults for new products of a category, by its code; empty where those of the category above hold. */
export function categoryDefaults(shop: Shop, code: string): Values {
  const { taxCategory, attributeSet, sizeChart } = resources
  const { tax, attributes, sizes } = says[code] ?? {}
  const category = categories.find((each) => each.code === code)
  const above = categories.find((each) => each.code === category?.parent)
  const days = category?.returnWindowDays ?? 0
  const isOwn = above === undefined || above.returnWindowDays !== days
  return {
    taxCategory: tax === undefined ? null : shop.id(taxCategory, tax),
    attributeSet: attributes === undefined ? null : shop.id(attributeSet, attributes),
    sizeChart: sizes === undefined ? null : shop.id(sizeChart, sizes),
    returnable: isOwn ? days > 0 : null,
    returnWindowDays: isOwn && days > 0 ? days : null,
    codAllowed: above === undefined ? true : null,
  }
}
