import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource, locales } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { languagesOf } from '../page/rules/languagesOf.ts'
import { bannerIssues, contrastOf, placementNames } from './rules/banners.ts'

const { publishAt: _, unpublishAt: __, ...live } = f.publishable.fields
const exclusive = { placement: 'popup' } as const

/**
 * Pictures and words in a fixed place of the store (areas, 18). What the store shows is the last published revision of an active banner
 * within its schedule. `issues` and `scheduleState` are kept by the server (`resources/content/banner/server/refreshBanners.ts`).
 */
export const banner = defineResource({
  name: 'banner',
  path: 'pages/banners',
  endpoint: 'banners',
  icon: 'banner',
  menu: 'content',
  title: 'name',
  picture: 'mediaDesktop',
  fields: {
    name: f.text({ required: true, max: 120 }),
    placement: f.select(placementNames, { required: true }),
    mediaDesktop: f.image(),
    mediaMobile: f.image(),
    mediaTablet: f.image(),
    alt: f.text({ max: 125, localized: true, help: true }),
    heading: f.text({ max: 80, localized: true }),
    subheading: f.text({ max: 140, localized: true }),
    ctaLabel: f.text({ max: 30, localized: true }),
    textPosition: f.select(['start', 'centre', 'end'], { required: true, default: 'start' }),
    textColour: f.colour({ default: '#ffffff' }),
    backdrop: f.colour({ default: '#1f2937', help: true }),
    contrast: f.decimal({ computed: true }),
    linkType: f.select(
      [
        ...(['none', 'product', 'category', 'collection', 'brand'] as const),
        ...(['page', 'coupon', 'search', 'url'] as const),
      ],
      { required: true, default: 'none' },
    ),
    linkProduct: f.reference('product'),
    linkCategory: f.reference('category'),
    linkCollection: f.reference('collection'),
    linkBrand: f.reference('brand'),
    linkPage: f.reference('page'),
    linkText: f.text({ max: 120 }),
    linkUrl: f.url(),
    audience: f.select(['all', 'guests', 'newCustomers', 'returning', 'places'], {
      required: true,
      default: 'all',
    }),
    states: f.references('state', { max: 40 }),
    cities: f.references('city', { max: 100 }),
    devices: f.multiSelect(['desktop', 'mobile', 'app'], { default: ['desktop', 'mobile', 'app'] }),
    ...f.schedule.fields,
    scheduleState: f.select(['always', 'scheduled', 'live', 'ended'], { computed: true }),
    priority: f.integer({ min: 0, max: 1000, default: 100, help: true }),
    frequencyCap: f.integer({ min: 1, max: 30, help: true }),
    issues: f.multiSelect(bannerIssues, { computed: true }),
    languages: f.multiSelect(locales, { computed: true }),
    ...live,
  },
  computed: {
    contrast: ({ textColour, backdrop }) => contrastOf(textColour, backdrop),
    scheduleState: keptAs<'always' | 'scheduled' | 'live' | 'ended'>('scheduleState', 'always'),
    issues: keptAs<(typeof bannerIssues)[number][]>('issues', []),
    languages: (record) => languagesOf(record, ['heading', 'subheading', 'ctaLabel', 'alt']),
  },
  rules: {
    ...f.schedule.rules,
    mediaDesktop: { required: { placement: { not: 'announcementBar' } } },
    mediaMobile: { required: { placement: { not: 'announcementBar' } } },
    alt: { required: { placement: { not: 'announcementBar' } } },
    heading: { required: { placement: 'announcementBar' } },
    linkProduct: { visible: { linkType: 'product' }, required: { linkType: 'product' } },
    linkCategory: { visible: { linkType: 'category' }, required: { linkType: 'category' } },
    linkCollection: { visible: { linkType: 'collection' }, required: { linkType: 'collection' } },
    linkBrand: { visible: { linkType: 'brand' }, required: { linkType: 'brand' } },
    linkPage: { visible: { linkType: 'page' }, required: { linkType: 'page' } },
    linkText: {
      visible: { linkType: { in: ['coupon', 'search'] } },
      required: { linkType: { in: ['coupon', 'search'] } },
    },
    linkUrl: { visible: { linkType: 'url' }, required: { linkType: 'url' } },
    states: { visible: { audience: 'places' } },
    cities: { visible: { audience: 'places' } },
    frequencyCap: { visible: exclusive },
  },
  access: { delete: { liveNumber: { empty: true } } },
  workflow: {
    initial: 'draft',
    states: {
      draft: { tone: 'neutral' },
      active: { tone: 'success' },
      paused: { tone: 'neutral' },
      archived: { tone: 'neutral', locked: true },
    },
    transitions: {
      publish: { from: ['draft', 'active', 'paused'], to: 'active', when: { ahead: true }, undo: true },
      pause: { from: 'active', to: 'paused', undo: true },
      resume: {
        from: 'paused',
        to: 'active',
        when: { liveNumber: { empty: false } },
        permission: 'pause',
        undo: true,
      },
      archive: { from: ['draft', 'active', 'paused'], to: 'archived', confirm: true, undo: true },
      unarchive: { from: 'archived', to: 'draft', permission: 'archive', undo: true },
    },
  },
  list: {
    columns: [
      'mediaDesktop',
      'name',
      'placement',
      'scheduleState',
      'audience',
      'priority',
      'issues',
      'status',
    ],
    search: ['name', 'heading', 'linkText', 'linkUrl'],
    filters: [
      ...(['placement', 'status', 'scheduleState', 'ahead', 'audience', 'devices'] as const),
      ...(['languages', 'linkType', 'issues', 'startsAt', 'endsAt'] as const),
    ],
    sort: 'placement',
    views: {
      live: { status: 'active', scheduleState: { in: ['always', 'live'] } },
      upcoming: { status: 'active', scheduleState: 'scheduled' },
      ended: { scheduleState: 'ended' },
      brokenLink: { issues: { has: ['brokenLink'] } },
      attention: { issues: { empty: false }, status: { not: 'archived' } },
    },
  },
  page: {
    facts: ['status', 'scheduleState', 'placement', 'audience', 'issues'],
    cards: ['preview', 'creative', 'link', 'revisions'],
    rail: ['place', 'schedule', 'targeting'],
  },
  form: {
    as: 'tabs',
    sections: {
      creative: [
        'name',
        ['mediaDesktop', 'mediaMobile', 'mediaTablet'],
        'alt',
        'heading',
        'subheading',
        'ctaLabel',
        ['textPosition', 'textColour', 'backdrop'],
      ],
      link: [
        'linkType',
        ...(['linkProduct', 'linkCategory', 'linkCollection', 'linkBrand', 'linkPage'] as const),
        ...(['linkText', 'linkUrl'] as const),
      ],
      targeting: ['audience', 'states', 'cities', 'devices', 'frequencyCap'],
      revisions: { fields: [['liveNumber', 'liveSince'], 'ahead'] },
      preview: { fields: [], in: 'aside' },
      place: { fields: ['placement', 'priority'], in: 'aside' },
      schedule: { fields: ['startsAt', 'endsAt'], in: 'aside' },
      results: { fields: ['issues'], in: 'aside' },
    },
  },
})
