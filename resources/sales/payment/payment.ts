import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { payingBanks } from './rules/banks.ts'
import { gateways } from './rules/gateways.ts'
import { paymentMethods } from './rules/methods.ts'
import { refundableOf } from './rules/refundable.ts'

/**
 * Money that an order waits for or has got (areas, 14). Nobody types in a payment: gateways, couriers and the operations of this
 * area write it, each change with its event. All amounts in paise; `refundable` is what may still be given back.
 */
export const payment = defineResource({
  name: 'payment',
  path: 'pages/payments',
  endpoint: 'payments',
  icon: 'payment',
  menu: 'sales',
  title: 'number',
  subtitle: ['orderNumber', 'contactName', 'status', 'amount'],
  fields: {
    number: f.text({ max: 20, unique: true, system: true }),
    order: f.reference('order', { required: true, system: true }),
    orderNumber: f.text({ max: 40, system: true }),
    cart: f.reference('cart', { system: true }),
    customer: f.reference('customer', { system: true }),
    contactName: f.text({ max: 120, system: true }),
    phone: f.phone({ masked: 'viewPii', system: true }),
    email: f.email({ masked: 'viewPii', system: true }),
    method: f.select(paymentMethods, { required: true, system: true }),
    provider: f.select(['manual', 'cod', ...gateways, 'none'], { required: true, system: true }),
    providerOrderId: f.text({ max: 80, system: true }),
    providerPaymentId: f.text({ max: 80, unique: true, system: true }),
    bank: f.select(payingBanks, { system: true }),
    instrument: f.text({ max: 120, masked: 'viewPii', system: true }),
    amount: f.money({ required: true, min: 0, system: true }),
    captured: f.money({ min: 0, default: 0, system: true }),
    refunded: f.money({ min: 0, default: 0, system: true }),
    refunding: f.money({ min: 0, default: 0, system: true, help: true }),
    refundable: f.money({ computed: true }),
    fee: f.money({ system: true }),
    feeTax: f.money({ system: true }),
    settlementId: f.text({ max: 80, system: true }),
    settlementUtr: f.text({ max: 80, system: true }),
    settledOn: f.date({ system: true }),
    settled: f.money({ system: true }),
    failureCode: f.text({ max: 80, system: true }),
    failureReason: f.text({ max: 255, system: true }),
    attempts: f.integer({ min: 0, default: 0, system: true }),
    receivedBy: f.reference('subAdmin', { system: true }),
    reference: f.text({ max: 80, system: true, help: true }),
    proof: f.file({ system: true }),
    awb: f.text({ max: 40, system: true }),
    shipment: f.text({ max: 36, system: true }),
    link: f.text({ max: 300, restricted: { view: 'request' }, system: true }),
    linkUntil: f.dateTime({ system: true }),
    authorisedAt: f.dateTime({ system: true }),
    capturedAt: f.dateTime({ system: true }),
    failedAt: f.dateTime({ system: true }),
    expiresAt: f.dateTime({ system: true }),
    disputeReason: f.text({ max: 255, system: true }),
    disputeDue: f.dateTime({ system: true }),
    mismatch: f.boolean({ default: false, system: true }),
    mismatchReason: f.select(
      [
        ...(['amountDiffers', 'lateCapture', 'paidTwice', 'remittedLess', 'remittedMore'] as const),
        ...(['remittedUndelivered', 'unknownState', 'notPlaced', 'couponUnmet'] as const),
      ],
      { system: true },
    ),
    mismatchNote: f.text({ max: 255, system: true }),
    mismatchEnd: f.select(['couponMet'], { system: true }),
    events: f.rows(
      {
        at: f.dateTime({ required: true }),
        kind: f.text({ required: true, max: 40 }),
        event: f.text({ max: 80 }),
        note: f.text({ max: 255 }),
      },
      { system: true, restricted: { view: 'viewEvents' } },
    ),
  },
  computed: { refundable: refundableOf },
  access: { create: false, edit: false, delete: false, import: false },
  permissions: [
    ...([
      'viewPii',
      'reveal',
      'viewEvents',
      'request',
      'refund',
      'capture',
      'void',
      'markPaid',
      'remit',
    ] as const),
  ],
  places: ['order'],
  list: {
    columns: ['number', 'orderNumber', 'contactName', 'method', 'amount', 'status', 'settledOn', 'createdAt'],
    search: [
      ...(['number', 'orderNumber', 'contactName', 'phone', 'email', 'providerOrderId'] as const),
      ...(['providerPaymentId', 'settlementUtr', 'reference', 'awb'] as const),
    ],
    filters: [
      ...(['status', 'method', 'bank', 'provider', 'amount', 'captured', 'refunded', 'settledOn'] as const),
      ...(['capturedAt', 'mismatch', 'mismatchReason', 'customer', 'order', 'awb', 'createdAt'] as const),
      'failedAt',
      'updatedAt',
    ],
    sort: '-createdAt',
    views: {
      failedToday: { status: 'failed', failedAt: { gte: '$today' } },
      toCapture: { status: 'authorised' },
      codToCollect: { status: 'toCollect' },
      unsettled: {
        status: { in: ['captured', 'partiallyRefunded', 'collected'] },
        provider: { in: [...gateways, 'cod'] },
        settledOn: { empty: true },
      },
      mismatch: { mismatch: true },
      couponUnmet: { mismatch: true, mismatchReason: 'couponUnmet' },
      disputed: { status: 'disputed' },
      refundsOpen: { refunding: { gt: 0 } },
    },
  },
  page: {
    headline: ['contactName', 'amount'],
    facts: ['status', 'number', 'order', 'method', 'settledOn'],
    path: [
      ['created', 'pending', 'authorised', 'captured'],
      ['toCollect', 'collected', 'remitted'],
    ],
    next: ['own.resolve', 'own.capture', 'own.markPaid', 'own.sendLink', 'own.refund', 'own.void'],
  },
  form: {
    sections: {
      summary: [
        ['order', 'customer'],
        ['contactName', 'method'],
        ['phone', 'email'],
        ['amount', 'captured'],
        ['refunded', 'refunding', 'refundable'],
      ],
      attempts: [
        ['provider', 'instrument', 'bank'],
        ['providerOrderId', 'providerPaymentId'],
        ['authorisedAt', 'capturedAt'],
      ],
      failure: {
        fields: [
          ['attempts', 'failedAt'],
          ['failureCode', 'failureReason'],
        ],
        visible: { attempts: { gt: 0 } },
      },
      dispute: {
        fields: [['disputeReason', 'disputeDue']],
        visible: { any: [{ disputeReason: { empty: false } }, { disputeDue: { empty: false } }] },
      },
      paymentLink: { fields: [['link', 'linkUntil']], visible: { link: { empty: false } } },
      refunds: [],
      settlement: [
        ['settled', 'settledOn'],
        ['settlementId', 'settlementUtr'],
        ['fee', 'feeTax'],
      ],
      gatewayEvents: [],
      byHand: {
        fields: ['receivedBy', 'reference', 'proof', 'awb'],
        in: 'aside',
        visible: {
          any: [
            { provider: { in: ['manual', 'cod'] } },
            { reference: { empty: false } },
            { awb: { empty: false } },
          ],
        },
      },
      differences: {
        fields: ['mismatchReason', 'mismatchEnd', 'mismatchNote'],
        in: 'aside',
        visible: { mismatchReason: { empty: false } },
      },
    },
  },
  workflow: {
    initial: 'created',
    states: {
      created: { tone: 'neutral' },
      pending: { tone: 'info' },
      authorised: { tone: 'warning' },
      captured: { tone: 'success' },
      partiallyRefunded: { tone: 'info' },
      refunded: { tone: 'neutral' },
      voided: { tone: 'neutral' },
      failed: { tone: 'danger' },
      expired: { tone: 'neutral' },
      disputed: { tone: 'danger' },
      toCollect: { tone: 'info' },
      collected: { tone: 'info' },
      remitted: { tone: 'success' },
      notCollected: { tone: 'neutral' },
    },
    transitions: {
      wait: { from: 'created', to: 'pending', system: true },
      authorise: { from: ['created', 'pending', 'failed', 'expired'], to: 'authorised', system: true },
      /** Money that comes after all, be it late, is money that is there. */
      capture: {
        from: ['created', 'pending', 'authorised', 'failed', 'expired', 'voided'],
        to: 'captured',
        system: true,
      },
      fail: { from: ['created', 'pending', 'authorised'], to: 'failed', system: true },
      expire: { from: ['created', 'pending'], to: 'expired', system: true },
      void: { from: ['created', 'pending', 'authorised', 'failed', 'toCollect'], to: 'voided', system: true },
      refundPart: {
        from: ['captured', 'collected', 'remitted', 'disputed'],
        to: 'partiallyRefunded',
        system: true,
      },
      refundAll: {
        from: ['captured', 'partiallyRefunded', 'collected', 'remitted', 'disputed'],
        to: 'refunded',
        system: true,
      },
      dispute: { from: ['captured', 'partiallyRefunded'], to: 'disputed', system: true },
      winDispute: { from: 'disputed', to: 'captured', system: true },
      waitForCash: { from: 'created', to: 'toCollect', system: true },
      collect: { from: 'toCollect', to: 'collected', system: true },
      remit: { from: ['toCollect', 'collected'], to: 'remitted', system: true },
      loseCash: { from: 'toCollect', to: 'notCollected', system: true },
    },
  },
})
