import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { pastStates, pastSystems } from './rules/pastStates.ts'

/**
 * An order of the system that the shop came from: taken in with that system's own file, and looked up when its customer asks. It moves
 * neither stock nor money, and no figure counts it; nor do its returns, which were received and paid back there.
 */
export const pastOrder = defineResource({
  name: 'pastOrder',
  path: 'pages/past-orders',
  endpoint: 'past-orders',
  icon: 'order',
  menu: 'sales',
  below: 'order',
  title: 'number',
  subtitle: ['contactName', 'placedAt', 'total'],
  foundLast: true,
  fields: {
    number: f.text({ required: true, max: 40, unique: true }),
    system: f.select(pastSystems, { required: true, default: 'other' }),
    state: f.select(pastStates, { required: true, default: 'fulfilled' }),
    placedAt: f.dateTime({ required: true }),
    customer: f.reference('customer', { help: true }),
    contactName: f.text({ max: 120 }),
    phone: f.phone({ masked: 'viewPii' }),
    email: f.email({ masked: 'viewPii' }),
    deliveredTo: f.text({ max: 500, masked: 'viewPii' }),
    total: f.money({ required: true, min: 0 }),
    refunded: f.money({ min: 0 }),
    lines: f.rows(
      {
        line: f.integer({ required: true, min: 1, max: 500 }),
        name: f.text({ required: true, max: 255 }),
        sku: f.text({ max: 64 }),
        quantity: f.integer({ required: true, min: 1, max: 100_000 }),
        price: f.money({ min: 0 }),
      },
      { max: 500, uniqueTogether: [['line']] },
    ),
    returns: f.rows(
      {
        number: f.text({ required: true, max: 40 }),
        at: f.dateTime({ required: true }),
        items: f.text({ required: true, max: 500 }),
        /** In the words of the system that settled it. */
        outcome: f.text({ max: 60 }),
        refunded: f.money({ min: 0 }),
      },
      { max: 100, uniqueTogether: [['number']], help: true },
    ),
    note: f.longText({ max: 2000 }),
  },
  permissions: ['viewPii'],
  list: {
    columns: ['number', 'contactName', 'placedAt', 'total', 'state', 'system'],
    search: ['number', 'contactName', 'phone', 'email', 'lines.sku', 'returns.number'],
    filters: ['state', 'system', 'customer', 'placedAt', 'total'],
    sort: '-placedAt',
    views: { withoutCustomer: { customer: { empty: true } } },
  },
  page: { facts: ['state', 'total', 'refunded', 'placedAt', 'system'] },
  form: {
    sections: {
      order: [['number', 'placedAt'], 'lines', ['total', 'refunded'], 'returns'],
      who: { fields: ['customer', 'contactName', 'phone', 'email', 'deliveredTo'], in: 'aside' },
      state: { fields: ['state', 'system', 'note'], in: 'aside' },
    },
  },
})
