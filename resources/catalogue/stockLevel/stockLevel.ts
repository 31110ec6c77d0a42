import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { availableOf, stockStateOf, unavailableOf } from './rules/quantities.ts'

/** So many pieces; the database itself keeps it from falling below zero. */
const pieces = f.integer({ min: 0, default: 0, checked: true })

/**
 * What one place holds of one variant (areas, S3). Only the ledger writes it (`resources/catalogue/stockLevel/server/moveStock.ts`), so
 * nobody creates, edits or deletes one as a record. `variant` is the id of a row of the product; `sku` and `item` name it.
 */
export const stockLevel = defineResource({
  name: 'stockLevel',
  path: 'pages/stock',
  endpoint: 'stock-levels',
  icon: 'stockLevel',
  menu: 'catalogue',
  title: 'sku',
  foundLast: true,
  fields: {
    item: f.text({ required: true }),
    sku: f.text({ required: true, max: 64, system: true }),
    variant: f.text({ required: true, system: true, pattern: /^[0-9a-f-]{36}$/, rowOf: 'product' }),
    product: f.reference('product', { required: true }),
    location: f.reference('stockLocation', { required: true }),
    onHand: pieces,
    committed: pieces,
    reserved: pieces,
    damaged: pieces,
    qc: pieces,
    safety: pieces,
    unavailable: f.integer({ computed: true }),
    incoming: pieces,
    available: f.integer({ computed: true }),
    backorder: f.integer({ min: 0, default: 0, help: true }),
    sellable: f.integer({ computed: true, min: 0, checked: true, help: true }),
    lowAt: f.integer({ min: 0, default: 5, help: true }),
    state: f.select(['out', 'low', 'enough'], { computed: true }),
  },
  unique: [['variant', 'location']],
  computed: {
    unavailable: (level) => unavailableOf(level),
    available: (level) => availableOf(level),
    sellable: (level) => availableOf(level) + level.backorder,
    state: (level) => stockStateOf(availableOf(level), level.lowAt),
  },
  access: { create: false, edit: false, delete: false, import: false },
  permissions: ['adjust'],
  places: ['location'],
  list: {
    columns: ['sku', 'item', 'location', 'onHand', 'available', 'state', 'incoming', 'committed', 'reserved'],
    search: ['sku', 'item'],
    filters: ['location', 'state', 'product', 'variant', 'available', 'onHand', 'incoming', 'updatedAt'],
    sort: 'sku',
    views: {
      out: { state: 'out' },
      low: { state: 'low' },
      incoming: { incoming: { gt: 0 } },
      setAside: { unavailable: { gt: 0 } },
      oversold: { available: { lt: 0 } },
    },
  },
  page: { headline: ['item'], facts: ['sku', 'available', 'state'] },
  form: {
    sections: {
      general: [
        ['item', 'sku'],
        ['product', 'location'],
      ],
      quantities: [
        ['onHand', 'available', 'incoming'],
        ['committed', 'reserved'],
        ['damaged', 'qc', 'safety'],
      ],
      limits: { fields: ['state', 'lowAt', 'backorder', 'sellable', 'unavailable'], in: 'aside' },
    },
  },
})
