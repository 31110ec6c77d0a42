import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A number of days. */
const days = f.integer({ min: 1, max: 3650 })

/** What only a group by rule has. */
const byRule = { visible: { kind: 'rule' } } as const

/**
 * Customers who are treated alike (areas, S7): by coupons, banners and messages. Members are chosen at the customer, or follow from a
 * rule: whoever meets all that it asks (`resources/customers/customerGroup/server/ruleMembers.ts`).
 */
export const customerGroup = defineResource({
  name: 'customerGroup',
  path: 'pages/customer-groups',
  endpoint: 'customer-groups',
  icon: 'customerGroup',
  menu: 'customers',
  below: 'customer',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60, unique: true }),
    code: f.slug({ required: true, from: 'name', unique: true, told: 'staff' }),
    description: f.longText({ max: 300, lines: 3, told: 'staff' }),
    colour: f.colour({ default: '#3e82f7', told: 'staff' }),
    active: f.boolean({ default: true }),
    kind: f.select(['manual', 'rule'], { required: true, default: 'manual', help: true }),
    ordersFrom: f.integer({ min: 0, max: 100_000 }),
    ordersTo: f.integer({ min: 0, max: 100_000 }),
    spentFrom: f.money({ min: 0 }),
    orderedWithinDays: days,
    notOrderedForDays: days,
    joinedWithinDays: days,
    languages: f.multiSelect(['en', 'hi', 'bn', 'ta', 'te', 'mr']),
    tags: f.references('tag', { max: 20 }),
    birthdayMonth: f.boolean({ default: false }),
    refreshedAt: f.dateTime({ system: true }),
    memberCount: f.integer({ computed: true }),
  },
  computed: { memberCount: countOf('memberCount', 'customer.groups') },
  rules: {
    kind: { readOnly: { version: { gt: 0 } } },
    ordersFrom: byRule,
    ordersTo: { ...byRule, atLeast: 'ordersFrom' },
    spentFrom: byRule,
    orderedWithinDays: byRule,
    notOrderedForDays: byRule,
    joinedWithinDays: byRule,
    languages: byRule,
    tags: byRule,
    birthdayMonth: byRule,
    refreshedAt: byRule,
  },
  list: {
    columns: ['name', 'code', 'kind', 'colour', 'memberCount', 'active', 'updatedAt'],
    search: ['name', 'code'],
    filters: ['active', 'kind', 'memberCount', 'createdAt', 'updatedAt'],
    sort: 'name',
    views: { active: { active: true }, byRule: { kind: 'rule' }, empty: { memberCount: 0 } },
  },
  form: {
    sections: {
      general: [['name', 'code'], 'description', ['colour', 'active'], 'kind'],
      rule: {
        fields: [
          ['ordersFrom', 'ordersTo', 'spentFrom'],
          ['orderedWithinDays', 'notOrderedForDays', 'joinedWithinDays'],
          ['languages', 'tags'],
          ['birthdayMonth', 'refreshedAt'],
        ],
        visible: { kind: 'rule' },
      },
    },
  },
})
