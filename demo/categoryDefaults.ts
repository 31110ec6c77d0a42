import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { type CategoryCode, categoryOf } from './categories.ts'
import type { Shop } from './shop.ts'

/** The defaults for new products of a category, by its code; empty where those of the category above hold. */
export function categoryDefaults(shop: Shop, code: CategoryCode): Values {
  const { taxCategory, attributeSet, sizeChart } = resources
  const { parent, returnWindowDays: days, defaults } = categoryOf(code)
  const { tax, attributes, sizes } = defaults
  const above = parent ? categoryOf(parent) : undefined
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
