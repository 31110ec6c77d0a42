import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { excerpt } from '../../../src/fields/longText/excerpt.ts'
import { plainTextOf } from '../../../src/fields/richText/plainTextOf.ts'
import { labels, places } from './rules/folders.ts'

const staff = { max: 50, where: { status: 'active' } } as const

/** What was written stays as it was sent. */
const asSent = { readOnly: { version: { gt: 0 }, folder: { not: 'draft' } } } as const

/**
 * A letter in somebody's mailbox (`apps/mail`). Everybody it concerns has a copy of their own: its sender under Sent, each recipient in
 * the inbox, all made in one transaction. So what one of them stars or deletes is nobody else's matter, and each is private on every path.
 */
export const mail = defineResource({
  name: 'mail',
  path: 'apps/mail',
  endpoint: 'mails',
  icon: 'mail',
  menu: 'apps',
  title: 'subject',
  fields: {
    subject: f.text({ max: 200 }),
    to: f.references('subAdmin', staff),
    cc: f.references('subAdmin', staff),
    body: f.richText({ max: 50_000, namesPictures: true }),
    attachments: f.rows({ file: f.file({ required: true }) }, { max: 10 }),
    read: f.boolean({ default: false }),
    starred: f.boolean({ default: false }),
    labels: f.multiSelect(labels),
    deleted: f.boolean({ default: false }),
    /** Of the letter that it answers (`messageId`). */
    inReplyTo: f.text({ max: 36 }),
    folder: f.select(places, { required: true, default: 'draft', system: true }),
    owner: f.reference('subAdmin', { system: true }),
    from: f.reference('subAdmin', { system: true }),
    /** The name of whoever wrote it, as it was then. */
    sender: f.text({ max: 121, system: true }),
    /** When it leaves; null once it has. */
    leavesAt: f.dateTime({ system: true }),
    sentAt: f.dateTime({ system: true }),
    /** The same in all copies. */
    messageId: f.text({ max: 36, system: true }),
    /** The `messageId` of the letter with which it all began. */
    conversation: f.text({ max: 36, system: true }),
    preview: f.text({ computed: true }),
    attachmentCount: f.integer({ computed: true }),
  },
  computed: {
    preview: ({ body }) => (body ? excerpt(plainTextOf(body), 200) || null : null),
    attachmentCount: ({ attachments }) => attachments.length,
  },
  rules: {
    subject: asSent,
    to: asSent,
    cc: asSent,
    body: asSent,
    attachments: asSent,
    inReplyTo: asSent,
    deleted: { readOnly: { version: { gt: 0 }, folder: 'sending' } },
  },
  own: { by: 'owner' },
  erases: true,
  access: { delete: { deleted: true }, import: false },
  page: false,
  list: {
    columns: ['sender', 'subject', 'preview', 'sentAt'],
    search: ['sender', 'subject', 'body', 'to'],
    filters: [
      ...(['folder', 'read', 'starred', 'labels', 'deleted', 'from', 'to', 'sentAt'] as const),
      ...(['conversation', 'messageId', 'inReplyTo', 'attachmentCount', 'createdAt', 'updatedAt'] as const),
    ],
    sort: '-createdAt',
  },
  form: {
    sections: {
      letter: ['to', 'cc', 'subject', 'body', 'attachments'],
      mailbox: {
        fields: ['folder', 'sentAt', 'read', 'starred', 'labels', 'deleted', 'inReplyTo'],
        in: 'aside',
      },
    },
  },
})
