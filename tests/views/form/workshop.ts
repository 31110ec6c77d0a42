import { defineResource, defineResources } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A shop that uses everything a form can do: tabs, an aside, folds, rules, computed and restricted fields, languages, rows, a workflow. */
export const maker = defineResource({
  name: 'maker',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80 }),
    slug: f.slug({ from: 'name' }),
    active: f.boolean({ default: true }),
  },
})

export const coat = defineResource({
  name: 'coat',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 160, localized: true }),
    slug: f.slug({ from: 'name', unique: true, required: true }),
    kind: f.select(['physical', 'digital'], { default: 'physical' }),
    maker: f.reference('maker'),
    price: f.money({ required: true, min: 100 }),
    cost: f.money({ restricted: { view: 'viewCost', edit: 'changeCost' } }),
    margin: f.money({ computed: true }),
    weight: f.integer({ min: 0 }),
    note: f.longText({ max: 200 }),
    variants: f.rows({
      sku: f.text({ required: true, unique: true }),
      price: f.money(),
      stock: f.integer({ min: 0, default: 0 }),
    }),
  },
  computed: { margin: ({ price, cost }) => (cost === null ? null : price - cost) },
  form: {
    as: 'tabs',
    sections: {
      general: ['name', ['slug', 'kind'], 'maker'],
      pricing: [['price', 'cost', 'margin']],
      variants: ['variants'],
      shipping: { fields: ['weight'], visible: { kind: 'physical' } },
      notes: { fields: ['note'], in: 'aside', collapsed: true },
    },
  },
  rules: { weight: { required: { kind: 'physical' } }, cost: { atMost: 'price' } },
})

export const letter = defineResource({
  name: 'letter',
  title: 'subject',
  fields: {
    subject: f.text({ required: true }),
    body: f.longText(),
    reason: f.select(['late', 'lost']),
  },
  form: { as: 'steps', sections: { first: ['subject'], second: ['body'] } },
  access: { edit: { status: { in: ['draft', 'open'] } } },
  workflow: {
    initial: 'draft',
    states: { draft: { tone: 'neutral' }, open: { tone: 'info' }, closed: { tone: 'success', locked: true } },
    transitions: {
      send: { from: 'draft', to: 'open' },
      close: { from: ['draft', 'open'], to: 'closed', ask: ['reason'], confirm: true, tone: 'danger' },
    },
  },
})

export const registry = defineResources([maker, coat, letter])
