import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { courierConnections } from '../../delivery/courier/rules/courierConnections.ts'
import { placeWithoutPincode } from '../order/rules/placeInWords.ts'

/** The states of a parcel that is still in the house. */
export const beforeHandOver = ['pending', 'packed', 'labelReady'] as const
const underWay = ['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed'] as const
const comingBack = ['rtoInitiated', 'rtoInTransit'] as const

/** Why it did not arrive is said where that has just been found out. */
const undelivered = ['attemptFailed', 'rtoInitiated'] as const
const arrived = { all: [{ status: { not: 'attemptFailed' } }, { status: { not: 'rtoInitiated' } }] } as const

/**
 * A parcel of an order (areas, S4): what is in it, who carries it, and where it is. The status is the shop's own; what the courier
 * calls it is kept apart in `carrierStatus` and `events`. Parcels are made and filled by operations (`createFor`, `split`); packing
 * issues the invoice, the hand-over takes the goods from the stock, the delivery makes COD money due from the courier.
 */
export const shipment = defineResource({
  name: 'shipment',
  path: 'pages/shipments',
  endpoint: 'shipments',
  icon: 'shipment',
  menu: 'sales',
  below: 'order',
  title: 'number',
  subtitle: ['orderNumber', 'awb', 'status', 'destination'],
  fields: {
    number: f.text({ max: 40, unique: true, system: true }),
    order: f.reference('order', { required: true, system: true }),
    orderNumber: f.text({ max: 40, system: true }),
    location: f.reference('stockLocation', { system: true }),
    destination: f.text({ system: true, retold: placeWithoutPincode }),
    lines: f.rows(
      {
        line: f.text({ required: true, pattern: /^[0-9a-f-]{36}$/ }),
        variant: f.text({ pattern: /^[0-9a-f-]{36}$/, rowOf: 'product' }),
        sku: f.text({ max: 64 }),
        name: f.text(),
        quantity: f.integer({ required: true, min: 1, max: 999 }),
      },
      { max: 500, uniqueTogether: [['line']], system: true },
    ),
    pieces: f.integer({ computed: true }),
    weight: f.integer({ min: 1, max: 100_000, help: true }),
    length: f.integer({ min: 1, max: 3000 }),
    width: f.integer({ min: 1, max: 3000 }),
    height: f.integer({ min: 1, max: 3000 }),
    courier: f.text({ max: 60, titleOf: 'courier' }),
    carrier: f.reference('courier', { system: true }),
    connection: f.select(courierConnections, { system: true }),
    /** The courier that was asked by machine and has not been called off: it may carry the parcel, whether its answer came or not. */
    bookedWith: f.select(courierConnections, { system: true }),
    bookedAwb: f.text({ max: 40, system: true }),
    service: f.text({ max: 60 }),
    awb: f.text({ max: 40, unique: true, pattern: /^[A-Za-z0-9-]{4,40}$/, help: true }),
    trackingUrl: f.url(),
    manifest: f.text({ max: 40, system: true }),
    charges: f.money({ min: 0 }),
    codAmount: f.money({ system: true, min: 0 }),
    dueAt: f.dateTime({ system: true }),
    expectedOn: f.date(),
    packedAt: f.dateTime({ system: true }),
    handedOverAt: f.dateTime({ system: true }),
    deliveredAt: f.dateTime({ system: true }),
    rtoAt: f.dateTime({ system: true }),
    attempts: f.integer({ system: true, min: 0, default: 0 }),
    failedReason: f.reference('reason'),
    failedNote: f.text({ max: 255 }),
    nextAction: f.select(['retry', 'callCustomer', 'changeAddress', 'returnToOrigin']),
    carrierStatus: f.text({ max: 120, system: true }),
    overrideReason: f.reference('reason', { system: true }),
    overrideNote: f.text({ max: 255, system: true }),
    events: f.rows(
      {
        at: f.dateTime({ required: true }),
        status: f.text({ required: true, max: 120 }),
        place: f.text({ max: 120 }),
        note: f.text({ max: 500 }),
        by: f.text({ max: 120 }),
      },
      { system: true },
    ),
  },
  computed: { pieces: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  rules: {
    weight: { readOnly: { status: { in: [...underWay, ...comingBack] } } },
    length: { readOnly: { status: { in: [...underWay, ...comingBack] } } },
    width: { readOnly: { status: { in: [...underWay, ...comingBack] } } },
    height: { readOnly: { status: { in: [...underWay, ...comingBack] } } },
    courier: {
      required: { status: { in: ['labelReady', ...underWay] } },
      readOnly: { status: { in: [...underWay, ...comingBack] } },
    },
    service: { readOnly: { status: { in: [...underWay, ...comingBack] } } },
    awb: {
      required: { status: { in: ['labelReady', ...underWay] } },
      readOnly: { status: { in: [...underWay, ...comingBack] } },
    },
    failedReason: {
      visible: { status: { in: ['attemptFailed', ...comingBack, 'rtoReceived'] } },
      required: { status: { in: [...undelivered] } },
      readOnly: arrived,
    },
    failedNote: {
      visible: { status: { in: ['attemptFailed', ...comingBack, 'rtoReceived'] } },
      readOnly: arrived,
    },
    nextAction: { visible: { status: 'attemptFailed' }, required: { status: 'attemptFailed' } },
  },
  access: { create: false, delete: false, import: false },
  permissions: ['ship', 'print', 'force'],
  history: ['track'],
  places: ['location'],
  list: {
    columns: ['number', 'order', 'status', 'destination', 'pieces', 'courier', 'awb', 'codAmount', 'dueAt'],
    search: ['number', 'orderNumber', 'awb', 'manifest', 'lines.sku'],
    filters: [
      ...(['status', 'order', 'location', 'courier', 'awb', 'manifest', 'codAmount', 'dueAt'] as const),
      ...(['expectedOn', 'handedOverAt', 'deliveredAt', 'rtoAt', 'attempts', 'failedReason'] as const),
      ...(['nextAction', 'destination', 'createdAt', 'updatedAt'] as const),
    ],
    sort: '-createdAt',
    views: {
      toPack: { status: 'pending' },
      toLabel: { status: 'packed' },
      toHandOver: { status: 'labelReady' },
      onTheWay: { status: { in: ['handedOver', 'inTransit', 'outForDelivery'] } },
      failed: { status: 'attemptFailed' },
      rto: { status: { in: ['rtoInitiated', 'rtoInTransit', 'rtoReceived'] } },
      late: { status: { in: [...beforeHandOver] }, dueAt: { lt: '$now' } },
      delivered: { status: 'delivered' },
      lost: { status: 'lost' },
    },
  },
  page: {
    headline: ['destination', 'courier'],
    facts: ['status', 'number', 'order', 'pieces', 'codAmount', 'dueAt'],
    next: [
      ...(['pack', 'own.book', 'label', 'handOver', 'own.retryDelivery', 'depart', 'bringOut'] as const),
      ...(['deliver', 'fail', 'departBack', 'receiveBack', 'own.print', 'sendBack', 'lose'] as const),
      'cancel',
    ],
  },
  form: {
    sections: {
      // Why it did not arrive is what whoever opens such a parcel came for.
      failure: ['failedReason', 'failedNote', 'nextAction'],
      contents: [],
      carriage: [['courier', 'service'], ['awb', 'expectedOn'], 'trackingUrl', 'charges'],
      parcel: ['weight', ['length', 'width', 'height']],
      tracking: [],
      about: {
        fields: [
          'number',
          'order',
          'location',
          'destination',
          'codAmount',
          'dueAt',
          'manifest',
          'connection',
          'bookedWith',
          'bookedAwb',
        ],
        in: 'aside',
      },
      clock: {
        fields: ['packedAt', 'handedOverAt', 'deliveredAt', 'rtoAt', 'attempts'],
        in: 'aside',
      },
      override: { fields: ['overrideReason', 'overrideNote'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'pending',
    states: {
      pending: { tone: 'warning' },
      packed: { tone: 'info' },
      labelReady: { tone: 'info' },
      handedOver: { tone: 'info' },
      inTransit: { tone: 'info' },
      outForDelivery: { tone: 'info' },
      delivered: { tone: 'success', locked: true },
      attemptFailed: { tone: 'warning' },
      rtoInitiated: { tone: 'info' },
      rtoInTransit: { tone: 'info' },
      rtoReceived: { tone: 'neutral', locked: true },
      lost: { tone: 'danger', locked: true },
      cancelled: { tone: 'neutral', locked: true },
    },
    transitions: {
      pack: { from: 'pending', to: 'packed', ask: ['weight', 'length', 'width', 'height'], undo: 'moved' },
      label: {
        from: 'packed',
        to: 'labelReady',
        ask: ['courier', 'service', 'awb'],
        permission: 'ship',
        undo: 'moved',
      },
      handOver: { from: 'labelReady', to: 'handedOver', confirm: true, permission: 'ship', undo: 'moved' },
      depart: { from: 'handedOver', to: 'inTransit', permission: 'ship', undo: 'moved' },
      bringOut: {
        from: ['handedOver', 'inTransit', 'attemptFailed'],
        to: 'outForDelivery',
        permission: 'ship',
        undo: 'told',
      },
      deliver: {
        from: ['handedOver', 'inTransit', 'outForDelivery'],
        to: 'delivered',
        confirm: true,
        tone: 'success',
        undo: 'told',
      },
      fail: {
        from: ['inTransit', 'outForDelivery'],
        to: 'attemptFailed',
        ask: ['failedReason', 'failedNote', 'nextAction'],
        permission: 'deliver',
        undo: 'told',
      },
      sendBack: {
        from: [...underWay],
        to: 'rtoInitiated',
        ask: ['failedReason', 'failedNote'],
        permission: 'deliver',
        tone: 'danger',
        undo: 'told',
      },
      departBack: { from: 'rtoInitiated', to: 'rtoInTransit', permission: 'deliver', undo: 'moved' },
      receiveBack: {
        from: ['rtoInitiated', 'rtoInTransit'],
        to: 'rtoReceived',
        confirm: true,
        permission: 'deliver',
        undo: 'moved',
      },
      lose: {
        from: [...underWay, ...comingBack],
        to: 'lost',
        confirm: true,
        permission: 'deliver',
        tone: 'danger',
        undo: 'told',
      },
      /** Its pieces were called off before it was packed; whoever did that brings the order up to date. */
      withdraw: { from: 'pending', to: 'cancelled', system: true },
      cancel: {
        from: [...beforeHandOver],
        to: 'cancelled',
        confirm: true,
        permission: 'pack',
        tone: 'danger',
        undo: 'moved',
      },
    },
  },
})
