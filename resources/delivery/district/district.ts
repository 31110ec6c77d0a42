import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A district of a state (areas, 33). One that was renamed, merged or split stays, so that old names still lead somewhere. */
export const district = defineResource({
  name: 'district',
  path: 'pages/district-list',
  endpoint: 'districts',
  icon: 'district',
  menu: 'delivery',
  below: 'deliveryZone',
  title: 'name',
  fields: {
    state: f.reference('state', { required: true }),
    name: f.text({ required: true, max: 80, localized: true }),
    lgdCode: f.text({ unique: true, pattern: /^\d{1,6}$/, help: true }),
    aliases: f.rows(
      { name: f.text({ required: true, max: 80 }) },
      { max: 20, uniqueTogether: [['name']], help: true },
    ),
    successor: f.reference('district', { help: true }),
    active: f.boolean({ default: true, help: true }),
    cityCount: f.integer({ computed: true }),
    pincodeCount: f.integer({ computed: true }),
  },
  computed: {
    cityCount: countOf('cityCount', 'city.district'),
    pincodeCount: countOf('pincodeCount', 'pincode.district'),
  },
  unique: [['state', 'name']],
  rules: {
    successor: {
      visible: { status: { not: 'active' } },
      required: { status: { in: ['renamed', 'merged'] } },
    },
  },
  list: {
    columns: ['name', 'state', 'lgdCode', 'cityCount', 'pincodeCount', 'status', 'active'],
    search: ['name', 'aliases.name', 'lgdCode'],
    filters: ['state', 'status', 'active', 'lgdCode', 'name', 'updatedAt'],
    sort: 'name',
    views: {
      active: { status: 'active', active: true },
      withoutLgdCode: { status: 'active', lgdCode: { empty: true } },
      past: { status: { not: 'active' } },
      inactive: { active: false },
    },
  },
  form: {
    sections: {
      general: [['name', 'state'], 'lgdCode', 'aliases', 'successor'],
      use: { fields: ['active'], in: 'aside' },
    },
  },
  permissions: ['merge'],
  workflow: {
    initial: 'active',
    states: {
      active: { tone: 'success' },
      renamed: { tone: 'neutral' },
      merged: { tone: 'neutral' },
      split: { tone: 'neutral' },
    },
    transitions: {
      markRenamed: {
        from: 'active',
        to: 'renamed',
        ask: ['successor'],
        permission: 'merge',
        undo: 'replaced',
      },
      mergeInto: {
        from: 'active',
        to: 'merged',
        ask: ['successor'],
        permission: 'merge',
        tone: 'danger',
        undo: 'replaced',
      },
      markSplit: { from: 'active', to: 'split', permission: 'merge', confirm: true, undo: true },
      reinstate: { from: ['renamed', 'merged', 'split'], to: 'active', permission: 'merge', undo: true },
    },
  },
})
