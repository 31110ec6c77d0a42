import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { excerpt } from '../customer/rules/excerpt.ts'
import { ratingFlags } from '../customer/rules/ratingFlags.ts'

/**
 * What a customer says of a product (areas, 15). All of it is the customer's: ratings come in by the operation `submit`, or with the file
 * of a former system, and staff approve, reject, hide, answer, or redact personal data, but never edit the wording. `externalId` tells
 * those of such a file apart.
 */
export const rating = defineResource({
  name: 'rating',
  path: 'pages/rating',
  endpoint: 'ratings',
  icon: 'rating',
  menu: 'service',
  title: 'excerpt',
  fields: {
    excerpt: f.text({ computed: true }),
    product: f.reference('product', { required: true, system: true }),
    sku: f.text({ max: 64, system: true }),
    customer: f.reference('customer', { system: true }),
    orderNumber: f.text({ max: 40, system: true }),
    verified: f.boolean({ default: false, system: true }),
    displayName: f.text({ required: true, max: 80, system: true }),
    rating: f.integer({ required: true, min: 1, max: 5, system: true }),
    title: f.text({ max: 120, system: true }),
    body: f.longText({ max: 2000, system: true }),
    fit: f.select(['runsSmall', 'trueToSize', 'runsLarge'], { system: true }),
    sizeBought: f.text({ max: 40, system: true }),
    quality: f.integer({ min: 1, max: 5, system: true }),
    comfort: f.integer({ min: 1, max: 5, system: true }),
    value: f.integer({ min: 1, max: 5, system: true }),
    media: f.images({ max: 6, system: true, library: false }),
    language: f.select(['en', 'hi', 'bn', 'ta', 'te', 'mr'], { required: true, default: 'en', system: true }),
    source: f.select(['store', 'app', 'invite', 'import'], {
      required: true,
      default: 'store',
      system: true,
    }),
    externalId: f.text({ max: 300, unique: true, system: true }),
    flags: f.multiSelect(ratingFlags, { system: true }),
    rejectReason: f.select([
      ...(['offensive', 'personalData', 'spam', 'offTopic', 'fake', 'competitor', 'other'] as const),
    ]),
    redacted: f.boolean({ default: false, system: true }),
    replyText: f.longText({ max: 2000, system: true }),
    replyBy: f.text({ max: 120, system: true }),
    replyAt: f.dateTime({ system: true }),
  },
  computed: { excerpt: ({ title, body, rating }) => excerpt(title, body, rating) },
  rules: {
    rejectReason: {
      visible: { status: 'rejected' },
      required: { status: 'rejected' },
      readOnly: { status: { not: 'rejected' } },
    },
  },
  access: { create: false, delete: false },
  takenIn: {
    by: 'externalId',
    fields: [
      ...(['product', 'customer', 'displayName', 'rating', 'title', 'body'] as const),
      ...(['replyText', 'replyAt', 'status', 'createdAt'] as const),
    ],
  },
  permissions: ['moderate', 'submit', 'reply'],
  list: {
    columns: ['excerpt', 'rating', 'product', 'status', 'flags', 'verified', 'fit', 'createdAt'],
    search: ['title', 'body', 'displayName', 'sku'],
    filters: [
      ...(['status', 'rating', 'product', 'verified', 'flags', 'media', 'fit', 'customer'] as const),
      ...(['replyAt', 'language', 'source', 'rejectReason', 'redacted', 'createdAt'] as const),
    ],
    sort: '-createdAt',
    views: {
      pending: { status: 'pending' },
      flagged: { status: { in: ['pending', 'approved'] }, flags: { empty: false } },
      unansweredLow: {
        rating: { lte: 2 },
        replyAt: { empty: true },
        status: { in: ['pending', 'approved'] },
      },
      withPhotos: { media: { empty: false } },
      hidden: { status: 'hidden' },
    },
  },
  page: {
    headline: ['displayName', 'product'],
    facts: ['status', 'rating', 'verified', 'orderNumber', 'createdAt'],
    next: ['approve', 'own.reply', 'hide', 'own.redact', 'reject'],
  },
  form: {
    sections: {
      wording: ['rating', 'title', 'body', 'media', ['quality', 'comfort', 'value'], ['fit', 'sizeBought']],
      reply: ['replyText', ['replyBy', 'replyAt']],
      about: {
        fields: ['product', 'sku', 'displayName', 'customer', 'orderNumber', 'verified'],
        in: 'aside',
      },
      moderation: { fields: ['flags', 'rejectReason', 'redacted', 'language', 'source'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'pending',
    states: {
      pending: { tone: 'warning' },
      approved: { tone: 'success' },
      rejected: { tone: 'neutral' },
      hidden: { tone: 'neutral' },
    },
    transitions: {
      approve: {
        from: ['pending', 'rejected', 'hidden'],
        to: 'approved',
        permission: 'moderate',
        tone: 'success',
        undo: true,
      },
      reject: {
        from: ['pending', 'approved', 'hidden'],
        to: 'rejected',
        ask: ['rejectReason'],
        permission: 'moderate',
        tone: 'danger',
        undo: true,
      },
      hide: { from: 'approved', to: 'hidden', permission: 'moderate', undo: true },
    },
  },
})
