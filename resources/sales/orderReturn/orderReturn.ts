import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { fileRows } from '../../customers/contactMessage/rules/fileRows.ts'
import { returnLines } from './rules/lineFields.ts'
import { beforeReceipt, deductionTypes, openReturnStates } from './rules/names.ts'

/** How it comes back is settled once it is on its way, and what carried it once it is here. */
const fixedOnceUnderWay = {
  readOnly: { status: { in: ['pickedUp', 'received', 'inspected', 'sentBack'] } },
} as const
const fixedOnceHere = { readOnly: { status: { in: ['received', 'inspected', 'sentBack'] } } } as const

/**
 * Goods that come back (areas, 23): a return, an exchange, a replacement, or a parcel that was never delivered (`source` rto). Asked
 * for by the operation `request`; lines, money and the conversation are written by operations alone. Nothing is restocked by its
 * receipt, only by what the inspection finds. `dueAt` is when the shop owes the next step.
 */
export const orderReturn = defineResource({
  name: 'orderReturn',
  path: 'pages/returns',
  endpoint: 'returns',
  icon: 'orderReturn',
  menu: 'sales',
  title: 'number',
  subtitle: ['orderNumber', 'contactName', 'status', 'value'],
  fields: {
    number: f.text({ max: 20, unique: true, system: true }),
    order: f.reference('order', { required: true, system: true }),
    orderNumber: f.text({ max: 40, system: true }),
    shipment: f.reference('shipment', { system: true }),
    customer: f.reference('customer', { system: true }),
    contactName: f.text({ max: 120, system: true }),
    phone: f.phone({ masked: 'viewPii', system: true }),
    state: f.text({ max: 80, system: true }),
    pincode: f.text({ max: 10, masked: 'viewPii', system: true }),
    type: f.select(['return', 'exchange', 'replacement'], {
      required: true,
      default: 'return',
      system: true,
    }),
    source: f.select(['customer', 'staff', 'rto'], { required: true, default: 'staff', system: true }),
    inWindow: f.boolean({ default: true, system: true }),
    overrideReason: f.reference('reason', { system: true }),
    overrideNote: f.text({ max: 500, system: true }),
    lines: returnLines,
    pieces: f.integer({ computed: true }),
    receivedPieces: f.integer({ computed: true }),
    acceptedPieces: f.integer({ computed: true }),
    value: f.money({ computed: true }),
    acceptedValue: f.money({ computed: true }),
    reasons: f.references('reason', { max: 50, system: true }),
    products: f.references('product', { max: 200, system: true }),
    brands: f.references('brand', { max: 200, system: true }),
    categories: f.references('category', { max: 200, system: true }),
    pickupMode: f.select(['pickup', 'selfShip'], { required: true, default: 'pickup' }),
    pickupAddress: f.address({ masked: 'viewPii' }),
    pickupOn: f.date(),
    pickupSlot: f.select(['morning', 'afternoon', 'evening']),
    courier: f.text({ max: 60, titleOf: 'courier' }),
    carrier: f.reference('courier', { system: true }),
    awb: f.text({ max: 40, unique: true, pattern: /^[A-Za-z0-9-]{4,40}$/ }),
    pickupAttempts: f.integer({ min: 0, default: 0, system: true }),
    location: f.reference('stockLocation', { help: true }),
    refundDestination: f.select(['original', 'storeCredit', 'bankOrUpi'], {
      required: true,
      default: 'original',
    }),
    deductions: f.rows(
      {
        type: f.select(deductionTypes, { required: true }),
        amount: f.money({ required: true, min: 0 }),
        reason: f.text({ max: 255 }),
      },
      { max: 20, system: true },
    ),
    roundOff: f.money({ default: 0, system: true, help: true }),
    refundTotal: f.money({ min: 0, default: 0, system: true }),
    priceDifference: f.money({ default: 0, system: true, help: true }),
    toBill: f.money({ min: 0, default: 0, system: true, help: true }),
    refunds: f.references('refund', { max: 50, system: true }),
    earlyRefundReason: f.reference('reason', { system: true }),
    exchangeOrder: f.reference('order', { system: true }),
    rejectReason: f.reference('reason'),
    rejectNote: f.longText({ max: 500, lines: 3 }),
    sentBackAwb: f.text({ max: 40, told: 'staff' }),
    thread: f.rows(
      {
        kind: f.select(['reply', 'note', 'customer'], { required: true }),
        author: f.text({ required: true, max: 120 }),
        text: f.longText({ required: true, max: 5000, lines: 4 }),
        photos: f.images({ max: 6, library: false }),
        at: f.dateTime({ required: true }),
        /** The message that carried it; no reference, since the log of messages is emptied after its time. */
        sentAs: f.text({ max: 60 }),
      },
      { max: 500, system: true },
    ),
    files: fileRows,
    assignee: f.reference('subAdmin', { told: 'staff' }),
    dueAt: f.dateTime({ system: true }),
    decidedBy: f.text({ max: 120, system: true }),
    decidedAt: f.dateTime({ system: true }),
    receivedAt: f.dateTime({ system: true }),
    inspectedAt: f.dateTime({ system: true }),
    completedAt: f.dateTime({ system: true }),
  },
  computed: {
    pieces: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    receivedPieces: ({ lines }) => lines.reduce((sum, { received }) => sum + (received ?? 0), 0),
    acceptedPieces: ({ lines }) => lines.reduce((sum, { accepted }) => sum + (accepted ?? 0), 0),
    value: ({ lines }) =>
      lines.reduce((sum, line) => sum + (line.value ?? 0) + (line.exchangedValue ?? 0), 0),
    acceptedValue: ({ lines }) =>
      lines.reduce((sum, line) => sum + (line.refundAmount ?? 0) + (line.exchangedAmount ?? 0), 0),
  },
  rules: {
    shipment: { visible: { source: 'rto' } },
    pickupMode: fixedOnceUnderWay,
    pickupAddress: { ...fixedOnceUnderWay, visible: { pickupMode: 'pickup' } },
    pickupOn: {
      ...fixedOnceUnderWay,
      visible: { pickupMode: 'pickup' },
      required: { status: 'pickupScheduled', pickupMode: 'pickup' },
    },
    pickupSlot: { ...fixedOnceUnderWay, visible: { pickupMode: 'pickup' } },
    courier: fixedOnceHere,
    awb: fixedOnceHere,
    location: { readOnly: { status: { in: ['inspected', 'sentBack'] } } },
    refundDestination: { readOnly: { refunds: { empty: false } } },
    rejectReason: {
      visible: { status: 'rejected' },
      required: { status: 'rejected' },
      readOnly: { status: { not: 'rejected' } },
    },
    rejectNote: {
      visible: { status: 'rejected' },
      readOnly: { status: { not: 'rejected' } },
    },
    sentBackAwb: {
      visible: { status: { in: ['sentBack', 'closed'] } },
      readOnly: { status: { not: 'sentBack' } },
    },
  },
  access: { create: false, delete: false, import: false },
  permissions: ['viewPii', 'reveal', 'request', 'receive', 'inspect', 'refund', 'message'],
  history: ['customer', 'exchanged', 'note', 'refund', 'releaseHold', 'reply', 'shipExchange', 'toBill'],
  places: ['order', 'location'],
  list: {
    summed: 'value',
    columns: ['number', 'order', 'contactName', 'type', 'lines', 'reasons', 'status', 'value', 'dueAt'],
    search: ['number', 'orderNumber', 'contactName', 'phone', 'awb', 'lines.sku', 'lines.name'],
    filters: [
      ...(['status', 'type', 'reasons', 'products', 'brands', 'categories', 'courier'] as const),
      ...(['state', 'pincode', 'createdAt', 'refundDestination', 'inWindow', 'value', 'source'] as const),
      ...([
        'dueAt',
        'pickupOn',
        'order',
        'customer',
        'assignee',
        'location',
        'refundTotal',
        'completedAt',
        'updatedAt',
      ] as const),
    ],
    sort: 'dueAt',
    views: {
      toApprove: { status: 'requested' },
      pickupDue: { status: { in: ['approved', 'pickupScheduled'] }, pickupMode: 'pickup' },
      inTransit: {
        any: [{ status: 'pickedUp' }, { status: 'approved', pickupMode: 'selfShip' }],
      },
      toInspect: { status: 'received' },
      toRefund: { status: 'inspected', type: 'return', acceptedPieces: { gt: 0 } },
      exchangesToShip: {
        status: 'inspected',
        type: { in: ['exchange', 'replacement'] },
        acceptedPieces: { gt: 0 },
      },
      exchangesToBill: { toBill: { gt: 0 } },
      overdue: { status: { in: [...openReturnStates] }, dueAt: { lt: '$now' } },
      rto: { source: 'rto' },
      rejected: { status: { in: ['rejected', 'sentBack', 'closed'] } },
    },
  },
  page: {
    headline: ['contactName', 'value'],
    facts: ['status', 'number', 'order', 'type', 'reasons', 'dueAt'],
    next: [
      ...(['approve', 'own.approveLate', 'own.schedulePickup', 'pickUp', 'own.inspect'] as const),
      ...(['own.receive', 'own.shipExchange', 'own.refund', 'own.pickupFailed', 'close'] as const),
      ...(['own.reject', 'sendBack', 'bill', 'billRest', 'cancel'] as const),
    ],
  },
  form: {
    sections: {
      items: [],
      pickup: [['pickupMode', 'pickupSlot'], ['pickupOn', 'courier'], ['awb', 'location'], 'pickupAddress'],
      waterfall: [],
      money: ['refundDestination'],
      conversation: [],
      about: {
        fields: ['number', 'order', 'shipment', 'customer', 'contactName', 'phone', 'type', 'source'],
        in: 'aside',
      },
      handling: { fields: ['assignee', 'inWindow', 'overrideReason', 'overrideNote'], in: 'aside' },
      rejection: {
        fields: ['rejectReason', 'rejectNote'],
        in: 'aside',
        visible: { rejectReason: { empty: false } },
      },
      clock: {
        fields: ['dueAt', 'decidedBy', 'decidedAt', 'receivedAt', 'inspectedAt', 'completedAt'],
        in: 'aside',
      },
    },
  },
  workflow: {
    initial: 'requested',
    states: {
      requested: { tone: 'warning' },
      approved: { tone: 'info' },
      pickupScheduled: { tone: 'info' },
      pickedUp: { tone: 'info' },
      received: { tone: 'warning' },
      inspected: { tone: 'warning' },
      completed: { tone: 'success', locked: true },
      rejected: { tone: 'neutral', locked: true },
      cancelled: { tone: 'neutral', locked: true },
      sentBack: { tone: 'info' },
      closed: { tone: 'neutral', locked: true },
    },
    transitions: {
      approve: {
        from: 'requested',
        to: 'approved',
        when: { any: [{ inWindow: true }, { overrideReason: { empty: false } }] },
        tone: 'success',
        undo: 'told',
      },
      reject: { from: 'requested', to: 'rejected', system: true },
      schedulePickup: {
        from: 'approved',
        to: 'pickupScheduled',
        when: { pickupMode: 'pickup' },
        system: true,
      },
      pickUp: { from: ['approved', 'pickupScheduled'], to: 'pickedUp', permission: 'edit', undo: 'moved' },
      pickupFailed: { from: 'pickupScheduled', to: 'approved', system: true },
      receive: { from: ['approved', 'pickupScheduled', 'pickedUp'], to: 'received', system: true },
      /** An undelivered parcel is back at once. */
      arrive: { from: 'requested', to: 'received', system: true },
      inspect: { from: 'received', to: 'inspected', system: true },
      complete: { from: 'inspected', to: 'completed', system: true },
      /** The money goes without the goods (areas, 23: refund without return). */
      settle: { from: [...beforeReceipt, 'received'], to: 'completed', system: true },
      cancel: {
        from: ['requested', 'approved', 'pickupScheduled'],
        to: 'cancelled',
        when: { refunds: { empty: true }, exchangeOrder: { empty: true } },
        permission: 'edit',
        confirm: true,
        tone: 'danger',
        undo: 'moved',
      },
      /** The goods stay with the customer, who has those in exchange already. */
      bill: {
        from: [...beforeReceipt, 'sentBack'],
        to: 'closed',
        when: { refunds: { empty: true }, exchangeOrder: { empty: false } },
        permission: 'refund',
        confirm: true,
        tone: 'danger',
        undo: 'told',
      },
      /** Of what came back in part, the rest stays, or its goods were worth less than was expected. */
      billRest: {
        from: 'inspected',
        to: 'completed',
        when: { toBill: { gt: 0 } },
        permission: 'refund',
        confirm: true,
        tone: 'danger',
        undo: 'told',
      },
      sendBack: {
        from: 'inspected',
        to: 'sentBack',
        when: { acceptedPieces: 0, receivedPieces: { gt: 0 }, refunds: { empty: true } },
        ask: ['sentBackAwb'],
        permission: 'inspect',
        undo: 'moved',
      },
      close: {
        from: 'sentBack',
        to: 'closed',
        when: { exchangeOrder: { empty: true } },
        permission: 'inspect',
        undo: true,
      },
    },
  },
})
