import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { channels, messageLocales } from '../notification/rules/channels.ts'
import { keyGroups } from '../notification/rules/keyGroups.ts'

/**
 * How a message is worded (areas, 27): per event, channel and language one is active. Subject and body are written in
 * the language of `resources/messages/notification/rules/parseTemplate.ts`; a variable that the event does not bring is refused at its place.
 */
export const template = defineResource({
  name: 'template',
  path: 'pages/template',
  endpoint: 'templates',
  icon: 'template',
  menu: 'settings',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 160, localized: true }),
    kind: f.select(['message', 'cannedReply', 'layout'], { required: true, default: 'message' }),
    key: f.reference('notificationKey'),
    channel: f.select(channels),
    locale: f.select(messageLocales, { required: true, default: 'en' }),
    subject: f.text({ max: 200 }),
    preheader: f.text({ max: 150, help: true }),
    body: f.longText({ required: true, max: 20_000, lines: 14 }),
    link: f.text({ max: 300, help: true }),
    dltEntityId: f.text({ max: 20, pattern: /^\d{8,20}$/ }),
    dltTemplateId: f.text({ max: 20, pattern: /^\d{8,20}$/ }),
    senderHeader: f.text({ max: 6, pattern: /^[A-Za-z]{6}$/, help: true }),
    providerName: f.text({ max: 100, pattern: /^[a-z0-9_]+$/, help: true }),
    providerStatus: f.select(['draft', 'submitted', 'approved', 'rejected', 'paused']),
    layout: f.reference('template', { help: true }),
    fromName: f.text({ max: 80 }),
    replyTo: f.email(),
    attachments: f.multiSelect(['invoice', 'creditNote', 'label'], { help: true }),
    original: f.boolean({ default: false, system: true }),
    /** That of its event. */
    group: f.select(keyGroups, { system: true }),
    /** The languages in which its event has no active template for its channel. */
    missingIn: f.multiSelect(messageLocales, { system: true }),
    sentCount: f.integer({ system: true }),
    failedCount: f.integer({ system: true }),
    failureRate: f.percent({ system: true }),
    openRate: f.percent({ system: true }),
    clickRate: f.percent({ system: true }),
  },
  rules: {
    key: { visible: { kind: 'message' }, required: { kind: 'message' } },
    missingIn: { visible: { kind: 'message' } },
    channel: { visible: { kind: 'message' }, required: { kind: 'message' } },
    subject: {
      visible: { kind: 'message', channel: { in: ['inApp', 'email', 'push'] } },
      required: { kind: 'message', channel: { in: ['inApp', 'email', 'push'] } },
    },
    preheader: { visible: { channel: 'email' } },
    link: { visible: { channel: 'push' } },
    dltEntityId: { visible: { channel: 'sms' } },
    dltTemplateId: { visible: { channel: 'sms' } },
    senderHeader: { visible: { channel: 'sms' } },
    providerName: {
      visible: { channel: 'whatsapp' },
      required: { channel: 'whatsapp', providerStatus: { in: ['submitted', 'approved'] } },
    },
    providerStatus: { visible: { channel: 'whatsapp' } },
    layout: { visible: { kind: 'message', channel: 'email' } },
    fromName: { visible: { channel: 'email' } },
    replyTo: { visible: { channel: 'email' } },
    attachments: { visible: { channel: 'email' } },
  },
  access: { delete: { status: 'draft' } },
  permissions: ['test'],
  list: {
    columns: ['name', 'kind', 'key', 'channel', 'locale', 'status', 'sentCount', 'failureRate'],
    search: ['name', 'subject', 'body'],
    filters: [
      'kind',
      'group',
      'key',
      'channel',
      'locale',
      'missingIn',
      'status',
      'providerStatus',
      'original',
      'failedCount',
      'failureRate',
      'openRate',
      'clickRate',
      'createdAt',
      'updatedAt',
    ],
    sort: 'name',
    views: {
      messages: { kind: 'message', status: 'active' },
      drafts: { status: 'draft' },
      cannedReplies: { kind: 'cannedReply' },
      layouts: { kind: 'layout' },
      changed: { kind: 'message', original: false },
    },
  },
  page: {
    facts: ['status', 'key', 'channel', 'locale', 'sentCount', 'failureRate'],
    cards: ['preview', 'content', 'check'],
  },
  form: {
    sections: {
      content: ['name', 'subject', 'preheader', 'body', 'link'],
      check: [],
      preview: [],
      use: { fields: ['kind', 'key', ['channel', 'locale'], 'missingIn'], in: 'aside' },
      results: {
        fields: [
          ['sentCount', 'failedCount'],
          ['failureRate', 'openRate', 'clickRate'],
        ],
        in: 'aside',
        visible: { kind: 'message' },
      },
      sender: {
        fields: ['layout', 'fromName', 'replyTo', 'attachments'],
        in: 'aside',
        visible: { channel: 'email' },
      },
      sms: {
        fields: ['dltEntityId', 'dltTemplateId', 'senderHeader'],
        in: 'aside',
        visible: { channel: 'sms' },
      },
      whatsapp: {
        fields: ['providerName', 'providerStatus'],
        in: 'aside',
        visible: { channel: 'whatsapp' },
      },
    },
  },
  workflow: {
    initial: 'draft',
    states: { draft: { tone: 'neutral' }, active: { tone: 'success' }, archived: { tone: 'neutral' } },
    transitions: {
      activate: { from: ['draft', 'archived'], to: 'active', tone: 'success', undo: 'replaced' },
      archive: { from: ['draft', 'active'], to: 'archived', permission: 'activate', undo: true },
    },
  },
})
