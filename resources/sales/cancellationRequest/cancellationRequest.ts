import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { paymentMethods } from '../payment/rules/methods.ts'

/** A request that nobody has decided; the order is not packed meanwhile. `expired` is one that took too long and was escalated. */
const undecided = ['pending', 'expired'] as const

const decided = ['autoApproved', 'approved', 'approvedWithRecall', 'rejected', 'withdrawn'] as const

/** A uuid that stands for an order line or a variant. */
const uuid = /^[0-9a-f-]{36}$/

/**
 * Somebody wants an order, or a part of it, not to come (areas, 24). While it is undecided the order is flagged and neither packed
 * nor labelled. A decision looks at the parcels once more under the lock of the order; time that runs out escalates and never rejects.
 */
export const cancellationRequest = defineResource({
  name: 'cancellationRequest',
  path: 'pages/cancellation-request',
  endpoint: 'cancellation-requests',
  icon: 'cancellationRequest',
  menu: 'sales',
  title: 'number',
  subtitle: ['orderNumber', 'contactName', 'status', 'value'],
  fields: {
    number: f.text({ max: 20, unique: true, system: true }),
    order: f.reference('order', { required: true, system: true }),
    orderNumber: f.text({ max: 40, system: true }),
    customer: f.reference('customer', { system: true }),
    contactName: f.text({ max: 120, system: true }),
    phone: f.phone({ masked: 'viewPii', system: true }),
    scope: f.select(['order', 'lines'], { required: true, default: 'order', system: true }),
    lines: f.rows(
      {
        line: f.text({ required: true, pattern: uuid }),
        product: f.reference('product'),
        variant: f.text({ pattern: uuid, rowOf: 'product' }),
        sku: f.text({ max: 64 }),
        name: f.text(),
        quantity: f.integer({ required: true, min: 1, max: 999 }),
        amount: f.money({ min: 0, default: 0 }),
      },
      { max: 200, uniqueTogether: [['line']], system: true },
    ),
    value: f.money({ computed: true }),
    requestedBy: f.select(['customer', 'staff'], { required: true, default: 'staff', system: true }),
    reason: f.reference('reason', { required: true, system: true }),
    comment: f.longText({ max: 1000, lines: 3, system: true }),
    stageAtRequest: f.select(['placed', 'confirmed', 'packed', 'handedOver'], { system: true }),
    paymentMethod: f.select(paymentMethods, { system: true }),
    prepaid: f.boolean({ default: false, system: true }),
    refundPreview: f.money({ min: 0, default: 0, system: true }),
    destination: f.select(['original', 'storeCredit'], { required: true, default: 'original' }),
    restock: f.boolean({ default: true, help: true }),
    restoreCoupon: f.boolean({ default: true }),
    fee: f.money({ min: 0, default: 0, help: true }),
    refunded: f.money({ min: 0, default: 0, system: true }),
    refunds: f.references('refund', { max: 50, system: true }),
    recall: f.references('shipment', { max: 50, system: true }),
    recallNote: f.text({ max: 500, system: true }),
    offer: f.select(['size', 'address', 'return', 'other'], { system: true }),
    offerText: f.longText({ max: 1000, lines: 3, system: true }),
    offeredAt: f.dateTime({ system: true }),
    rejectReason: f.reference('reason', { system: true }),
    decisionNote: f.longText({ max: 500, lines: 3, system: true }),
    decidedBy: f.text({ max: 120, system: true }),
    decidedAt: f.dateTime({ system: true }),
    dueAt: f.dateTime({ system: true }),
    escalatedAt: f.dateTime({ system: true }),
    assignee: f.reference('subAdmin', { told: 'staff' }),
  },
  computed: { value: ({ lines }) => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) },
  rules: {
    destination: { readOnly: { status: { in: [...decided] } } },
    restock: { readOnly: { status: { in: [...decided] } } },
    restoreCoupon: { readOnly: { status: { in: [...decided] } } },
    fee: { readOnly: { status: { in: [...decided] } } },
  },
  access: { create: false, delete: false, import: false },
  permissions: ['viewPii', 'reveal', 'request', 'decide'],
  history: ['offer', 'terms'],
  places: ['order'],
  list: {
    columns: [
      'number',
      'order',
      'contactName',
      'value',
      'stageAtRequest',
      'reason',
      'prepaid',
      'dueAt',
      'status',
    ],
    search: ['number', 'orderNumber', 'contactName', 'phone', 'lines.sku'],
    filters: [
      ...(['status', 'stageAtRequest', 'reason', 'paymentMethod', 'prepaid', 'value', 'createdAt'] as const),
      ...(['scope', 'requestedBy', 'dueAt', 'offer', 'order', 'customer', 'assignee', 'decidedAt'] as const),
    ],
    sort: 'dueAt',
    views: {
      pending: { status: { in: [...undecided] } },
      packedAlready: { status: { in: [...undecided] }, stageAtRequest: { in: ['packed', 'handedOver'] } },
      prepaid: { status: { in: [...undecided] }, prepaid: true },
      overdue: { status: { in: [...undecided] }, dueAt: { lt: '$now' } },
      escalated: { status: 'expired' },
      recalls: { status: 'approvedWithRecall' },
      autoApproved: { status: 'autoApproved' },
    },
  },
  page: {
    headline: ['contactName', 'value'],
    facts: ['status', 'number', 'order', 'reason', 'stageAtRequest', 'dueAt'],
    path: [],
    next: ['own.approve', 'own.recallFailed', 'own.acceptOffer', 'own.offer', 'own.reject'],
  },
  form: {
    sections: {
      items: [],
      request: [['reason', 'stageAtRequest'], 'comment'],
      state: [],
      decision: [['destination', 'fee'], 'restock', 'restoreCoupon'],
      outcome: {
        fields: [
          ['rejectReason', 'decidedBy'],
          ['decidedAt', 'refunded'],
          'decisionNote',
          'recall',
          'recallNote',
        ],
        visible: { decidedAt: { empty: false } },
      },
      about: {
        fields: [
          ...([
            'number',
            'order',
            'customer',
            'contactName',
            'phone',
            'requestedBy',
            'paymentMethod',
          ] as const),
        ],
        in: 'aside',
      },
      handling: { fields: ['assignee', 'dueAt', 'escalatedAt'], in: 'aside' },
      alternative: {
        fields: ['offer', 'offerText', 'offeredAt'],
        in: 'aside',
        visible: { offer: { empty: false } },
      },
    },
  },
  workflow: {
    initial: 'pending',
    states: {
      pending: { tone: 'warning' },
      autoApproved: { tone: 'success', locked: true },
      approved: { tone: 'success', locked: true },
      approvedWithRecall: { tone: 'info' },
      rejected: { tone: 'neutral', locked: true },
      withdrawn: { tone: 'neutral', locked: true },
      expired: { tone: 'danger' },
    },
    transitions: {
      autoApprove: { from: 'pending', to: 'autoApproved', system: true },
      approve: { from: [...undecided], to: 'approved', system: true },
      approveWithRecall: { from: [...undecided], to: 'approvedWithRecall', system: true },
      reject: { from: [...undecided], to: 'rejected', system: true },
      withdraw: { from: [...undecided], to: 'withdrawn', permission: 'edit', confirm: true, undo: 'moved' },
      expire: { from: 'pending', to: 'expired', system: true },
      /** The recalled parcel is back, and the money goes. */
      settle: { from: 'approvedWithRecall', to: 'approved', system: true },
      /** The courier delivered it all the same; the customer keeps it or sends it back. */
      recallFailed: { from: 'approvedWithRecall', to: 'rejected', system: true },
    },
  },
})
