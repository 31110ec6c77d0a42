import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * An e-mail address or number that takes no messages, as a carrier told (areas, 16): nothing is sent there until somebody lifts it, and
 * says why.
 */
export const suppressedAddress = defineResource({
  name: 'suppressedAddress',
  path: 'pages/suppressed-addresses',
  endpoint: 'suppressed-addresses',
  icon: 'cancellationRequest',
  menu: 'promotion',
  below: 'broadcast',
  title: 'name',
  foundLast: true,
  fields: {
    name: f.text({ required: true, max: 160, system: true }),
    address: f.text({ required: true, max: 254, unique: true, masked: 'viewPii', system: true }),
    way: f.select(['email', 'phone'], { required: true, system: true }),
    customer: f.reference('customer', { system: true }),
    since: f.dateTime({ required: true, system: true }),
    detail: f.text({ max: 500, system: true }),
    notification: f.reference('notification', { system: true }),
    liftReason: f.text({ max: 255 }),
    liftedBy: f.text({ max: 120, system: true }),
    liftedAt: f.dateTime({ system: true }),
  },
  rules: {
    liftReason: {
      visible: { status: 'lifted' },
      required: { status: 'lifted' },
      readOnly: { status: { not: 'lifted' } },
    },
    liftedBy: { visible: { status: 'lifted' } },
    liftedAt: { visible: { status: 'lifted' } },
  },
  access: { create: false, edit: false, delete: false, import: false },
  permissions: ['viewPii'],
  list: {
    columns: ['name', 'address', 'way', 'status', 'since', 'detail', 'customer'],
    search: ['name', 'address', 'detail'],
    filters: ['status', 'way', 'customer', 'since', 'liftedAt'],
    sort: '-since',
    views: { suppressed: { status: 'suppressed' }, lifted: { status: 'lifted' } },
  },
  form: {
    sections: {
      general: ['name', ['address', 'way'], 'detail'],
      cause: { fields: ['customer', 'notification', 'since'], in: 'aside' },
      lifted: { fields: ['liftReason', 'liftedBy', 'liftedAt'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'suppressed',
    states: { suppressed: { tone: 'neutral' }, lifted: { tone: 'neutral' } },
    transitions: {
      lift: { from: 'suppressed', to: 'lifted', ask: ['liftReason'], undo: true },
      suppress: { from: 'lifted', to: 'suppressed', system: true },
    },
  },
})
