import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import { storeLink } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'
import { layoutPages, widgetTypeNames } from './rules/widgetTypes.ts'

const listed = { source: { in: ['collection', 'category', 'brand', 'rule', 'manual'] } } as const

/**
 * Sections of the store's home and landing pages (areas, 21). The records are the draft of a page's layout; "Publish page" swaps what
 * the store shows for the whole page at once and keeps each layout (`resources/content/widget/server/layouts.ts`). `config` is what a type needs
 * beside the common fields (`resources/content/widget/rules/widgetTypes.ts`).
 */
export const widget = defineResource({
  name: 'widget',
  path: 'pages/widgets-list',
  endpoint: 'widgets',
  icon: 'widget',
  menu: 'content',
  below: 'banner',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 120 }),
    type: f.select(widgetTypeNames, { required: true }),
    page: f.select(layoutPages, { required: true, default: 'home' }),
    slot: f.select(['top', 'main', 'bottom'], { required: true, default: 'main' }),
    position: f.integer({ min: 0, max: 10_000, default: 0 }),
    title: f.text({ max: 120, localized: true }),
    subtitle: f.text({ max: 200, localized: true }),
    ctaLabel: f.text({ max: 40, localized: true }),
    ctaPath: f.text({ max: 500, pattern: storeLink, help: true }),
    source: f.select(['none', 'manual', 'collection', 'category', 'brand', 'rule'], {
      required: true,
      default: 'none',
    }),
    products: f.references('product', { max: 60 }),
    collection: f.reference('collection'),
    category: f.reference('category'),
    brand: f.reference('brand'),
    rule: f.select(['bestSelling', 'new', 'discount', 'trending', 'lowPrice', 'recentlyViewed']),
    limit: f.integer({ min: 1, max: 60, default: 12 }),
    columnsDesktop: f.integer({ min: 1, max: 8, default: 4 }),
    columnsMobile: f.integer({ min: 1, max: 4, default: 2 }),
    carousel: f.boolean({ default: false }),
    cardStyle: f.select(['plain', 'framed', 'overlay'], { required: true, default: 'plain' }),
    background: f.select(['page', 'soft', 'accent', 'dark'], { required: true, default: 'page' }),
    spacing: f.select(['none', 'small', 'medium', 'large'], { required: true, default: 'medium' }),
    devices: f.multiSelect(['desktop', 'mobile', 'app'], { default: ['desktop', 'mobile', 'app'] }),
    audience: f.select(['all', 'guests', 'newCustomers', 'returning'], { required: true, default: 'all' }),
    states: f.references('state', { max: 40 }),
    ...f.schedule.fields,
    scheduleState: f.select(['always', 'scheduled', 'live', 'ended'], { computed: true }),
    config: f.json({ pictures: true }),
    hidden: f.boolean({ default: false, help: true }),
    archived: f.boolean({ default: false }),
    sourceCount: f.integer({ computed: true }),
  },
  computed: {
    scheduleState: keptAs<'always' | 'scheduled' | 'live' | 'ended'>('scheduleState', 'always'),
    sourceCount: keptAs<number | null>('sourceCount', null),
  },
  rules: {
    ...f.schedule.rules,
    type: { readOnly: { version: { gt: 0 } } },
    products: { visible: { source: 'manual' }, required: { source: 'manual' } },
    collection: { visible: { source: 'collection' }, required: { source: 'collection' } },
    category: { visible: { source: 'category' }, required: { source: 'category' } },
    brand: { visible: { source: 'brand' }, required: { source: 'brand' } },
    rule: { visible: { source: 'rule' }, required: { source: 'rule' } },
    limit: { visible: listed },
    sourceCount: { visible: listed },
  },
  permissions: ['publish', 'rawHtml'],
  list: {
    columns: ['name', 'type', 'page', 'slot', 'position', 'sourceCount', 'scheduleState', 'hidden'],
    search: ['name', 'title'],
    filters: [
      ...(['page', 'slot', 'type', 'source', 'hidden', 'archived'] as const),
      ...(['devices', 'audience', 'scheduleState', 'sourceCount', 'updatedAt'] as const),
    ],
    sort: 'position',
    views: {
      home: { page: 'home', archived: false },
      appHome: { page: 'appHome', archived: false },
      empty: { sourceCount: 0, archived: false },
      hidden: { hidden: true, archived: false },
      archived: { archived: true },
    },
  },
  page: {
    facts: ['type', 'page', 'slot', 'scheduleState', 'sourceCount'],
  },
  form: {
    as: 'tabs',
    sections: {
      content: ['name', 'title', 'subtitle', ['ctaLabel', 'ctaPath'], 'config'],
      products: ['source', 'products', 'collection', 'category', 'brand', 'rule', ['limit', 'sourceCount']],
      look: [
        ['columnsDesktop', 'columnsMobile', 'carousel'],
        ['cardStyle', 'background', 'spacing'],
      ],
      place: { fields: ['type', 'page', ['slot', 'position'], ['hidden', 'archived']], in: 'aside' },
      visibility: { fields: ['devices', 'audience', 'states', ['startsAt', 'endsAt']], in: 'aside' },
    },
  },
})
