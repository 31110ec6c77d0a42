import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * What a member of staff asked to be allowed (`auth/access-requests`): which right of which area, on which page and why. Granted by the
 * operation `grant`, through a role as every right is.
 */
export const accessRequest = defineResource({
  name: 'accessRequest',
  path: 'admins/access-requests',
  endpoint: 'access-requests',
  icon: 'policyAcceptance',
  menu: 'staff',
  below: 'subAdmin',
  title: 'personName',
  fields: {
    personName: f.text({ required: true, max: 120, system: true }),
    person: f.reference('subAdmin', { required: true, system: true }),
    area: f.text({ required: true, max: 60, system: true }),
    flag: f.text({ required: true, max: 60, system: true }),
    page: f.text({ max: 300, system: true }),
    sentence: f.longText({ required: true, max: 500, lines: 3, system: true }),
    answer: f.longText({ max: 500, lines: 3 }),
    through: f.text({ max: 60, system: true }),
    decidedBy: f.text({ max: 120, system: true }),
    decidedAt: f.dateTime({ system: true }),
  },
  rules: {
    answer: { visible: { status: { not: 'open' } }, required: { status: 'declined' } },
    through: { visible: { status: 'granted' } },
    decidedBy: { visible: { status: { not: 'open' } } },
    decidedAt: { visible: { status: { not: 'open' } } },
  },
  access: { create: false, edit: false, delete: false, import: false },
  permissions: ['answer'],
  list: {
    columns: ['personName', 'area', 'flag', 'sentence', 'status', 'createdAt'],
    search: ['personName', 'sentence'],
    filters: ['status', 'person', 'area', 'createdAt', 'decidedAt'],
    sort: '-createdAt',
    views: { open: { status: 'open' } },
  },
  page: {
    facts: ['status', 'area', 'flag', 'createdAt'],
    next: ['own.grant', 'decline'],
  },
  form: {
    sections: {
      request: ['personName', 'person', ['area', 'flag'], 'page', 'sentence'],
      decision: ['answer', ['through', 'decidedBy', 'decidedAt']],
    },
  },
  workflow: {
    initial: 'open',
    states: {
      open: { tone: 'warning' },
      granted: { tone: 'success', locked: true },
      declined: { tone: 'neutral', locked: true },
    },
    transitions: {
      grant: { from: 'open', to: 'granted', system: true },
      decline: {
        from: 'open',
        to: 'declined',
        permission: 'answer',
        ask: ['answer'],
        tone: 'danger',
        undo: 'told',
      },
    },
  },
})
