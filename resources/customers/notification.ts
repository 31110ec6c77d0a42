import { defineResource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'
import { channels, messageClasses, messageLocales } from '../../src/shop/messages/channels.ts'

/**
 * Everything the shop has told somebody, as it really was (areas, 16). Written by `notify` and by its delivery alone; staff look,
 * send again, try again and call off.
 */
export const notification = defineResource({
  name: 'notification',
  path: 'pages/notification',
  endpoint: 'notifications',
  icon: 'notification',
  menu: 'customers',
  title: 'subject',
  fields: {
    subject: f.text({ max: 250, system: true }),
    key: f.reference('notificationKey', { system: true }),
    audience: f.select(['staff', 'customer'], { system: true }),
    class: f.select(messageClasses, { system: true }),
    channel: f.select(channels, { system: true }),
    recipient: f.text({ max: 160, system: true }),
    recipientId: f.text({ max: 60, system: true }),
    email: f.email({ masked: 'viewPii', system: true }),
    phone: f.phone({ masked: 'viewPii', system: true }),
    template: f.reference('template', { system: true }),
    templateVersion: f.integer({ system: true }),
    locale: f.select(messageLocales, { system: true }),
    body: f.longText({ max: 60_000, system: true, restricted: { view: 'viewPii', edit: 'viewPii' } }),
    values: f.json({ system: true, restricted: { view: 'viewPii', edit: 'viewPii' } }),
    link: f.text({ max: 300, system: true }),
    area: f.text({ max: 60, system: true }),
    areaId: f.text({ max: 60, system: true }),
    areaName: f.text({ max: 160, system: true }),
    why: f.text({ max: 300, system: true }),
    reason: f.select(
      [
        ...(['noConsent', 'noAddress', 'noTemplate', 'notConfigured'] as const),
        ...(['repeated', 'tooMany', 'noDlt'] as const),
      ],
      { system: true },
    ),
    error: f.text({ max: 500, system: true }),
    provider: f.text({ max: 40, system: true }),
    providerId: f.text({ max: 160, system: true }),
    attempts: f.integer({ default: 0, system: true }),
    tries: f.rows(
      {
        at: f.dateTime({ required: true }),
        outcome: f.select(['sent', 'failed'], { required: true }),
        provider: f.text({ max: 40 }),
        detail: f.text({ max: 500 }),
      },
      { max: 50, system: true },
    ),
    fallbackOf: f.reference('notification', { system: true }),
    broadcast: f.reference('broadcast', { system: true }),
    scheduledAt: f.dateTime({ system: true }),
    nextTryAt: f.dateTime({ system: true }),
    sentAt: f.dateTime({ system: true }),
    readAt: f.dateTime({ system: true }),
    snoozedUntil: f.dateTime({ system: true }),
  },
  access: { create: false, edit: false, delete: false, import: false },
  permissions: ['viewPii', 'send'],
  list: {
    columns: ['createdAt', 'key', 'recipient', 'channel', 'subject', 'status', 'attempts'],
    search: ['recipient', 'subject', 'areaName', 'providerId'],
    filters: [
      ...(['status', 'channel', 'key', 'class', 'audience', 'createdAt', 'provider', 'reason'] as const),
      ...(['area', 'broadcast', 'locale', 'sentAt', 'scheduledAt'] as const),
    ],
    sort: '-createdAt',
    views: {
      waiting: { status: { in: ['queued', 'scheduled'] } },
      failed: { status: 'failed' },
      suppressed: { status: 'suppressed' },
      customers: { audience: 'customer' },
      staff: { audience: 'staff' },
    },
  },
  form: {
    sections: {
      message: ['subject'],
      delivery: [['attempts', 'sentAt', 'nextTryAt'], ['provider', 'providerId'], 'error', 'tries'],
      recipient: { fields: ['recipient', 'email', 'phone', ['channel', 'locale']], in: 'aside' },
      cause: {
        fields: ['key', 'broadcast', 'class', 'why', 'reason', 'template', 'templateVersion'],
        in: 'aside',
      },
      about: { fields: ['areaName', 'scheduledAt', 'readAt', 'fallbackOf'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'queued',
    states: {
      queued: { tone: 'info' },
      scheduled: { tone: 'info' },
      sent: { tone: 'success' },
      delivered: { tone: 'success' },
      opened: { tone: 'success' },
      failed: { tone: 'danger' },
      suppressed: { tone: 'warning' },
      cancelled: { tone: 'neutral' },
    },
    transitions: {
      postpone: { from: ['queued', 'scheduled'], to: 'scheduled', system: true },
      send: { from: ['queued', 'scheduled'], to: 'sent', system: true },
      deliver: { from: ['queued', 'scheduled', 'sent'], to: 'delivered', system: true },
      open: { from: ['sent', 'delivered'], to: 'opened', system: true },
      fail: { from: ['queued', 'scheduled'], to: 'failed', system: true },
      suppress: { from: ['queued', 'scheduled'], to: 'suppressed', system: true },
      retry: { from: 'failed', to: 'queued', permission: 'send' },
      cancel: { from: ['queued', 'scheduled'], to: 'cancelled', permission: 'send', tone: 'danger' },
    },
  },
})
