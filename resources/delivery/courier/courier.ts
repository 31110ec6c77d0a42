import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { courierConnections } from './rules/courierConnections.ts'

/**
 * Who carries parcels of the shop (areas, S4). Zones prefer some, pincodes are told by which they are reached, and parcels and pickups
 * keep the name as it was when they were given to one.
 */
export const courier = defineResource({
  name: 'courier',
  path: 'pages/couriers',
  endpoint: 'couriers',
  icon: 'courier',
  menu: 'delivery',
  below: 'deliveryZone',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60, unique: true }),
    code: f.text({ required: true, unique: true, pattern: /^[A-Z0-9][A-Z0-9_-]{0,29}$/, help: true }),
    trackingPattern: f.text({ max: 300, pattern: /^https:\/\/\S*\{awb\}\S*$/, help: true }),
    forward: f.boolean({ default: true }),
    cod: f.boolean({ default: false }),
    reverse: f.boolean({ default: false }),
    connection: f.select(courierConnections, { help: true }),
    active: f.boolean({ default: true, help: true }),
    contactPhone: f.phone({ told: 'staff' }),
    contactEmail: f.email({ told: 'staff' }),
    note: f.longText({ max: 1000, lines: 3 }),
    shipmentCount: f.integer({ computed: true }),
    pincodeCount: f.integer({ computed: true }),
  },
  computed: {
    shipmentCount: countOf('shipmentCount', 'shipment.carrier'),
    pincodeCount: countOf('pincodeCount', 'pincode.carriers'),
  },
  list: {
    columns: ['name', 'code', 'forward', 'cod', 'reverse', 'shipmentCount', 'pincodeCount', 'active'],
    search: ['name', 'code'],
    filters: [
      'connection',
      ...(['active', 'forward', 'cod', 'reverse', 'shipmentCount', 'pincodeCount'] as const),
      ...(['name', 'code', 'updatedAt'] as const),
    ],
    sort: 'name',
    views: { active: { active: true }, inactive: { active: false }, unused: { shipmentCount: 0 } },
  },
  form: {
    sections: {
      general: [['name', 'code'], 'trackingPattern'],
      services: [['forward', 'cod', 'reverse'], 'connection'],
      contact: [['contactPhone', 'contactEmail'], 'note'],
      use: { fields: ['active', 'shipmentCount', 'pincodeCount'], in: 'aside' },
    },
  },
})
