import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { refundSources } from '../payment/rules/methods.ts'
import { stoppableRefunds } from '../payment/rules/refundStates.ts'

/**
 * Money on its way back to a customer (areas, 14), out of one payment. Asked for by `requestRefund` alone, which never lets more go
 * than was taken; granted by a second person above the limit; sent after the commit, and the same record is tried again when it
 * failed. Who is paid lies encrypted elsewhere; `payee` is what staff may see of it.
 */
export const refund = defineResource({
  name: 'refund',
  path: 'pages/refunds',
  endpoint: 'refunds',
  icon: 'refund',
  menu: 'sales',
  below: 'payment',
  title: 'number',
  subtitle: ['orderNumber', 'contactName', 'status', 'amount'],
  fields: {
    number: f.text({ max: 20, unique: true, system: true }),
    payment: f.reference('payment', { required: true, system: true }),
    order: f.reference('order', { required: true, system: true }),
    orderNumber: f.text({ max: 40, system: true }),
    customer: f.reference('customer', { system: true }),
    contactName: f.text({ max: 120, system: true }),
    source: f.select(refundSources, { required: true, system: true }),
    /** The same for all refunds that one request was spread over: their credit notes are one. */
    request: f.text({ max: 36, system: true }),
    lines: f.rows(
      {
        line: f.text({ required: true, max: 36 }),
        /** The parcel whose invoice had the pieces; empty for what was never invoiced. */
        parcel: f.reference('shipment'),
        sku: f.text({ max: 64 }),
        name: f.text({ max: 255 }),
        quantity: f.integer({ required: true, min: 0 }),
        amount: f.money({ required: true, min: 0 }),
        tax: f.money({ min: 0, default: 0 }),
      },
      { system: true },
    ),
    shippingAmount: f.money({ min: 0, default: 0, system: true }),
    feeAmount: f.money({ min: 0, default: 0, system: true }),
    extraAmount: f.money({ min: 0, default: 0, system: true, help: true }),
    roundOffAmount: f.money({ default: 0, system: true, help: true }),
    taxAmount: f.money({ min: 0, default: 0, system: true, help: true }),
    amount: f.money({ required: true, min: 1, system: true }),
    destination: f.select(['original', 'storeCredit', 'bankOrUpi'], { required: true, system: true }),
    payee: f.text({ max: 80, masked: 'viewPii', system: true, help: true }),
    reason: f.reference('reason', { system: true }),
    note: f.longText({ max: 500, lines: 2, system: true }),
    requestedBy: f.reference('subAdmin', { system: true }),
    approvedBy: f.reference('subAdmin', { system: true }),
    approvedAt: f.dateTime({ system: true }),
    providerRefundId: f.text({ max: 80, system: true }),
    utr: f.text({ max: 80, system: true }),
    failureCode: f.select(['byPerson', 'noGateway', 'noAnswer'], { system: true }),
    failureReason: f.text({ max: 255, system: true }),
    attempts: f.integer({ min: 0, default: 0, system: true }),
    nextTryAt: f.dateTime({ system: true }),
    processedAt: f.dateTime({ system: true }),
    creditNote: f.reference('invoice', { system: true }),
  },
  access: { create: false, edit: false, delete: false, import: false },
  permissions: ['viewPii', 'reveal', 'viewPayee', 'approveRefund', 'send', 'cancel'],
  history: ['book', 'credit', 'setOff'],
  places: ['order'],
  list: {
    summed: 'amount',
    columns: [
      'number',
      'orderNumber',
      'contactName',
      'amount',
      'destination',
      'status',
      'requestedBy',
      'createdAt',
    ],
    search: ['number', 'orderNumber', 'contactName', 'utr', 'providerRefundId'],
    filters: [
      ...(['status', 'source', 'destination', 'amount', 'reason', 'customer', 'order', 'payment'] as const),
      ...(['requestedBy', 'approvedBy', 'processedAt', 'createdAt', 'updatedAt'] as const),
    ],
    sort: '-createdAt',
    views: {
      awaitingApproval: { status: 'requested' },
      toPayOut: { status: 'approved', destination: 'bankOrUpi' },
      failed: { status: 'failed' },
      underWay: { status: { in: ['approved', 'processing'] } },
      processed: { status: 'processed' },
    },
  },
  page: {
    headline: ['contactName', 'amount'],
    facts: ['status', 'number', 'order', 'destination', 'source'],
    next: ['own.approve', 'own.payOut', 'own.retry', 'own.setPayee', 'own.cancel'],
  },
  form: {
    sections: {
      goesBack: [
        'lines',
        ['shippingAmount', 'feeAmount', 'extraAmount', 'roundOffAmount'],
        ['amount', 'taxAmount'],
      ],
      way: [
        ['destination', 'payee'],
        ['providerRefundId', 'utr'],
        ['attempts', 'nextTryAt'],
        ['processedAt', 'creditNote'],
      ],
      failure: {
        fields: ['failureCode', 'failureReason'],
        visible: { any: [{ failureCode: { empty: false } }, { failureReason: { empty: false } }] },
      },
      about: { fields: ['order', 'payment', 'customer', 'contactName', 'source'], in: 'aside' },
      why: { fields: ['reason', 'note', 'requestedBy', 'approvedBy', 'approvedAt'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'requested',
    states: {
      requested: { tone: 'warning' },
      approved: { tone: 'info' },
      processing: { tone: 'info' },
      processed: { tone: 'success', locked: true },
      failed: { tone: 'danger' },
      cancelled: { tone: 'neutral', locked: true },
    },
    transitions: {
      approve: { from: 'requested', to: 'approved', system: true },
      send: { from: 'approved', to: 'processing', system: true },
      process: { from: ['approved', 'processing', 'failed'], to: 'processed', system: true },
      fail: { from: ['approved', 'processing'], to: 'failed', system: true },
      retry: { from: 'failed', to: 'approved', system: true },
      askAgain: { from: ['approved', 'failed'], to: 'requested', system: true },
      cancel: { from: stoppableRefunds, to: 'cancelled', system: true },
    },
  },
})
