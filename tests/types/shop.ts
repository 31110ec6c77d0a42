import { defineResource, defineResources } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

/** A small shop that the language is tested with; the two examples of the architecture, section 6. */
export const brand = defineResource({
  name: 'brand',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80 }),
    slug: f.slug({ from: 'name', unique: true }),
    active: f.boolean({ default: true }),
  },
})

export const product = defineResource({
  name: 'product',
  icon: 'box',
  menu: 'catalogue',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 160, localized: true }),
    slug: f.slug({ from: 'name', unique: true }),
    kind: f.select(['physical', 'digital'], { default: 'physical' }),
    brand: f.reference('brand', { required: true }),
    price: f.money({ required: true, min: 0 }),
    cost: f.money({ restricted: { view: 'viewCost' } }),
    margin: f.money({ computed: true }),
    weight: f.integer({ min: 0 }),
    variants: f.rows({
      sku: f.text({ required: true, unique: true }),
      price: f.money(),
      stock: f.integer({ min: 0, default: 0 }),
    }),
  },
  computed: { margin: ({ price, cost }) => (cost === null ? null : price - cost) },
  list: {
    columns: ['name', 'brand', 'price', 'margin', 'updatedAt'],
    search: ['name', 'slug', 'variants.sku', 'brand'],
    filters: ['brand', 'kind', 'price'],
    sort: '-updatedAt',
    views: { digital: { kind: 'digital' }, premium: { price: { gte: 100_000 } } },
  },
  form: {
    as: 'tabs',
    sections: {
      general: ['name', ['slug', 'kind'], 'brand'],
      pricing: [['price', 'cost', 'margin']],
      variants: ['variants'],
      shipping: { fields: ['weight'], visible: { kind: 'physical' } },
    },
  },
  rules: { weight: { required: { kind: 'physical' } }, cost: { atMost: 'price' } },
})

export const order = defineResource({
  name: 'order',
  icon: 'receipt',
  menu: 'sales',
  title: 'number',
  fields: {
    number: f.text({ required: true, unique: true }),
    lines: f.rows(
      {
        product: f.reference('product', { required: true }),
        quantity: f.integer({ required: true, min: 1 }),
        price: f.money({ required: true }),
      },
      { min: 1 },
    ),
    shipping: f.money({ default: 0 }),
    total: f.money({ computed: true, required: true }),
    trackingNumber: f.text(),
    cancelReason: f.select(['customer', 'stock', 'fraud']),
  },
  computed: {
    total: ({ lines, shipping }) => lines.reduce((sum, line) => sum + line.quantity * line.price, shipping),
  },
  list: {
    columns: ['number', 'status', 'total', 'createdAt'],
    summed: 'total',
    search: ['number'],
    filters: ['status', 'createdAt'],
    sort: '-createdAt',
    views: {
      toShip: { status: 'paid' },
      problems: { any: [{ status: 'cancelled' }, { total: { gt: 1_000_000 } }] },
    },
  },
  access: { delete: false, edit: { status: { in: ['draft', 'paid'] } } },
  workflow: {
    initial: 'draft',
    states: {
      draft: { tone: 'neutral' },
      paid: { tone: 'info' },
      shipped: { tone: 'warning' },
      delivered: { tone: 'success', locked: true },
      cancelled: { tone: 'danger', locked: true },
    },
    transitions: {
      pay: { from: 'draft', to: 'paid', undo: true },
      ship: { from: 'paid', to: 'shipped', ask: ['trackingNumber'] },
      deliver: { from: 'shipped', to: 'delivered' },
      cancel: {
        from: ['draft', 'paid'],
        to: 'cancelled',
        ask: ['cancelReason'],
        confirm: true,
        tone: 'danger',
      },
    },
  },
})

export const shop = defineResources([brand, product, order])
