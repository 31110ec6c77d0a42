import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { ledgerReasons, moveKinds } from '../stockLevel/rules/moves.ts'

/** What a movement adds to a part of the level. */
const change = f.integer({ default: 0 })

/**
 * The ledger of the stock (areas, S3): one line for everything that ever happened to a level, never changed and never deleted.
 * The sum of its lines is the level (`checkStock` proves it). `cause` is what it was done for, such as an order.
 */
export const stockMovement = defineResource({
  name: 'stockMovement',
  path: 'pages/stock-movements',
  endpoint: 'stock-movements',
  icon: 'stockMovement',
  menu: 'catalogue',
  below: 'stockLevel',
  title: 'sku',
  foundLast: true,
  fields: {
    sku: f.text({ required: true, max: 64, system: true }),
    variant: f.text({ required: true, system: true, pattern: /^[0-9a-f-]{36}$/, rowOf: 'product' }),
    product: f.reference('product', { required: true }),
    location: f.reference('stockLocation', { required: true }),
    kind: f.select(moveKinds, { required: true }),
    quantity: f.integer({ required: true }),
    reason: f.select(ledgerReasons),
    note: f.text({ max: 200 }),
    cause: f.text({ max: 40 }),
    causeId: f.text({ max: 60, system: true }),
    causeName: f.text({ max: 80 }),
    actorId: f.text({ max: 60, system: true }),
    actorName: f.text({ max: 120 }),
    onHandChange: change,
    committedChange: change,
    reservedChange: change,
    damagedChange: change,
    qcChange: change,
    safetyChange: change,
    incomingChange: change,
    onHandAfter: f.integer({ required: true }),
    availableAfter: f.integer({ required: true }),
  },
  access: { create: false, edit: false, delete: false, import: false },
  places: ['location'],
  list: {
    columns: ['createdAt', 'sku', 'location', 'kind', 'quantity', 'reason', 'causeName', 'actorName'],
    search: ['sku', 'causeName', 'note'],
    filters: ['location', 'kind', 'reason', 'product', 'variant', 'causeId', 'createdAt'],
    sort: '-createdAt',
    views: {
      byHand: { kind: { in: ['adjusted', 'setAside', 'writtenOff'] } },
      received: { kind: 'received' },
      shipped: { kind: 'shipped' },
      returned: { kind: 'returned' },
      transferred: { kind: 'transferred' },
    },
  },
  form: {
    sections: {
      general: [
        ['sku', 'location', 'product'],
        ['kind', 'quantity'],
        ['onHandAfter', 'availableAfter'],
      ],
      why: [['reason', 'note'], ['cause', 'causeName'], 'actorName'],
      changes: [
        ['onHandChange', 'committedChange', 'reservedChange'],
        ['damagedChange', 'qcChange', 'safetyChange'],
        'incomingChange',
      ],
    },
  },
})
