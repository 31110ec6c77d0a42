import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { consentChannels } from '../../customers/customer/rules/consents.ts'
import { salesChannels } from '../coupon/rules/choices.ts'
import { banks } from '../payment/rules/banks.ts'
import { paymentMethods } from '../payment/rules/methods.ts'

/**
 * What somebody is about to buy (areas, 5). The store writes it (operation `sync`, flag `sync`) and the clock moves it on; staff
 * look, help the sale along, and write who looks after it and a note, but never a shopper's goods: those are copied to a draft order.
 */
export const cart = defineResource({
  name: 'cart',
  path: 'pages/cart',
  endpoint: 'carts',
  icon: 'cart',
  menu: 'sales',
  below: 'order',
  title: 'title',
  subtitle: ['contactName', 'status', 'total'],
  fields: {
    /** The name of whoever shops, else the beginning of the token: what people call a cart. No address: it is shown to all who see carts. */
    title: f.text({
      max: 160,
      system: true,
      // Once it was the e-mail address of whoever had said no name.
      retold: (title) => title.replace(/^(.)\S*(@\S+)$/, '$1•••$2'),
    }),
    /** Whoever has it opens the cart in the store: for those alone who may hand out that link. */
    token: f.text({ max: 64, unique: true, system: true, restricted: { view: 'recover' } }),
    channel: f.select(salesChannels, { required: true, default: 'web', system: true }),
    customer: f.reference('customer', { system: true }),
    contactName: f.text({ max: 120, system: true }),
    phone: f.phone({ masked: 'viewPii', system: true }),
    email: f.email({ masked: 'viewPii', system: true }),
    consentedTo: f.multiSelect(consentChannels, { system: true }),
    hasContact: f.boolean({ computed: true }),
    locale: f.select(['en', 'hi', 'bn', 'ta', 'te', 'mr'], { default: 'en', system: true }),
    step: f.select(['cart', 'address', 'delivery', 'payment', 'paymentFailed'], {
      required: true,
      default: 'cart',
      system: true,
    }),
    items: f.rows(
      {
        product: f.reference('product'),
        variant: f.text({ required: true, pattern: /^[0-9a-f-]{36}$/, rowOf: 'product' }),
        sku: f.text({ required: true, max: 64 }),
        name: f.text({ required: true, max: 200 }),
        options: f.text({ max: 160 }),
        quantity: f.integer({ required: true, min: 1, max: 999 }),
        mrp: f.money({ required: true, min: 0 }),
        unitPrice: f.money({ required: true, min: 0 }),
      },
      { max: 200, system: true },
    ),
    /** The products of its items, each once: what it is found by, and their names and pictures in lists. */
    products: f.references('product', { max: 200, computed: true }),
    pieces: f.integer({ computed: true }),
    couponCode: f.text({ max: 32, system: true }),
    paymentMethod: f.select(paymentMethods, { system: true }),
    paymentBank: f.select(banks, { system: true }),
    itemsTotal: f.money({ computed: true }),
    discount: f.money({ default: 0, system: true }),
    shippingEstimate: f.money({ system: true }),
    codFee: f.money({ system: true }),
    taxEstimate: f.money({ system: true }),
    total: f.money({ computed: true }),
    pincode: f.text({ max: 10, masked: 'viewPii', system: true }),
    city: f.text({ max: 80, system: true }),
    state: f.reference('state', { system: true }),
    serviceable: f.boolean({ system: true }),
    priceChanged: f.boolean({ default: false, system: true }),
    stockProblem: f.boolean({ default: false, system: true }),
    lastActivityAt: f.dateTime({ system: true }),
    abandonedAt: f.dateTime({ system: true }),
    recoveryAttempts: f.integer({ default: 0, system: true }),
    recoverySentAt: f.dateTime({ system: true }),
    recoveryChannel: f.select(['email', 'push', 'sms', 'whatsapp', 'link'], { system: true }),
    recoveries: f.rows(
      {
        at: f.dateTime({ required: true }),
        channel: f.select(['email', 'push', 'sms', 'whatsapp', 'link'], { required: true }),
        by: f.text({ required: true, max: 120 }),
        outcome: f.select(['queued', 'held', 'copied', 'opened'], { required: true }),
        notification: f.reference('notification'),
      },
      { system: true },
    ),
    order: f.reference('order', { system: true }),
    mergedInto: f.reference('cart', { system: true }),
    utm: f.text({ max: 300, system: true }),
    device: f.text({ max: 200, system: true }),
    assignedTo: f.reference('subAdmin'),
    lostReason: f.text({ max: 255, told: 'staff' }),
    note: f.longText({ max: 2000, lines: 3 }),
  },
  computed: {
    hasContact: ({ phone, email }) => Boolean(phone || email),
    products: ({ items }) => [...new Set(items.flatMap(({ product }) => product ?? []))],
    pieces: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsTotal: ({ items }) => items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    total: ({ items, discount, shippingEstimate, codFee }) =>
      items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0) -
      discount +
      (shippingEstimate ?? 0) +
      (codFee ?? 0),
  },
  rules: {
    lostReason: {
      visible: { status: 'lost' },
      required: { status: 'lost' },
      readOnly: { status: { not: 'lost' } },
    },
  },
  access: { create: false, delete: false, import: false },
  permissions: ['viewPii', 'reveal', 'recover', 'sync'],
  list: {
    summed: 'total',
    columns: [
      'title',
      'items',
      'total',
      'step',
      'status',
      'lastActivityAt',
      'recoveryAttempts',
      'assignedTo',
    ],
    search: ['title', 'contactName', 'phone', 'email', 'token', 'items.sku'],
    filters: [
      ...(['status', 'step', 'total', 'hasContact', 'couponCode', 'stockProblem', 'priceChanged'] as const),
      ...([
        'products',
        'channel',
        'state',
        'city',
        'pincode',
        'serviceable',
        'customer',
        'assignedTo',
      ] as const),
      ...(['recoveryAttempts', 'lastActivityAt', 'abandonedAt', 'createdAt', 'updatedAt'] as const),
    ],
    sort: '-lastActivityAt',
    views: {
      abandonedToday: { status: 'abandoned', abandonedAt: { gte: '$today' } },
      paymentFailed: { step: 'paymentFailed', status: { in: ['active', 'abandoned'] } },
      highValue: { status: { in: ['active', 'abandoned'] }, total: { gte: 500_000 } },
      notServiceable: { serviceable: false, status: { in: ['active', 'abandoned'] } },
      recovered: { status: 'recovered' },
      mine: { assignedTo: '$me', status: { in: ['active', 'abandoned'] } },
    },
  },
  page: {
    headline: ['title', 'total'],
    facts: ['status', 'pieces', 'step', 'lastActivityAt', 'recoveryAttempts'],
    path: [],
    next: ['own.sendRecovery', 'own.createDraft', 'own.copyLink', 'own.assign', 'markLost'],
  },
  form: {
    sections: {
      items: [],
      progress: [
        ['step', 'couponCode'],
        ['paymentMethod', 'paymentBank'],
        ['itemsTotal', 'discount'],
        ['shippingEstimate', 'codFee'],
        ['taxEstimate', 'total'],
      ],
      recovery: ['recoveries'],
      contact: {
        fields: ['contactName', 'phone', 'email', 'customer', 'consentedTo', 'locale'],
        in: 'aside',
      },
      handling: { fields: ['assignedTo', 'note', 'lostReason'], in: 'aside' },
      place: { fields: ['pincode', 'city', 'state', 'serviceable'], in: 'aside' },
      times: { fields: ['lastActivityAt', 'abandonedAt', 'order', 'mergedInto'], in: 'aside' },
      origin: { fields: ['channel', 'utm', 'device', 'token'], in: 'aside', collapsed: true },
    },
  },
  workflow: {
    initial: 'active',
    states: {
      active: { tone: 'info' },
      abandoned: { tone: 'neutral' },
      recovered: { tone: 'success' },
      converted: { tone: 'success' },
      merged: { tone: 'neutral' },
      lost: { tone: 'neutral' },
      expired: { tone: 'neutral' },
    },
    transitions: {
      abandon: { from: 'active', to: 'abandoned', system: true },
      return: { from: ['abandoned', 'lost'], to: 'active', system: true },
      convert: { from: ['active', 'abandoned', 'lost'], to: 'converted', system: true },
      winBack: { from: ['active', 'abandoned', 'lost'], to: 'recovered', system: true },
      merge: { from: ['active', 'abandoned', 'lost'], to: 'merged', system: true },
      expire: { from: ['active', 'abandoned', 'lost'], to: 'expired', system: true },
      markLost: {
        from: ['active', 'abandoned'],
        to: 'lost',
        ask: ['lostReason'],
        permission: 'recover',
        tone: 'danger',
        undo: true,
      },
    },
  },
})
