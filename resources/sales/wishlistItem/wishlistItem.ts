import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * What a customer keeps in mind (areas, 13): a product, or one variant of it, with what it cost then. Written by the store alone, like
 * carts (`resources/sales/wishlistItem/server/syncWishlist.ts`).
 */
export const wishlistItem = defineResource({
  name: 'wishlistItem',
  path: 'pages/wishlists',
  endpoint: 'wishlist-items',
  icon: 'rating',
  menu: 'customers',
  below: 'customer',
  title: 'name',
  subtitle: ['options', 'sku'],
  foundLast: true,
  fields: {
    name: f.text({ required: true, max: 200, system: true }),
    customer: f.reference('customer', { required: true, system: true }),
    product: f.reference('product', { required: true, system: true }),
    variant: f.text({ pattern: /^[0-9a-f-]{36}$/, system: true, rowOf: 'product' }),
    sku: f.text({ max: 64, system: true }),
    options: f.text({ max: 160, system: true }),
    addedAt: f.dateTime({ required: true, system: true }),
    priceThen: f.money({ required: true, min: 0, system: true }),
  },
  unique: [['customer', 'product', 'variant']],
  erases: true,
  access: { create: false, edit: false, import: false },
  permissions: ['sync'],
  list: {
    columns: ['name', 'options', 'customer', 'addedAt', 'priceThen'],
    search: ['name', 'sku'],
    filters: ['customer', 'product', 'addedAt', 'priceThen'],
    sort: '-addedAt',
    views: { ofVariants: { variant: { empty: false } } },
  },
  form: {
    sections: {
      general: ['name', ['product', 'options'], 'sku'],
      who: { fields: ['customer', 'addedAt', 'priceThen'], in: 'aside' },
    },
  },
})
