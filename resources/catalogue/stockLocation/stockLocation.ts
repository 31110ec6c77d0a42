import { defineResource } from '../../../src/core/index.ts'
import { timeOfDay } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'

/** A place that holds goods (areas, S6): a warehouse, a shop, or where returns are looked at. */
export const stockLocation = defineResource({
  name: 'stockLocation',
  path: 'pages/stock-locations',
  endpoint: 'stock-locations',
  icon: 'stockLocation',
  menu: 'catalogue',
  below: 'stockLevel',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true }),
    code: f.text({ required: true, max: 20, unique: true, pattern: /^[A-Z0-9-]+$/ }),
    kind: f.select(['warehouse', 'store', 'returns'], { required: true, default: 'warehouse' }),
    address: f.address(),
    gstin: f.text({ pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z0-9][0-9A-Z]$/, help: true }),
    contactName: f.text({ max: 80, told: 'staff' }),
    contactPhone: f.phone({ told: 'staff' }),
    contactEmail: f.email({ told: 'staff' }),
    priority: f.integer({ min: 0, max: 999, default: 100, help: true }),
    shipsOrders: f.boolean({ default: true }),
    returnsAccepted: f.boolean({ default: true }),
    cutOff: f.text({ pattern: timeOfDay, help: true }),
    active: f.boolean({ default: true }),
  },
  list: {
    columns: ['name', 'code', 'kind', 'gstin', 'priority', 'shipsOrders', 'returnsAccepted', 'active'],
    search: ['name', 'code', 'gstin', 'contactName'],
    filters: ['active', 'kind', 'shipsOrders', 'returnsAccepted', 'name', 'code'],
    sort: 'priority',
    views: { active: { active: true }, inactive: { active: false } },
  },
  form: {
    sections: {
      general: [['name', 'code'], ['kind', 'gstin'], 'address'],
      contact: [['contactName', 'contactPhone'], 'contactEmail'],
      work: { fields: ['active', 'shipsOrders', 'returnsAccepted', 'priority', 'cutOff'], in: 'aside' },
    },
  },
})
