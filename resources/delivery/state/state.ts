import { countOf, keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A state, union territory or other first subdivision of a country (areas, 31); codes as in ISO 3166-2. */
export const state = defineResource({
  name: 'state',
  path: 'pages/state-list',
  endpoint: 'states',
  icon: 'state',
  menu: 'delivery',
  below: 'deliveryZone',
  title: 'name',
  fields: {
    country: f.reference('country', { required: true }),
    name: f.text({ required: true, max: 80, localized: true }),
    isoCode: f.text({ required: true, unique: true, pattern: /^[A-Z]{2}-[A-Z0-9]{1,3}$/, help: true }),
    gstCode: f.text({ unique: true, pattern: /^\d{2}$/, restricted: { edit: 'changeGstCode' }, help: true }),
    lgdCode: f.text({ unique: true, pattern: /^\d{1,6}$/ }),
    kind: f.select(['state', 'unionTerritory', 'other'], { required: true, default: 'state' }),
    aliases: f.rows({ name: f.text({ required: true, max: 80 }) }, { max: 20, uniqueTogether: [['name']] }),
    pinPrefixes: f.rows(
      {
        from: f.text({ required: true, pattern: /^\d{1,3}$/ }),
        to: f.text({ pattern: /^\d{1,3}$/ }),
      },
      { max: 30, help: true },
    ),
    active: f.boolean({ default: true, help: true }),
    codEnabled: f.boolean({ default: true, help: true }),
    position: f.integer({ min: 0, default: 100 }),
    districtCount: f.integer({ computed: true }),
    pincodeCount: f.integer({ computed: true }),
    ordersLately: f.integer({ computed: true }),
  },
  computed: {
    districtCount: countOf('districtCount', 'district.state'),
    pincodeCount: countOf('pincodeCount', 'pincode.state'),
    ordersLately: keptAs('ordersLately', 0),
  },
  unique: [['country', 'name']],
  list: {
    columns: [
      'name',
      'isoCode',
      'gstCode',
      'kind',
      'districtCount',
      'pincodeCount',
      'ordersLately',
      'codEnabled',
      'active',
    ],
    search: ['name', 'isoCode', 'gstCode', 'aliases.name'],
    filters: [
      'country',
      'kind',
      'active',
      'codEnabled',
      'name',
      'isoCode',
      'gstCode',
      'ordersLately',
      'updatedAt',
    ],
    sort: 'name',
    views: {
      states: { kind: 'state' },
      unionTerritories: { kind: 'unionTerritory' },
      withoutCod: { active: true, codEnabled: false },
      inactive: { active: false },
    },
  },
  form: {
    sections: {
      general: [['name', 'country'], ['isoCode', 'kind'], 'aliases'],
      tax: ['gstCode', 'lgdCode'],
      pincodes: ['pinPrefixes'],
      use: { fields: ['active', 'codEnabled', 'position'], in: 'aside' },
    },
  },
})
