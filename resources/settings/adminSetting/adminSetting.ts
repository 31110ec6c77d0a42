import { defineResource, ownOf } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { isDefault } from '../../../src/settings/defineSettings.ts'
import { adminSettings } from '../../shared/settings/rules/adminSettings.ts'

/** How the back office behaves for staff (areas, 28): one record for each setting of `resources/shared/settings/rules/adminSettings.ts`. */
export const adminSetting = defineResource({
  name: 'adminSetting',
  path: 'pages/admin-settings',
  endpoint: 'admin-settings',
  icon: 'adminSetting',
  menu: 'settings',
  below: 'configSetting',
  title: 'key',
  fields: {
    key: f.text({ system: true, unique: true, max: 80, named: 'settings' }),
    group: f.select(
      [
        ...(['branding', 'localisation', 'security', 'approvals', 'work'] as const),
        ...(['dashboard', 'alerts', 'privacy', 'maintenance'] as const),
      ],
      { system: true },
    ),
    value: f.json(),
    isDefault: f.boolean({ computed: true }),
  },
  computed: {
    isDefault: ({ key, value }) => isDefault(ownOf(adminSettings, key), value),
  },
  access: { create: false, delete: false, import: false },
  permissions: ['security'],
  page: false,
  list: {
    columns: ['key', 'group', 'value', 'isDefault', 'updatedAt'],
    search: ['key'],
    filters: ['group', 'isDefault', 'updatedAt'],
    sort: 'key',
    views: { changed: { isDefault: false } },
  },
  form: { sections: { general: ['group', 'value', 'isDefault'], earlier: [] } },
})
