import { defineResource } from '../../../src/core/index.ts'
import { mailbox } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'
import { channels, messageClasses, messageLocales } from '../notification/rules/channels.ts'
import { keyGroups } from '../notification/rules/keyGroups.ts'

/**
 * What the shop tells people of (areas, 17): one record for each event of `resources/messages/notification/rules/eventKeys.ts`. Staff say by which ways
 * it travels and who of them hears of it; which variables it brings is declared by the code that announces it.
 */
export const notificationKey = defineResource({
  name: 'notificationKey',
  path: 'pages/notification-keys',
  endpoint: 'notification-keys',
  icon: 'notificationKey',
  menu: 'settings',
  below: 'template',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, localized: true }),
    key: f.text({ system: true, unique: true, max: 60 }),
    group: f.select(keyGroups, { system: true }),
    audience: f.select(['staff', 'customer'], { system: true }),
    class: f.select(messageClasses, { system: true }),
    legal: f.boolean({ default: false, system: true }),
    description: f.longText({ max: 300, lines: 2, told: 'staff' }),
    enabled: f.boolean({ default: true }),
    ways: f.rows(
      {
        channel: f.select(channels, { required: true }),
        use: f.select(['always', 'fallback', 'off'], { required: true, default: 'always' }),
        delayMinutes: f.integer({ min: 0, max: 10_080 }),
      },
      { max: 5, uniqueTogether: [['channel']], help: true },
    ),
    activeChannels: f.multiSelect(channels, { computed: true }),
    staffRoles: f.references('subAdminRole', { max: 20 }),
    staffPeople: f.references('subAdmin', { max: 50 }),
    staffEmails: f.texts({ max: 20, pattern: mailbox, help: true }),
    dedupeMinutes: f.integer({ min: 0, max: 43_200, help: true }),
    hourlyLimit: f.integer({ min: 1, max: 10_000, help: true }),
    canOptOut: f.boolean({ default: false, help: true }),
    /** The languages that have an active template for every way that is always used. */
    wordedIn: f.multiSelect(messageLocales, { system: true }),
    /** Some way that is always used has no template in English, which the others fall back to. */
    missingTemplate: f.boolean({ system: true }),
    firedCount: f.integer({ system: true }),
    failedCount: f.integer({ system: true }),
    failureRate: f.percent({ system: true }),
  },
  computed: {
    activeChannels: ({ ways }) =>
      channels.filter((channel) => ways.some((way) => way.channel === channel && way.use === 'always')),
  },
  rules: {
    staffRoles: { visible: { audience: 'staff' } },
    staffPeople: { visible: { audience: 'staff' } },
    staffEmails: { visible: { audience: 'staff' } },
    canOptOut: { visible: { audience: 'customer', legal: false } },
  },
  access: { create: false, delete: false, import: false },
  list: {
    columns: [
      'name',
      'key',
      'group',
      'audience',
      'activeChannels',
      'wordedIn',
      'firedCount',
      'failureRate',
      'enabled',
    ],
    search: ['name', 'key'],
    filters: [
      ...([
        'group',
        'audience',
        'class',
        'activeChannels',
        'enabled',
        'missingTemplate',
        'wordedIn',
      ] as const),
      ...(['legal', 'failedCount', 'failureRate', 'updatedAt'] as const),
    ],
    sort: 'key',
    views: {
      customers: { audience: 'customer' },
      staff: { audience: 'staff' },
      failing: { failedCount: { gt: 0 } },
      unworded: { missingTemplate: true },
      off: { enabled: false },
    },
  },
  form: {
    sections: {
      general: ['name', 'description', ['group', 'audience', 'class'], 'enabled'],
      channels: ['ways'],
      recipients: { fields: ['staffRoles', 'staffPeople', 'staffEmails'], visible: { audience: 'staff' } },
      variables: [],
      limits: { fields: ['dedupeMinutes', 'hourlyLimit', 'canOptOut'], in: 'aside' },
      activity: { fields: ['key', 'legal', 'wordedIn', ['firedCount', 'failedCount']], in: 'aside' },
    },
  },
})
