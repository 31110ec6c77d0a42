import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * A member of staff (areas, 1). The record stands for the account of the same id: what it says of name, address, roles and
 * state is what signing in goes by; passwords and sessions are the account's own.
 */
export const subAdmin = defineResource({
  name: 'subAdmin',
  path: 'admins/subadmins',
  endpoint: 'subadmins',
  icon: 'subAdmin',
  menu: 'staff',
  title: 'name',
  picture: 'avatar',
  subtitle: ['designation', 'email', 'status'],
  fields: {
    name: f.text({ computed: true }),
    firstName: f.text({ required: true, max: 60 }),
    lastName: f.text({ max: 60 }),
    email: f.email({ required: true, unique: true, help: true }),
    phone: f.phone({ unique: true }),
    website: f.url(),
    employeeCode: f.text({ max: 20, unique: true, told: 'staff' }),
    designation: f.text({ max: 60 }),
    avatar: f.image({ maxMB: 2, library: false, ofPerson: true }),
    administrator: f.boolean({ default: false, help: true }),
    roles: f.references('subAdminRole', { max: 10, help: true }),
    locations: f.references('stockLocation', { max: 50, help: true }),
    note: f.longText({ max: 500, lines: 3 }),
    username: f.text({ max: 120, system: true }),
    invitedUntil: f.dateTime({ system: true }),
    lastSeenAt: f.dateTime({ system: true }),
    secondStep: f.select(['off', 'totp'], { system: true, default: 'off' }),
    apiTokens: f.texts({ max: 20, system: true }),
  },
  computed: { name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') },
  rules: { roles: { required: { administrator: false }, visible: { administrator: false } } },
  erases: true,
  access: { delete: { status: 'invited' } },
  permissions: ['manage', 'resetSecondStep'],
  list: {
    columns: ['avatar', 'name', 'email', 'status', 'roles', 'administrator', 'secondStep', 'lastSeenAt'],
    search: ['firstName', 'lastName', 'email', 'phone', 'employeeCode'],
    filters: [
      'status',
      'roles',
      'administrator',
      'secondStep',
      'locations',
      'designation',
      'employeeCode',
      'lastSeenAt',
      'createdAt',
      'updatedAt',
    ],
    sort: 'name',
    views: {
      active: { status: 'active' },
      invited: { status: 'invited' },
      closed: { status: { in: ['suspended', 'deactivated'] } },
      administrators: { administrator: true },
    },
  },
  page: {
    facts: ['status', 'designation', 'roles', 'secondStep', 'lastSeenAt'],
    next: ['own.invite'],
  },
  form: {
    as: 'tabs',
    sections: {
      profile: [
        ['firstName', 'lastName'],
        ['email', 'phone'],
        ['employeeCode', 'designation'],
        'website',
        'avatar',
        'note',
      ],
      access: ['administrator', 'roles', 'locations'],
      security: [['username', 'lastSeenAt'], ['secondStep', 'invitedUntil'], 'apiTokens'],
    },
  },
  workflow: {
    initial: 'invited',
    states: {
      invited: { tone: 'info' },
      active: { tone: 'success' },
      suspended: { tone: 'neutral' },
      deactivated: { tone: 'neutral' },
    },
    transitions: {
      accept: { from: 'invited', to: 'active', system: true },
      suspend: {
        from: 'active',
        to: 'suspended',
        permission: 'manage',
        confirm: true,
        tone: 'danger',
        undo: 'signedOut',
      },
      activate: { from: 'suspended', to: 'active', permission: 'manage', tone: 'success', undo: true },
      deactivate: {
        from: ['invited', 'active', 'suspended'],
        to: 'deactivated',
        permission: 'manage',
        confirm: true,
        tone: 'danger',
        undo: 'signedOut',
      },
      reinvite: { from: 'deactivated', to: 'invited', permission: 'manage', undo: 'told' },
    },
  },
})
