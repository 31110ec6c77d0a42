import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** The flag of a country as the two regional indicator letters that fonts draw it from; `iso2` is ISO 3166 alpha-2. */
const flagOf = (iso2: string): string =>
  [...iso2.toUpperCase()].map((letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))).join('')

/** A country the shop may sell, ship or bill to (areas, 30); codes as in ISO 3166-1. */
export const country = defineResource({
  name: 'country',
  path: 'pages/country-list',
  endpoint: 'countries',
  icon: 'country',
  menu: 'delivery',
  below: 'deliveryZone',
  title: 'name',
  fields: {
    flag: f.text({ computed: true }),
    name: f.text({ required: true, max: 80, localized: true }),
    iso2: f.text({ required: true, unique: true, pattern: /^[A-Z]{2}$/, help: true }),
    iso3: f.text({ required: true, unique: true, pattern: /^[A-Z]{3}$/, help: true }),
    numeric: f.text({ pattern: /^\d{3}$/ }),
    dialCode: f.text({ required: true, pattern: /^\+\d{1,4}$/, help: true }),
    currency: f.text({ required: true, pattern: /^[A-Z]{3}$/, help: true }),
    postalPattern: f.text({ max: 120, help: true }),
    taxIdPattern: f.text({ max: 120 }),
    active: f.boolean({ default: false, help: true }),
    shipEnabled: f.boolean({ default: false, help: true }),
    isDefault: f.boolean({ default: false, help: true }),
    position: f.integer({ min: 0, default: 100, help: true }),
    stateCount: f.integer({ computed: true }),
  },
  computed: { flag: ({ iso2 }) => flagOf(iso2), stateCount: countOf('stateCount', 'state.country') },
  list: {
    columns: ['name', 'iso2', 'dialCode', 'currency', 'active', 'shipEnabled', 'stateCount'],
    search: ['name', 'iso2', 'iso3', 'dialCode'],
    filters: ['active', 'shipEnabled', 'currency', 'isDefault', 'name', 'iso2', 'updatedAt'],
    sort: 'position',
    views: {
      sell: { active: true },
      ship: { shipEnabled: true },
      notSold: { active: false },
    },
  },
  form: {
    sections: {
      general: ['name', ['iso2', 'iso3', 'numeric'], ['dialCode', 'currency']],
      addresses: ['postalPattern'],
      tax: ['taxIdPattern'],
      use: { fields: ['active', 'shipEnabled', 'isDefault', 'position'], in: 'aside' },
    },
  },
})
