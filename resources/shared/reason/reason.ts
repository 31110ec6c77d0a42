import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** What a reason is given for; the code of a reason is unique among those of its domain. */
const reasonDomains = [
  ...(['cancel', 'return', 'reject', 'refund', 'hold', 'stockAdjust', 'override', 'deliveryFailed'] as const),
] as const

export type ReasonDomain = (typeof reasonDomains)[number]

/**
 * Why something is cancelled, sent back, rejected, refunded, held … (areas, S9). Those that the product comes with (`builtIn`) are
 * never deleted, the server names some of them by their code; what is used is archived by `active`.
 */
export const reason = defineResource({
  name: 'reason',
  path: 'pages/reasons',
  endpoint: 'reasons',
  icon: 'reason',
  menu: 'settings',
  below: 'configSetting',
  title: 'name',
  fields: {
    domain: f.select(reasonDomains, { required: true, default: 'return' }),
    name: f.text({ required: true, max: 80, localized: true }),
    code: f.slug({ from: 'name', help: true }),
    active: f.boolean({ default: true, help: true }),
    requiresPhoto: f.boolean({ default: false, help: true }),
    requiresNote: f.boolean({ default: false, help: true }),
    position: f.integer({ min: 0, max: 9999, default: 0, help: true }),
    builtIn: f.boolean({ system: true, default: false }),
  },
  unique: [['domain', 'code']],
  rules: {
    domain: { readOnly: { version: { gt: 0 } } },
    code: { readOnly: { builtIn: true } },
    requiresPhoto: { visible: { domain: 'return' } },
  },
  access: { delete: { builtIn: false } },
  list: {
    columns: ['name', 'domain', 'code', 'active', 'requiresPhoto', 'requiresNote', 'position'],
    search: ['name', 'code'],
    filters: ['domain', 'active', 'requiresPhoto', 'requiresNote', 'builtIn', 'updatedAt'],
    sort: 'position',
    views: {
      cancel: { domain: 'cancel' },
      return: { domain: 'return' },
      reject: { domain: 'reject' },
      refund: { domain: 'refund' },
      hold: { domain: 'hold' },
      stockAdjust: { domain: 'stockAdjust' },
      override: { domain: 'override' },
      deliveryFailed: { domain: 'deliveryFailed' },
    },
  },
  form: {
    sections: {
      general: [['domain', 'name'], ['code', 'position'], 'active'],
      demands: ['requiresNote', 'requiresPhoto'],
    },
  },
})
