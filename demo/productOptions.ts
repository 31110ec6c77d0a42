import { productOption } from '../resources/catalogue/productOption/productOption.ts'
import type { Values } from '../server/records/values.ts'
import { colourOf } from './colours.ts'
import type { DemoProduct, DemoVariant } from './demoProduct.ts'
import { hash } from './random.ts'
import type { Shop } from './shop.ts'
import { optionOfSizes, partOf, systems } from './shopOptions.ts'
import type { SizeSystem as DemoSizes } from './sizes.ts'
import { DAY, REFERENCE_DATE } from './time.ts'

/** What a product comes in: its colours with their look, and its sizes in order. */
export function productOptions(shop: Shop, { colours, sizeSystem, variants }: DemoProduct): Values {
  const sizes = new Map(variants.map(({ size, sizeLabel }) => [size, sizeLabel.en]))
  const sizeOption = optionOfSizes(sizeSystem as DemoSizes)
  return {
    colourOption: shop.id(productOption, 'colour'),
    sizeOption: shop.id(productOption, sizeOption),
    sizeSystem: systems[sizeSystem as DemoSizes] ?? 'measure',
    sizes: [...sizes].map(([code, value]) => ({ value, code: partOf(code) })),
    colours: colours.map((each) => {
      const { code, name, hex, family } = colourOf(each)
      return { value: name.en, code, hex, family }
    }),
  }
}

/** Its variants, some of them on offer around the day on which the demo shop stands still, and what each cost. */
export function productVariants(product: DemoProduct): Values {
  const offer = offerOf(product)
  return {
    variants: product.variants.map((variant) => {
      const { sku, barcode, mrp, salePrice, weight, stock, lowStockThreshold } = variant
      return {
        sku,
        barcode,
        mrp,
        salePrice,
        weight,
        stock,
        lowStock: lowStockThreshold,
        colour: colourOf(variant.colour).name.en,
        size: variant.sizeLabel.en,
        ...parcel(weight),
        ...offer(variant),
      }
    }),
    variantCosts: product.variants.map(({ sku, costPrice }) => ({ sku, cost: costPrice })),
  }
}

/** A flat parcel that fits the weight, in whole centimetres. */
const parcel = (grams: number): Values => ({
  length: grams > 1500 ? 450 : 320,
  width: grams > 1500 ? 350 : 240,
  height: Math.max(20, Math.ceil(grams / 150) * 10),
})

/** One product in eleven has an offer of two weeks: begun, to come or over. */
function offerOf({ styleCode, status }: DemoProduct): (variant: DemoVariant) => Values {
  const lot = hash(`${styleCode} offer`) % 11
  if (status !== 'active' || lot !== 0) return () => ({})
  const start = REFERENCE_DATE.getTime() + ((hash(styleCode) % 3) - 1) * 12 * DAY
  return ({ salePrice }) => ({
    specialPrice: Math.max(100, Math.round((salePrice * 0.85) / 1000) * 1000 - 100),
    specialFrom: new Date(start).toISOString(),
    specialTo: new Date(start + 14 * DAY).toISOString(),
  })
}

/** What its category's attribute set asks for. */
export function productAttributes({ pattern, fit, sleeve, neck, length }: DemoProduct): Values {
  const values = { pattern: pattern.replace(' ', '_'), fit, sleeve, neck, length }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}
