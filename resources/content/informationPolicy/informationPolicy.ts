import { defineResource, locales } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { languagesOf } from '../page/rules/languagesOf.ts'
import { policyTypes } from './rules/policies.ts'

const grievance = { policyType: 'grievance' } as const
const { states, transitions } = f.publishable.workflow

/**
 * What the shop promises and what the law has it say (areas, 3). One policy of a type is live at a time; publishing another of the
 * type supersedes it. `versionNo` counts what was published of a type, over all its records; old versions stay readable.
 */
export const informationPolicy = defineResource({
  name: 'informationPolicy',
  path: 'pages/information-policy',
  endpoint: 'policies',
  icon: 'informationPolicy',
  menu: 'content',
  below: 'page',
  title: 'title',
  fields: {
    policyType: f.select(policyTypes, { required: true }),
    title: f.text({ required: true, max: 120, localized: true }),
    slug: f.slug({ required: true, from: 'title', unique: true }),
    summary: f.longText({ max: 300, lines: 2, localized: true, help: true }),
    body: f.richText({ required: true, localized: true }),
    effectiveFrom: f.date({ required: true, help: true }),
    versionNo: f.integer({ system: true, default: 0, min: 0 }),
    changeNote: f.text({ max: 255, help: true }),
    announcing: f.integer({ system: true }),
    announcedTo: f.text({ max: 36, system: true }),
    requiresAcceptance: f.boolean({ default: false, help: true }),
    showIn: f.multiSelect(['footer', 'signup', 'checkout', 'account', 'product'], { default: ['footer'] }),
    officerName: f.text({ max: 120 }),
    officerDesignation: f.text({ max: 120 }),
    officerEmail: f.email(),
    officerPhone: f.phone(),
    hours: f.text({ max: 120 }),
    languages: f.multiSelect(locales, { computed: true }),
    ...f.publishable.fields,
    ...f.seo.fields,
  },
  computed: { languages: (record) => languagesOf(record, ['title', 'body']) },
  rules: {
    ...f.publishable.rules,
    policyType: { readOnly: { versionNo: { gt: 0 } } },
    officerName: { visible: grievance, required: grievance },
    officerDesignation: { visible: grievance, required: grievance },
    officerEmail: { visible: grievance, required: grievance },
    officerPhone: { visible: grievance, required: grievance },
    hours: { visible: grievance },
  },
  access: { delete: { versionNo: 0 } },
  permissions: ['recordAcceptance'],
  workflow: {
    initial: 'draft',
    states: {
      draft: states.draft,
      scheduled: states.scheduled,
      published: states.published,
      superseded: { tone: 'neutral', locked: true },
      archived: states.archived,
    },
    transitions: {
      ...transitions,
      publish: { ...transitions.publish, ask: ['effectiveFrom', 'changeNote'], undo: 'replaced' },
      schedule: { ...transitions.schedule, ask: ['publishAt', 'effectiveFrom', 'changeNote'] },
      supersede: { from: ['published', 'scheduled'], to: 'superseded', system: true },
      unarchive: { ...transitions.unarchive, from: ['archived', 'superseded'] },
    },
  },
  list: {
    columns: [
      ...(['title', 'policyType', 'versionNo', 'status', 'ahead'] as const),
      ...(['effectiveFrom', 'languages', 'updatedAt'] as const),
    ],
    search: ['title', 'body', 'summary'],
    filters: ['policyType', 'status', 'ahead', 'languages', 'effectiveFrom', 'showIn', 'requiresAcceptance'],
    sort: 'policyType',
    views: {
      live: { liveNumber: { empty: false } },
      changed: { liveNumber: { empty: false }, ahead: true },
      drafts: { status: 'draft' },
      superseded: { status: 'superseded' },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      content: ['title', 'slug', 'summary', 'body'],
      officer: {
        fields: [['officerName', 'officerDesignation'], ['officerEmail', 'officerPhone'], 'hours'],
        visible: grievance,
      },
      revisions: { fields: ['versionNo'] },
      acceptance: [],
      kind: { fields: ['policyType', 'effectiveFrom', 'changeNote'], in: 'aside' },
      placement: { fields: ['showIn', 'requiresAcceptance'], in: 'aside' },
      publishing: { fields: f.publishable.section, in: 'aside' },
      seo: f.seo.section,
    },
  },
})
