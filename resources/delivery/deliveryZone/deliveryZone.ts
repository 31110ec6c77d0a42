import { countOf, keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import { timeOfDay } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'
import { weekdays } from '../../shared/work/rules/weekdays.ts'
import { zoneLevels } from './rules/zoneMember.ts'

/** A place that a zone takes in or leaves out; which of its columns counts follows from `level`. */
const member = {
  level: f.select(zoneLevels, { required: true }),
  mode: f.select(['include', 'exclude'], { default: 'include' }),
  country: f.reference('country'),
  state: f.reference('state'),
  district: f.reference('district'),
  city: f.reference('city'),
  from: f.text({ pattern: /^[A-Z0-9]{1,10}$/ }),
  to: f.text({ pattern: /^[A-Z0-9]{1,10}$/ }),
}

/** One way of delivery that a zone offers, with its price, its days and its rules for cash on delivery. */
const method = {
  code: f.text({ required: true, pattern: /^[a-z0-9-]{1,30}$/ }),
  type: f.select(['standard', 'express', 'sameDay', 'scheduled', 'pickup'], { default: 'standard' }),
  name: f.text({ max: 60 }),
  active: f.boolean({ default: true }),
  rateType: f.select(['flat', 'byWeight', 'byValue', 'byItem'], { default: 'flat' }),
  rate: f.money({ required: true, min: 0 }),
  freeAbove: f.money({ min: 0 }),
  taxCategory: f.reference('taxCategory'),
  etaMin: f.integer({ required: true, min: 0, max: 60 }),
  etaMax: f.integer({ required: true, min: 0, max: 60 }),
  cutoff: f.text({ pattern: timeOfDay }),
  workingDays: f.multiSelect(weekdays),
  minOrder: f.money({ min: 0 }),
  maxOrder: f.money({ min: 0 }),
  maxWeight: f.integer({ min: 1 }),
  codAllowed: f.boolean({ default: true }),
  codFee: f.money({ min: 0 }),
  codFeePercent: f.percent({ min: 0 }),
  codMaxValue: f.money({ min: 0 }),
  preferred: f.references('courier', { max: 10 }),
  /** The names that were written before couriers were records, until they are found among them (`ensureCouriers`). */
  couriers: f.text({ max: 120 }),
  excludedCategories: f.references('category', { tree: true, max: 50 }),
  excludedProducts: f.references('product', { max: 100 }),
}

/** A part of the world in which delivery has one set of methods and prices (areas, 25). */
export const deliveryZone = defineResource({
  name: 'deliveryZone',
  path: 'pages/delivery-zones',
  endpoint: 'delivery-zones',
  icon: 'deliveryZone',
  menu: 'delivery',
  title: 'name',
  subtitle: ['code'],
  fields: {
    name: f.text({ required: true, max: 80, localized: true }),
    code: f.text({ required: true, unique: true, pattern: /^[A-Z0-9][A-Z0-9_-]{0,29}$/, help: true }),
    description: f.longText({ max: 500, lines: 2, localized: true }),
    priority: f.integer({ min: 0, max: 9999, default: 100, help: true }),
    active: f.boolean({ default: true, help: true }),
    origins: f.references('stockLocation', { max: 50, help: true }),
    members: f.rows(member, {
      max: 5000,
      uniqueTogether: [['level', 'country', 'state', 'district', 'city', 'from', 'to']],
      help: true,
    }),
    methods: f.rows(method, {
      max: 30,
      uniqueTogether: [['code']],
      kept: ['couriers'],
      elsewhere: ['excludedCategories', 'excludedProducts'],
      rules: { etaMax: { atLeast: 'etaMin' }, maxOrder: { atLeast: 'minOrder' } },
    }),
    slabs: f.rows(
      {
        method: f.text({ required: true, pattern: /^[a-z0-9-]{1,30}$/ }),
        upTo: f.integer({ min: 1 }),
        rate: f.money({ required: true, min: 0 }),
      },
      { max: 200, uniqueTogether: [['method', 'upTo']], help: true },
    ),
    codSlabs: f.rows(
      {
        method: f.text({ required: true, pattern: /^[a-z0-9-]{1,30}$/ }),
        upTo: f.money({ required: true, min: 1 }),
        fee: f.money({ required: true, min: 0 }),
        percent: f.percent({ min: 0 }),
      },
      { max: 200, uniqueTogether: [['method', 'upTo']], help: true },
    ),
    states: f.references('state', { max: 1000, system: true }),
    levels: f.multiSelect(zoneLevels, { computed: true }),
    pincodeCount: f.integer({ computed: true }),
    methodTypes: f.multiSelect(['standard', 'express', 'sameDay', 'scheduled', 'pickup'], { computed: true }),
    cod: f.boolean({ computed: true }),
    cheapest: f.money({ computed: true }),
    ordersLately: f.integer({ computed: true }),
  },
  computed: {
    pincodeCount: countOf('pincodeCount', 'pincode.zone'),
    levels: ({ members }) => [...new Set(members.map(({ level }) => level))],
    methodTypes: ({ methods }) => [
      ...new Set(methods.filter(({ active }) => active).map(({ type }) => type)),
    ],
    cod: ({ methods }) => methods.some(({ active, codAllowed }) => active && codAllowed),
    cheapest: ({ methods, slabs }) => {
      const rates = methods
        .filter(({ active }) => active)
        .flatMap(({ code, rateType, rate }) => {
          const own = slabs.filter(({ method }) => method === code)
          return rateType === 'flat' || own.length === 0 ? [rate] : own.map((slab) => slab.rate)
        })
      return rates.length === 0 ? null : Math.min(...rates)
    },
    ordersLately: keptAs('ordersLately', 0),
  },
  list: {
    columns: [
      ...(['name', 'levels', 'pincodeCount', 'methodTypes', 'cod', 'cheapest', 'ordersLately'] as const),
      ...(['priority', 'active'] as const),
    ],
    search: ['name', 'code', 'members.from'],
    filters: [
      'active',
      'levels',
      'states',
      'cod',
      'methodTypes',
      'cheapest',
      'pincodeCount',
      'ordersLately',
      'code',
      'updatedAt',
    ],
    sort: 'priority',
    views: {
      active: { active: true },
      inactive: { active: false },
      cod: { active: true, cod: true },
      withoutPincodes: { active: true, pincodeCount: 0 },
      withoutMethods: { active: true, methodTypes: { empty: true } },
    },
  },
  page: { cards: ['general', 'coverage', 'methods', 'cod'] },
  form: {
    as: 'tabs',
    sections: {
      general: [['name', 'code'], 'description'],
      coverage: ['members', 'origins'],
      methods: ['methods', 'slabs'],
      cod: ['codSlabs'],
      exclusions: [],
      use: { fields: ['active', 'priority'], in: 'aside' },
    },
  },
})
