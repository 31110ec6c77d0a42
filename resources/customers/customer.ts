import { defineResource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'
import { keptAs } from '../../src/shop/counts/countOf.ts'
import { consentChannels, consentedTo } from '../../src/shop/customers/consents.ts'
import { mainAddress } from '../../src/shop/customers/mainAddress.ts'
import { buyerGstin } from '../../src/shop/patterns.ts'

/**
 * A person who buys (areas, 13). Consents, notes and the wallet are only written by operations, so that each entry says who
 * made it and when. Whoever lacks the flag `viewPii` sees telephone, e-mail and addresses in part; revealing them is noted.
 */
export const customer = defineResource({
  name: 'customer',
  path: 'pages/customer',
  endpoint: 'customers',
  icon: 'customer',
  menu: 'customers',
  title: 'name',
  fields: {
    name: f.text({ computed: true }),
    firstName: f.text({ required: true, max: 60 }),
    lastName: f.text({ max: 60 }),
    phone: f.phone({ unique: true, masked: 'viewPii', help: true }),
    email: f.email({ unique: true, masked: 'viewPii' }),
    phoneVerifiedAt: f.dateTime({ system: true }),
    emailVerifiedAt: f.dateTime({ system: true }),
    gender: f.select(['female', 'male', 'other']),
    dob: f.date({ restricted: { view: 'viewPii', edit: 'viewPii' } }),
    birthMonth: f.integer({ computed: true }),
    language: f.select(['en', 'hi', 'bn', 'ta', 'te', 'mr'], { required: true, default: 'en' }),
    source: f.select(['store', 'app', 'admin', 'import'], { required: true, default: 'admin' }),
    groups: f.references('customerGroup', { max: 50 }),
    tags: f.references('tag', { max: 50 }),
    gstin: f.text({ max: 15, pattern: buyerGstin, help: true }),
    legalName: f.text({ max: 160 }),
    codBlocked: f.boolean({ default: false, help: true }),
    codBlockReason: f.text({ max: 255 }),
    blockReason: f.text({ max: 255 }),
    addresses: f.rows(
      {
        address: f.address({ required: true, masked: 'viewPii' }),
        defaultShipping: f.boolean({ default: false }),
        defaultBilling: f.boolean({ default: false }),
      },
      { max: 20, help: true },
    ),
    city: f.text({ computed: true }),
    state: f.text({ computed: true }),
    pincode: f.text({ computed: true, masked: 'viewPii' }),
    consents: f.rows(
      {
        channel: f.select(consentChannels, { required: true }),
        state: f.select(['granted', 'withdrawn'], { required: true }),
        source: f.text({ required: true, max: 80 }),
        at: f.dateTime({ required: true }),
      },
      { system: true },
    ),
    consentedTo: f.multiSelect(consentChannels, { computed: true }),
    unwantedMessages: f.references('notificationKey', { max: 50, help: true }),
    notes: f.rows(
      {
        text: f.longText({ required: true, max: 2000, lines: 3 }),
        author: f.text({ required: true, max: 120 }),
        pinned: f.boolean({ default: false }),
        at: f.dateTime({ required: true }),
      },
      { system: true },
    ),
    orderCount: f.integer({ computed: true }),
    netSpent: f.money({ computed: true }),
    lastOrderAt: f.dateTime({ computed: true }),
    returnRate: f.percent({ computed: true }),
    rtoCount: f.integer({ computed: true, help: true }),
    openCart: f.boolean({ computed: true }),
    walletBalance: f.money({ system: true }),
    wallet: f.rows(
      {
        amount: f.money({ required: true }),
        reason: f.text({ required: true, max: 255 }),
        by: f.text({ required: true, max: 120 }),
        balance: f.money({ required: true }),
        at: f.dateTime({ required: true }),
      },
      { system: true },
    ),
  },
  computed: {
    name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
    birthMonth: ({ dob }) => (dob ? Number(dob.slice(5, 7)) : null),
    city: ({ addresses }) => mainAddress(addresses)?.city ?? null,
    state: ({ addresses }) => mainAddress(addresses)?.state ?? null,
    pincode: ({ addresses }) => mainAddress(addresses)?.pincode ?? null,
    consentedTo: ({ consents }) => consentedTo(consents),
    orderCount: keptAs('orderCount', 0),
    netSpent: keptAs('netSpent', 0),
    lastOrderAt: keptAs<string | null>('lastOrderAt', null),
    returnRate: keptAs<number | null>('returnRate', null),
    rtoCount: keptAs('rtoCount', 0),
    openCart: keptAs('openCart', false),
  },
  rules: {
    phone: { required: { email: { empty: true }, status: { not: 'anonymised' } } },
    email: { required: { phone: { empty: true }, status: { not: 'anonymised' } } },
    legalName: { visible: { gstin: { empty: false } } },
    codBlockReason: { visible: { codBlocked: true }, required: { codBlocked: true } },
    blockReason: {
      visible: { status: 'blocked' },
      required: { status: 'blocked' },
      readOnly: { status: { not: 'blocked' } },
    },
  },
  access: { delete: { status: 'pending' } },
  permissions: ['viewPii', 'adjustWallet', 'merge', 'exportPerson'],
  list: {
    columns: [
      ...(['name', 'phone', 'city', 'orderCount', 'netSpent', 'lastOrderAt', 'returnRate'] as const),
      ...(['status', 'tags', 'groups', 'createdAt'] as const),
    ],
    search: ['name', 'phone', 'email', 'gstin'],
    filters: [
      ...(['status', 'groups', 'tags', 'consentedTo', 'state', 'city', 'pincode', 'birthMonth'] as const),
      ...(['orderCount', 'netSpent', 'lastOrderAt', 'returnRate', 'rtoCount', 'openCart'] as const),
      ...(['codBlocked', 'language', 'gender', 'source', 'walletBalance', 'gstin'] as const),
      ...(['createdAt', 'updatedAt'] as const),
    ],
    sort: '-createdAt',
    views: {
      active: { status: 'active' },
      pending: { status: 'pending' },
      blocked: { status: 'blocked' },
      codBlocked: { codBlocked: true },
      business: { gstin: { empty: false } },
      bestBuyers: { status: 'active', netSpent: { gte: 2_500_000 } },
      withCredit: { walletBalance: { gt: 0 } },
      withOrder: { orderCount: { gt: 0 } },
      withOpenCart: { openCart: true },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      overview: [
        ['firstName', 'lastName'],
        ['phone', 'email'],
        ['gender', 'dob'],
        ['language', 'source'],
        ['gstin', 'legalName'],
      ],
      orders: [],
      carts: [],
      wishlist: [],
      addresses: ['addresses'],
      returns: [],
      ratings: [],
      messages: [],
      notes: [],
      wallet: ['walletBalance', 'wallet'],
      consents: ['consentedTo', 'unwantedMessages', 'consents'],
      suppressedAddresses: [],
      figures: {
        fields: [
          ['orderCount', 'netSpent'],
          ['lastOrderAt', 'returnRate'],
          ['rtoCount', 'openCart'],
        ],
        in: 'aside',
      },
      sorting: { fields: ['groups', 'tags'], in: 'aside' },
      trust: { fields: ['codBlocked', 'codBlockReason', 'blockReason'], in: 'aside' },
      verified: { fields: ['phoneVerifiedAt', 'emailVerifiedAt'], in: 'aside' },
    },
  },
  workflow: {
    initial: 'pending',
    states: {
      pending: { tone: 'info' },
      active: { tone: 'success' },
      blocked: { tone: 'danger' },
      anonymised: { tone: 'neutral', locked: true },
    },
    transitions: {
      activate: { from: 'pending', to: 'active', permission: 'edit', tone: 'success' },
      block: { from: ['pending', 'active'], to: 'blocked', ask: ['blockReason'], tone: 'danger' },
      /** Only a merge takes this way: it deletes the record that is left over, and only pending ones can be. */
      giveUp: { from: ['active', 'blocked'], to: 'pending', system: true },
      unblock: { from: 'blocked', to: 'active', permission: 'block', tone: 'success' },
      anonymise: {
        from: ['pending', 'active', 'blocked'],
        to: 'anonymised',
        permission: 'erase',
        confirm: true,
        tone: 'danger',
      },
    },
  },
})
