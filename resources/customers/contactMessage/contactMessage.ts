import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { fileRows } from './rules/fileRows.ts'

const channels = ['form', 'email', 'phone', 'sms', 'whatsapp', 'chat'] as const

/**
 * What somebody asks of the shop, from the first word to the answer (areas, 19). The conversation and all times are written by the
 * server alone (operations `reply`, `note`, `received`); `dueAt` is the next thing that is owed: the first answer, then the solution.
 * `externalId` is the number that a message had in the shop's former system; it is its ticket here, and nothing is due of it.
 */
export const contactMessage = defineResource({
  name: 'contactMessage',
  path: 'pages/contact-us',
  endpoint: 'contact-messages',
  icon: 'contactMessage',
  menu: 'service',
  title: 'ticketNo',
  fields: {
    ticketNo: f.text({ max: 20, unique: true, system: true }),
    /** None that looks like a ticket of this shop: the next one would meet it. */
    externalId: f.text({ max: 20, unique: true, system: true, pattern: /^(?!T-\d{4}-)/i }),
    type: f.select(
      [
        ...(['enquiry', 'order', 'returnRefund', 'product', 'feedback'] as const),
        ...(['bulkOrder', 'grievance', 'press', 'other'] as const),
      ],
      { required: true, default: 'enquiry' },
    ),
    name: f.text({ required: true, max: 120 }),
    email: f.email({ masked: 'viewPii' }),
    phone: f.phone({ masked: 'viewPii' }),
    customer: f.reference('customer', { help: true }),
    orderNumber: f.text({ max: 40 }),
    /** The order that the number names. */
    order: f.reference('order', { system: true }),
    product: f.reference('product'),
    /** The one that it answers: what a carrier tells of, and what staff take down of an answer. */
    broadcast: f.reference('broadcast', { help: true, where: { startedAt: { empty: false } } }),
    subject: f.text({ required: true, max: 150 }),
    body: f.longText({ required: true, max: 5000, lines: 6 }),
    attachments: f.rows({ file: f.file({ required: true }) }, { max: 5 }),
    channel: f.select(channels, { required: true, default: 'form' }),
    startedBy: f.select(['customer', 'staff'], { required: true, default: 'customer', system: true }),
    language: f.select(['en', 'hi', 'bn', 'ta', 'te', 'mr'], { required: true, default: 'en' }),
    priority: f.select(['low', 'normal', 'high', 'urgent'], {
      required: true,
      default: 'normal',
      help: true,
    }),
    assignee: f.reference('subAdmin'),
    tags: f.references('tag', { max: 20 }),
    thread: f.rows(
      {
        kind: f.select(['reply', 'note', 'customer'], { required: true }),
        author: f.text({ required: true, max: 120 }),
        channel: f.select(channels),
        text: f.longText({ required: true, max: 5000, lines: 4 }),
        at: f.dateTime({ required: true }),
        /** The message that carried it; no reference, since the log of messages is emptied after its time. */
        sentAs: f.text({ max: 60 }),
      },
      { system: true },
    ),
    files: fileRows,
    firstResponseDue: f.dateTime({ system: true }),
    resolveDue: f.dateTime({ system: true }),
    firstResponseAt: f.dateTime({ system: true }),
    resolvedAt: f.dateTime({ system: true }),
    lastActivityAt: f.dateTime({ system: true }),
    dueAt: f.dateTime({ system: true }),
    resolution: f.select([
      'solved',
      'explained',
      'refunded',
      'replaced',
      'declined',
      'noAnswer',
      'duplicate',
    ]),
    duplicateOf: f.reference('contactMessage', { system: true }),
  },
  rules: {
    email: { required: { phone: { empty: true } } },
    phone: { required: { email: { empty: true } } },
    body: { readOnly: { version: { gt: 0 } } },
    type: { readOnly: { status: { in: ['closed', 'spam'] } } },
    resolution: {
      visible: { status: { in: ['resolved', 'closed'] } },
      required: { status: 'resolved' },
      readOnly: { status: { not: 'resolved' } },
    },
    duplicateOf: { visible: { resolution: 'duplicate' } },
  },
  access: { delete: false },
  takenIn: {
    by: 'externalId',
    fields: [
      ...(['subject', 'body', 'name', 'email', 'phone', 'channel', 'type', 'priority', 'thread'] as const),
      ...(['status', 'resolution', 'createdAt', 'resolvedAt', 'lastActivityAt'] as const),
    ],
  },
  permissions: ['viewPii', 'reveal', 'reply'],
  list: {
    columns: ['ticketNo', 'subject', 'name', 'status', 'dueAt', 'assignee', 'type', 'priority'],
    search: ['ticketNo', 'name', 'email', 'phone', 'subject', 'body', 'orderNumber'],
    filters: [
      ...(['status', 'type', 'assignee', 'priority', 'tags', 'dueAt', 'channel', 'customer'] as const),
      ...([
        'product',
        'order',
        'orderNumber',
        'resolution',
        'broadcast',
        'createdAt',
        'lastActivityAt',
      ] as const),
    ],
    sort: 'dueAt',
    views: {
      unassigned: { status: { in: ['new', 'open'] }, assignee: { empty: true } },
      mine: { status: { in: ['new', 'open', 'waitingOnCustomer'] }, assignee: '$me' },
      dueToday: { dueAt: { gte: '$now', lt: '$tomorrow' } },
      overdue: { dueAt: { lt: '$now' } },
      grievances: { type: 'grievance', status: { in: ['new', 'open', 'waitingOnCustomer'] } },
      waiting: { status: 'waitingOnCustomer' },
      spam: { status: 'spam' },
    },
  },
  page: {
    headline: ['subject'],
    facts: ['status', 'name', 'ticketNo', 'type', 'dueAt'],
    path: [],
    next: ['open', 'resolve', 'wait', 'close', 'spam'],
    cards: ['message', 'conversation'],
  },
  form: {
    sections: {
      message: [['name', 'type'], ['email', 'phone'], 'subject', 'body', 'attachments'],
      conversation: [],
      handling: { fields: ['assignee', 'priority', 'tags', 'resolution', 'duplicateOf'], in: 'aside' },
      about: {
        fields: [
          'customer',
          'orderNumber',
          'order',
          'product',
          'broadcast',
          'channel',
          'language',
          'startedBy',
        ],
        in: 'aside',
      },
      clock: {
        fields: ['dueAt', 'firstResponseDue', 'firstResponseAt', 'resolveDue', 'resolvedAt'],
        in: 'aside',
      },
    },
  },
  workflow: {
    initial: 'new',
    states: {
      new: { tone: 'warning' },
      open: { tone: 'info' },
      waitingOnCustomer: { tone: 'neutral' },
      resolved: { tone: 'success' },
      closed: { tone: 'neutral' },
      spam: { tone: 'neutral' },
    },
    transitions: {
      open: { from: ['new', 'waitingOnCustomer'], to: 'open', permission: 'edit', undo: true },
      wait: { from: ['new', 'open'], to: 'waitingOnCustomer', permission: 'edit', undo: true },
      resolve: {
        from: ['new', 'open', 'waitingOnCustomer'],
        to: 'resolved',
        ask: ['resolution'],
        permission: 'edit',
        tone: 'success',
        undo: true,
      },
      close: { from: 'resolved', to: 'closed', permission: 'edit', undo: true },
      reopen: { from: ['resolved', 'closed', 'spam'], to: 'open', permission: 'edit', undo: true },
      spam: {
        from: ['new', 'open', 'waitingOnCustomer'],
        to: 'spam',
        permission: 'edit',
        tone: 'danger',
        undo: true,
      },
    },
  },
})
