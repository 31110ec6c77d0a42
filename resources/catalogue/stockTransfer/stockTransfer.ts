import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** Goods on their way from one place to another (areas, S3). Staff type SKUs; the server finds what they are. */
export const stockTransfer = defineResource({
  name: 'stockTransfer',
  path: 'pages/stock-transfers',
  endpoint: 'stock-transfers',
  icon: 'stockTransfer',
  menu: 'catalogue',
  below: 'stockLevel',
  title: 'number',
  fields: {
    number: f.text({ max: 40, unique: true, system: true }),
    from: f.reference('stockLocation', { required: true }),
    to: f.reference('stockLocation', { required: true }),
    expectedOn: f.date({ told: 'staff' }),
    carrier: f.text({ max: 80, told: 'staff' }),
    note: f.longText({ max: 500, lines: 2 }),
    lines: f.rows(
      {
        sku: f.text({ required: true, max: 64 }),
        quantity: f.integer({ required: true, min: 1, max: 99_999 }),
        item: f.text(),
        variant: f.text({ pattern: /^[0-9a-f-]{36}$/, rowOf: 'product' }),
        received: f.integer({ min: 0, default: 0 }),
      },
      { max: 500, uniqueTogether: [['sku']], kept: ['item', 'variant', 'received'], help: true },
    ),
    pieces: f.integer({ computed: true }),
    receivedPieces: f.integer({ computed: true }),
  },
  computed: {
    pieces: ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0),
    receivedPieces: ({ lines }) => lines.reduce((sum, line) => sum + (line.received ?? 0), 0),
  },
  rules: {
    from: { readOnly: { status: { not: 'draft' } } },
    to: { readOnly: { status: { not: 'draft' } } },
    lines: { readOnly: { status: { not: 'draft' } }, required: { status: { in: ['sent', 'received'] } } },
  },
  access: { delete: { status: 'draft' }, import: false },
  permissions: ['transfer'],
  history: ['receiveSome'],
  places: ['from', 'to'],
  list: {
    columns: ['number', 'status', 'from', 'to', 'pieces', 'receivedPieces', 'expectedOn', 'updatedAt'],
    search: ['number', 'lines.sku', 'carrier'],
    filters: ['status', 'from', 'to', 'expectedOn', 'createdAt', 'updatedAt'],
    sort: '-createdAt',
    views: {
      drafts: { status: 'draft' },
      underWay: { status: 'sent' },
      received: { status: 'received' },
    },
  },
  page: { headline: ['from', 'to'], facts: ['status', 'number', 'pieces', 'receivedPieces', 'expectedOn'] },
  form: {
    sections: {
      general: [['from', 'to'], 'lines', 'note'],
      way: { fields: ['number', 'expectedOn', 'carrier', 'pieces', 'receivedPieces'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'draft',
    states: {
      draft: { tone: 'neutral' },
      sent: { tone: 'info' },
      received: { tone: 'success', locked: true },
      cancelled: { tone: 'neutral', locked: true },
    },
    transitions: {
      send: {
        from: 'draft',
        to: 'sent',
        when: { pieces: { gt: 0 } },
        confirm: true,
        permission: 'transfer',
        undo: 'moved',
      },
      receive: {
        from: 'sent',
        to: 'received',
        confirm: true,
        permission: 'transfer',
        tone: 'success',
        undo: 'moved',
      },
      close: {
        from: 'sent',
        to: 'received',
        when: { receivedPieces: { gt: 0 } },
        confirm: true,
        permission: 'transfer',
        tone: 'danger',
        undo: 'moved',
      },
      cancel: { from: 'draft', to: 'cancelled', permission: 'transfer', undo: true },
    },
  },
})
