import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { messageLocales } from '../../messages/notification/rules/channels.ts'
import { acceptanceSources, policyTypes } from '../informationPolicy/rules/policies.ts'

/**
 * Which customer accepted which version of a policy, when and where (areas, 3): the proof. Written by the policies' operation `accept`
 * alone, never changed and never deleted.
 */
export const policyAcceptance = defineResource({
  name: 'policyAcceptance',
  path: 'pages/policy-acceptances',
  endpoint: 'policy-acceptances',
  icon: 'policyAcceptance',
  menu: 'content',
  below: 'page',
  title: 'policyTitle',
  foundLast: true,
  fields: {
    policyTitle: f.text({ required: true, max: 120, system: true }),
    policy: f.reference('informationPolicy', { required: true, system: true }),
    policyType: f.select(policyTypes, { required: true, system: true }),
    versionNo: f.integer({ required: true, min: 1, system: true }),
    customer: f.reference('customer', { required: true, system: true }),
    source: f.select(acceptanceSources, { required: true, system: true }),
    locale: f.select(messageLocales, { system: true }),
    acceptedAt: f.dateTime({ required: true, system: true }),
  },
  access: { create: false, edit: false, delete: false, import: false },
  list: {
    columns: ['acceptedAt', 'customer', 'policyTitle', 'policyType', 'versionNo', 'source', 'locale'],
    search: ['policyTitle'],
    filters: ['policyType', 'versionNo', 'customer', 'policy', 'source', 'locale', 'acceptedAt'],
    sort: '-acceptedAt',
    views: {
      atSignup: { source: 'signup' },
      atCheckout: { source: 'checkout' },
      byStaff: { source: 'staff' },
    },
  },
  form: {
    sections: {
      general: ['policyTitle', ['policy', 'policyType', 'versionNo']],
      who: ['customer', ['source', 'locale', 'acceptedAt']],
    },
  },
})
