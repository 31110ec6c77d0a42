import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * One code of a batch (areas, 26): good for one order. Written by the server alone, many at a time
 * (`resources/sales/coupon/server/addCodes.ts`), and taken and given back with the use of its coupon.
 */
export const couponCode = defineResource({
  name: 'couponCode',
  path: 'pages/coupon-codes',
  endpoint: 'coupon-codes',
  icon: 'coupon',
  menu: 'promotion',
  below: 'coupon',
  title: 'code',
  fields: {
    code: f.text({ required: true, max: 32, unique: true, system: true }),
    coupon: f.reference('coupon', { required: true, system: true }),
    state: f.select(['unused', 'reserved', 'used'], { required: true, default: 'unused', system: true }),
    order: f.reference('order', { system: true }),
    usedAt: f.dateTime({ system: true }),
  },
  access: { create: false, edit: false, delete: false, import: false },
  list: {
    columns: ['code', 'coupon', 'state', 'order', 'usedAt', 'createdAt'],
    search: ['code'],
    filters: ['coupon', 'state', 'usedAt', 'createdAt'],
    sort: '-createdAt',
    views: { unused: { state: 'unused' }, reserved: { state: 'reserved' }, used: { state: 'used' } },
  },
  form: { sections: { general: [['code', 'coupon'], ['state', 'order'], 'usedAt'] } },
})
