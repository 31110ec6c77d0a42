import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { broadcastChannels, messageLocales } from '../notification/rules/channels.ts'

/**
 * One message to many customers (areas, 16): whoever is named or in one of the groups, in none of those left out, and agrees to the
 * channel.
 * Above the limit of the settings (`approvals.broadcastRecipients`) a second person lets it go. It goes out in portions outside the quiet
 * hours, each message a record of the log; `lastCustomer` is how far it has come.
 */
export const broadcast = defineResource({
  name: 'broadcast',
  path: 'pages/broadcasts',
  endpoint: 'broadcasts',
  icon: 'broadcast',
  menu: 'promotion',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 120, help: true }),
    channel: f.select(broadcastChannels, { required: true, default: 'email' }),
    texts: f.rows(
      {
        locale: f.select(messageLocales, { required: true, default: 'en' }),
        subject: f.text({ max: 200 }),
        body: f.longText({ required: true, max: 20_000, lines: 8 }),
        layout: f.reference('template'),
      },
      { max: 9, uniqueTogether: [['locale']], help: true },
    ),
    customers: f.references('customer', { max: 1000, help: true }),
    groups: f.references('customerGroup', { max: 50, help: true }),
    exceptGroups: f.references('customerGroup', { max: 50 }),
    sendAt: f.dateTime({ help: true }),
    hourlyLimit: f.integer({ min: 10, max: 100_000, help: true }),
    audienceCount: f.integer({ system: true }),
    reachableCount: f.integer({ system: true }),
    submittedBy: f.reference('subAdmin', { system: true }),
    approvedBy: f.reference('subAdmin', { system: true }),
    startedAt: f.dateTime({ system: true }),
    finishedAt: f.dateTime({ system: true }),
    lastCustomer: f.text({ max: 36, system: true }),
    queuedCount: f.integer({ system: true }),
    sentCount: f.integer({ system: true }),
    failedCount: f.integer({ system: true }),
    deliveredCount: f.integer({ system: true }),
    openedCount: f.integer({ system: true }),
    clickedCount: f.integer({ system: true }),
    bouncedCount: f.integer({ system: true }),
    openRate: f.percent({ system: true }),
    clickRate: f.percent({ system: true }),
    failureRate: f.percent({ system: true }),
    cost: f.money({ system: true }),
  },
  access: { import: false, delete: { status: 'draft' } },
  permissions: ['test'],
  list: {
    columns: [
      'name',
      'channel',
      'status',
      'sendAt',
      'reachableCount',
      'failureRate',
      'openRate',
      'clickRate',
    ],
    search: ['name', 'texts.subject'],
    filters: [
      ...(['status', 'channel', 'groups', 'exceptGroups', 'sendAt', 'startedAt', 'finishedAt'] as const),
      ...([
        'submittedBy',
        'approvedBy',
        'reachableCount',
        'failedCount',
        'failureRate',
        'updatedAt',
      ] as const),
      ...(['openRate', 'clickRate', 'cost'] as const),
    ],
    sort: '-updatedAt',
    views: {
      drafts: { status: 'draft' },
      waiting: { status: 'waiting' },
      underWay: { status: { in: ['scheduled', 'sending', 'paused'] } },
      sent: { status: 'sent' },
    },
  },
  form: {
    sections: {
      content: [['name', 'channel'], 'texts'],
      audience: ['customers', 'groups', 'exceptGroups'],
      reach: [],
      timing: { fields: ['sendAt', 'hourlyLimit'], in: 'aside' },
      approval: { fields: ['audienceCount', 'reachableCount', 'submittedBy', 'approvedBy'], in: 'aside' },
      results: {
        fields: [
          ['queuedCount', 'sentCount', 'deliveredCount'],
          ['openedCount', 'clickedCount'],
          ['bouncedCount', 'failedCount'],
          ['openRate', 'clickRate', 'failureRate'],
          ...(['cost', 'startedAt', 'finishedAt'] as const),
        ],
        in: 'aside',
      },
    },
  },
  workflow: {
    initial: 'draft',
    states: {
      draft: { tone: 'neutral' },
      waiting: { tone: 'warning', locked: true },
      scheduled: { tone: 'info', locked: true },
      sending: { tone: 'info', locked: true },
      paused: { tone: 'neutral', locked: true },
      sent: { tone: 'success', locked: true },
      cancelled: { tone: 'neutral', locked: true },
    },
    transitions: {
      submit: { from: 'draft', to: 'waiting', ask: ['sendAt'], tone: 'success', undo: true },
      /** Below the limit nobody else is asked. */
      release: { from: 'waiting', to: 'scheduled', system: true },
      approve: { from: 'waiting', to: 'scheduled', tone: 'success', confirm: true, undo: 'used' },
      decline: { from: 'waiting', to: 'draft', permission: 'approve', undo: 'told' },
      withdraw: { from: 'waiting', to: 'draft', permission: 'submit', undo: true },
      /** The audience has grown beyond the limit since it was let go. */
      hold: { from: 'scheduled', to: 'waiting', system: true },
      start: { from: 'scheduled', to: 'sending', system: true },
      pause: { from: ['scheduled', 'sending'], to: 'paused', undo: true },
      resume: { from: 'paused', to: 'scheduled', permission: 'pause', undo: true },
      finish: { from: 'sending', to: 'sent', system: true },
      cancel: {
        from: ['waiting', 'scheduled', 'sending', 'paused'],
        to: 'cancelled',
        confirm: true,
        tone: 'danger',
        undo: true,
      },
    },
  },
})
