import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import { flagCount, seesPersonalData } from '../../../src/core/permissionList.ts'
import * as f from '../../../src/fields/index.ts'

/** What a group of staff may do (areas, 2): the permission map that sign-in returns is the union of a person's roles. */
export const subAdminRole = defineResource({
  name: 'subAdminRole',
  path: 'admins/subadmin-roles',
  endpoint: 'subadmin-roles',
  icon: 'subAdminRole',
  menu: 'staff',
  below: 'subAdmin',
  title: 'name',
  subtitle: ['piiAccess'],
  fields: {
    name: f.text({ required: true, max: 60, unique: true, localized: true }),
    description: f.longText({ max: 255, lines: 2, localized: true }),
    permissions: f.json(),
    orderScope: f.select(['all', 'ownLocations'], { required: true, default: 'all', help: true }),
    piiAccess: f.select(['full', 'masked'], { computed: true, help: true }),
    refundLimit: f.money({ min: 0, help: true }),
    discountLimit: f.percent({ help: true }),
    bulkLimit: f.integer({ min: 1, max: 1_000_000, help: true }),
    priceDropLimit: f.percent({ help: true }),
    dashboards: f.json({ system: true }),
    preset: f.text({ max: 40, system: true }),
    memberCount: f.integer({ computed: true }),
    flagCount: f.integer({ computed: true }),
  },
  computed: {
    memberCount: countOf('memberCount', 'subAdmin.roles'),
    flagCount: ({ permissions }) => flagCount(permissions),
    piiAccess: ({ permissions }) => (seesPersonalData(permissions) ? 'full' : 'masked'),
  },
  access: { delete: { preset: { empty: true } } },
  permissions: ['viewAs'],
  list: {
    columns: ['name', 'description', 'memberCount', 'flagCount', 'piiAccess', 'refundLimit', 'updatedAt'],
    search: ['name', 'description'],
    filters: ['memberCount', 'piiAccess', 'orderScope', 'refundLimit', 'preset', 'updatedAt'],
    sort: 'name',
    views: {
      unused: { memberCount: 0 },
      own: { preset: { empty: true } },
      presets: { preset: { empty: false } },
    },
  },
  page: {
    facts: ['memberCount', 'flagCount', 'piiAccess', 'orderScope'],
    cards: ['general', 'permissions', 'limits'],
  },
  form: {
    as: 'tabs',
    sections: {
      general: ['name', 'description', ['memberCount', 'flagCount']],
      permissions: ['permissions'],
      limits: [
        ['orderScope', 'piiAccess'],
        ['refundLimit', 'discountLimit'],
        ['bulkLimit', 'priceDropLimit'],
      ],
      preview: [],
    },
  },
})
