import { countOf, keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A city, town or village that customers write into an address (areas, 32). */
export const city = defineResource({
  name: 'city',
  path: 'pages/city-list',
  endpoint: 'cities',
  icon: 'city',
  menu: 'delivery',
  below: 'deliveryZone',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, localized: true }),
    state: f.reference('state', { required: true }),
    district: f.reference('district', { required: true, help: true }),
    aliases: f.rows(
      { name: f.text({ required: true, max: 80 }) },
      { max: 20, uniqueTogether: [['name']], help: true },
    ),
    kind: f.select(['metro', 'city', 'town', 'village'], { required: true, default: 'city' }),
    tier: f.integer({ min: 1, max: 3, help: true, told: 'staff' }),
    latitude: f.decimal({ min: -90, max: 90, digits: 5, told: 'staff' }),
    longitude: f.decimal({ min: -180, max: 180, digits: 5, told: 'staff' }),
    active: f.boolean({ default: true, help: true }),
    pincodeCount: f.integer({ computed: true }),
    ordersLately: f.integer({ computed: true }),
  },
  computed: {
    pincodeCount: countOf('pincodeCount', 'pincode.city'),
    ordersLately: keptAs('ordersLately', 0),
  },
  unique: [['state', 'district', 'name']],
  list: {
    columns: ['name', 'district', 'state', 'tier', 'kind', 'pincodeCount', 'ordersLately', 'active'],
    search: ['name', 'aliases.name'],
    filters: [
      'state',
      'district',
      'tier',
      'kind',
      'active',
      'pincodeCount',
      'ordersLately',
      'name',
      'updatedAt',
    ],
    sort: 'name',
    views: {
      withoutPincodes: { active: true, pincodeCount: 0 },
      metros: { kind: 'metro' },
      inactive: { active: false },
    },
  },
  form: {
    sections: {
      general: [['name', 'kind'], ['state', 'district'], 'aliases'],
      place: [['tier', 'latitude', 'longitude']],
      use: { fields: ['active'], in: 'aside' },
    },
  },
})
