import { defineResource, ownOf } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { isDefault } from '../../../src/settings/defineSettings.ts'
import { configSettings } from '../../shared/settings/rules/configSettings.ts'

/**
 * How the shop behaves (areas, 29): one record for each setting of `resources/shared/settings/rules/configSettings.ts`. The value of a secret is
 * elsewhere; its record says when it was set and how it ends.
 */
export const configSetting = defineResource({
  name: 'configSetting',
  path: 'pages/config-settings',
  endpoint: 'config-settings',
  icon: 'configSetting',
  menu: 'settings',
  title: 'key',
  fields: {
    key: f.text({ system: true, unique: true, max: 80, named: 'settings' }),
    group: f.select(
      [
        'store',
        'orders',
        'checkout',
        'payments',
        'tax',
        'stock',
        'shipping',
        'returns',
        'ratings',
        'carts',
        'coupons',
        'messaging',
        'seo',
        'analytics',
        'captcha',
        'flags',
      ],
      { system: true },
    ),
    value: f.json(),
    isDefault: f.boolean({ computed: true }),
    secretEnd: f.text({ system: true, max: 4 }),
    secretSetAt: f.dateTime({ system: true }),
    /** What somebody wants a guarded setting to be, until a second person decides; without `proposedAt` there is nothing to decide. */
    proposed: f.json({ system: true }),
    proposedAt: f.dateTime({ system: true }),
    proposedBy: f.text({ system: true, max: 36 }),
    proposedByName: f.text({ system: true, max: 120 }),
  },
  computed: {
    isDefault: ({ key, value, secretSetAt }) =>
      secretSetAt === null && isDefault(ownOf(configSettings, key), value),
  },
  access: { create: false, delete: false, import: false },
  permissions: ['editSecrets', 'approve'],
  history: ['approve', 'decline', 'withdraw'],
  page: false,
  list: {
    columns: ['key', 'group', 'value', 'isDefault', 'updatedAt'],
    search: ['key'],
    filters: ['group', 'isDefault', 'secretSetAt', 'proposedAt', 'updatedAt'],
    sort: 'key',
    views: {
      changed: { isDefault: false },
      secrets: { secretSetAt: { empty: false } },
      waiting: { proposedAt: { empty: false } },
    },
  },
  form: {
    sections: {
      general: ['group', 'value', 'isDefault'],
      secret: { fields: [['secretSetAt', 'secretEnd']], visible: { secretSetAt: { empty: false } } },
      proposal: [],
      earlier: [],
    },
  },
})
