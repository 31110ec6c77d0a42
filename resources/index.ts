import { defineResources } from '../src/core/index.ts'
import { brand } from './catalogue/brand.ts'
import { category } from './catalogue/category.ts'
import { product } from './catalogue/product.ts'
import { tag } from './catalogue/tag.ts'

/** All areas; their order is the menu's order. */
export const resources = defineResources([product, category, brand, tag])
