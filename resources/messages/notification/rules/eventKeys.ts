import { defined } from '../../../../src/core/defined.ts'
import { sealed } from '../../../../src/core/index.ts'
import type { Channel, MessageClass } from './channels.ts'
import type { KeyGroup } from './keyGroups.ts'
import type { Variable, VariableType } from './variable.ts'

/** An event that the shop can tell people of, as the code declares it; how it is told is a record (`notificationKey`). */
export interface EventKey {
  readonly group: KeyGroup
  readonly audience: 'customer' | 'staff'
  readonly class: MessageClass
  /** Law or contract demands it: switching it off warns. */
  readonly legal: boolean
  /** The ways it begins with; those after the first `fallback` follow when the others failed. */
  readonly channels: readonly Channel[]
  readonly fallback: readonly Channel[]
  readonly variables: readonly Variable[]
  /** The presets whose people hear of it, where it is for staff. */
  readonly roles: readonly string[]
  /** It is about one member of staff's own account or work, and told to them alone. */
  readonly personal?: boolean
  /** Told to whoever may do this, rather than to roles that the key names. */
  readonly holder?: { readonly area: string; readonly flag: string }
}

const of = (name: string, sample: unknown, type: VariableType = 'text', pii = false): Variable =>
  defined({
    name,
    type,
    sample,
    pii: pii || undefined,
  })

/** Every message may use these; they are filled in without being handed over. */
export const commonVariables = [of('shop.name', 'Atelier'), of('recipient.name', 'Ananya Iyer', 'text', true)]

const order = [
  of('order.number', 'AT-10248'),
  of('order.total', 459_900, 'money'),
  of('order.date', '2026-11-14T05:30:00.000Z', 'date'),
  of('order.url', 'https://shop.example/orders/AT-10248', 'url'),
]
/** Why, as somebody could give it for this event. */
const why = (sample: string) => of('reason', sample)
const notInStock = why('The size you ordered is not in stock.')
const refund = [of('refund.amount', 229_900, 'money'), of('refund.method', 'UPI')]
const parcel = [
  of('shipment.courier', 'Delhivery'),
  of('shipment.awb', '1492 5530 118'),
  of('shipment.url', 'https://shop.example/track/14925530118', 'url'),
  of('shipment.expected', '2026-11-18T12:00:00.000Z', 'date'),
]
const returned = [
  of('return.number', 'RT-2031'),
  ...order.slice(0, 1),
  of('return.url', 'https://shop.example/returns/RT-2031', 'url'),
]
const product = [
  of('product.name', 'Indigo block-print kurta'),
  of('product.url', 'https://shop.example/indigo-kurta', 'url'),
]
const stock = [
  of('product.name', 'Indigo block-print kurta'),
  of('stock.sku', 'KUR-IND-M'),
  of('stock.available', 3, 'number'),
  of('stock.location', 'Bengaluru warehouse'),
]
const ticket = [
  of('message.number', 'TK-1043'),
  of('message.subject', 'Where is my parcel?'),
  of('message.url', 'https://shop.example/help/TK-1043', 'url'),
]
const right = [of('access.right', 'Export'), of('access.area', 'Orders')]
const answered = [of('access.decidedBy', 'Ishaan Rao'), of('access.answer', 'Until the end of the sale.')]
const emailChange = [
  of('email.next', 'ananya@shop.example', 'text', true),
  of('email.until', '2026-11-15T05:30:00.000Z', 'dateTime'),
  of('email.url', 'https://shop.example/app/pages/setting/edit-profile', 'url', true),
]
const passwordLink = [
  of('invitation.url', 'https://shop.example/auth/invitation', 'url', true),
  of('invitation.until', '2026-11-17T05:30:00.000Z', 'dateTime'),
]
const secondStep = [of('step.time', '2026-11-14T05:30:00.000Z', 'dateTime')]
const broadcast = [
  of('broadcast.name', 'Festival preview'),
  of('broadcast.recipients', 2_480, 'number'),
  of('broadcast.author', 'Meera Nair'),
]
const decidedBy = of('broadcast.decidedBy', 'Vikram Shetty')
const setting = [of('setting.key', 'messaging.smtpHost'), of('setting.author', 'Meera Nair')]
const settledBy = of('setting.decidedBy', 'Vikram Shetty')
const file = [
  of('import.area', 'Products'),
  of('import.created', 118, 'number'),
  of('import.changed', 42, 'number'),
  of('import.refused', 3, 'number'),
]

const many = [
  of('bulk.area', 'Products'),
  of('bulk.changed', 8_574, 'number'),
  of('bulk.refused', 3, 'number'),
]

type Given = Partial<Pick<EventKey, 'legal' | 'channels' | 'fallback' | 'roles' | 'personal' | 'holder'>>

const toCustomer = (
  group: KeyGroup,
  variables: readonly Variable[],
  given: Given = {},
  kind: MessageClass = 'transactional',
): EventKey => ({
  group,
  audience: 'customer',
  class: kind,
  legal: false,
  channels: ['email', 'sms'],
  fallback: [],
  roles: [],
  ...given,
  variables: [...commonVariables, ...variables],
})

const toStaff = (group: KeyGroup, variables: readonly Variable[], given: Given = {}): EventKey => ({
  group,
  audience: 'staff',
  class: 'service',
  legal: false,
  channels: ['inApp'],
  fallback: [],
  roles: [],
  ...given,
  variables: [...commonVariables, ...variables],
})

const legal: Given = { legal: true }
const byMail: Given = { channels: ['email'] }
/** Whoever takes an account over must not be able to silence what tells its owner. */
const ownSecurity: Given = { channels: ['inApp', 'email'], legal: true, personal: true }

/** All events, by their keys (areas, 17). A new one here is offered to staff at the next start; what it is called and first says, the compiler asks for. */
const declared = {
  'order.placed': toCustomer('order', order, { legal: true, fallback: ['whatsapp'] }),
  'order.confirmed': toCustomer('order', order, legal),
  'order.on_hold': toCustomer('order', [...order, why('The payment is still being checked.')], byMail),
  'order.edited': toCustomer('order', order, byMail),
  'order.mentioned': toStaff(
    'order',
    [
      ...order.slice(0, 1),
      of('comment.author', 'Vikram Shetty'),
      of('comment.text', 'Can you call the customer about the address?'),
    ],
    { personal: true },
  ),
  'order.cancelled': toCustomer('order', [...order, notInStock], legal),
  'order.partially_cancelled': toCustomer('order', [...order, notInStock], legal),
  'payment.captured': toCustomer('payment', [...order, of('payment.method', 'UPI')], byMail),
  'payment.failed': toCustomer('payment', [
    ...order,
    of('payment.url', 'https://shop.example/pay/AT-10248', 'url'),
  ]),
  'payment.link_sent': toCustomer('payment', [
    ...order,
    of('payment.url', 'https://shop.example/pay/AT-10248', 'url'),
    of('payment.until', '2026-11-15T05:30:00.000Z', 'dateTime'),
  ]),
  'refund.requested': toCustomer('payment', [...order, ...refund], { legal: true, channels: ['email'] }),
  'refund.processed': toCustomer('payment', [...order, ...refund], legal),
  'refund.failed': toCustomer('payment', [...order, ...refund], legal),
  'shipment.packed': toCustomer('shipment', order, byMail),
  'shipment.dispatched': toCustomer('shipment', [...order, ...parcel], { fallback: ['whatsapp'] }),
  'shipment.out_for_delivery': toCustomer('shipment', [...order, ...parcel], { channels: ['sms', 'push'] }),
  'shipment.delivered': toCustomer('shipment', [...order, ...parcel]),
  'shipment.attempt_failed': toCustomer('shipment', [...order, ...parcel, why('Nobody was at home.')], {
    channels: ['sms', 'email'],
  }),
  'shipment.rto': toCustomer('shipment', [...order, ...parcel]),
  'return.requested': toCustomer('return', returned, byMail),
  'return.approved': toCustomer('return', returned),
  'return.rejected': toCustomer('return', [...returned, why('The garment has been worn.')], byMail),
  'return.pickup_scheduled': toCustomer('return', [
    ...returned,
    of('return.pickup', '2026-11-17T04:30:00.000Z', 'date'),
  ]),
  'return.received': toCustomer('return', returned, byMail),
  'return.completed': toCustomer('return', [...returned, ...refund]),
  'exchange.dispatched': toCustomer('return', [...returned, ...parcel]),
  'cancellation.requested': toCustomer('cancellation', order, byMail),
  'cancellation.approved': toCustomer('cancellation', [...order, ...refund]),
  'cancellation.rejected': toCustomer(
    'cancellation',
    [...order, why('The parcel is already on its way.')],
    byMail,
  ),
  'cancellation.overdue': toStaff(
    'cancellation',
    [of('cancellation.number', 'CAN-000231'), ...order.slice(0, 1)],
    { roles: ['manager', 'support'] },
  ),
  'cart.abandoned': toCustomer(
    'cart',
    [
      of('cart.total', 329_800, 'money'),
      of('cart.items', 2, 'number'),
      of('cart.url', 'https://shop.example/cart', 'url'),
    ],
    { channels: ['email', 'push'] },
    'promotional',
  ),
  'account.otp': toCustomer(
    'account',
    [of('otp.code', '482913', 'text', true), of('otp.minutes', 10, 'number')],
    { legal: true, channels: ['sms'], fallback: ['email'] },
  ),
  'account.welcome': toCustomer(
    'account',
    [of('shop.url', 'https://shop.example/', 'url')],
    byMail,
    'service',
  ),
  'account.password_changed': toCustomer(
    'account',
    [of('account.time', '2026-11-14T05:30:00.000Z', 'dateTime')],
    { legal: true, channels: ['email', 'inApp'] },
  ),
  'account.blocked': toCustomer('account', [why('Several parcels were not accepted.')], {
    legal: true,
    channels: ['email'],
  }),
  'review.invited': toCustomer(
    'review',
    [...product, of('review.url', 'https://shop.example/reviews/new', 'url')],
    byMail,
    'promotional',
  ),
  'review.approved': toCustomer('review', product, byMail, 'service'),
  'review.rejected': toCustomer('review', [...product, why('It names another person.')], byMail, 'service'),
  'stock.low': toStaff('stock', stock, { roles: ['manager', 'catalogue', 'warehouse'] }),
  'stock.out': toStaff('stock', stock, {
    roles: ['manager', 'catalogue', 'warehouse'],
    channels: ['inApp', 'email'],
  }),
  'stock.back': toStaff('stock', stock, { roles: ['catalogue', 'marketing'] }),
  'message.received': toStaff('message', [...ticket, of('message.from', 'Rohan Mehta', 'text', true)], {
    roles: ['support'],
  }),
  'message.replied': toCustomer(
    'message',
    [...ticket, of('message.reply', 'Your parcel left our warehouse today.')],
    byMail,
    'service',
  ),
  'message.sla_breach': toStaff(
    'message',
    [...ticket, of('message.due', '2026-11-14T09:30:00.000Z', 'dateTime')],
    { roles: ['support', 'manager'], channels: ['inApp', 'email'] },
  ),
  'message.escalated': toStaff(
    'message',
    [
      ...ticket,
      of('message.due', '2026-11-14T09:30:00.000Z', 'dateTime'),
      of('message.assignee', 'Vikram Shetty'),
    ],
    { roles: ['manager'], channels: ['inApp', 'email'] },
  ),
  'staff.invited': toStaff('staff', passwordLink, { channels: ['email'], legal: true }),
  'staff.password_link': toStaff('staff', passwordLink, { channels: ['email'], legal: true, personal: true }),
  'staff.email_release': toStaff('staff', emailChange, { channels: ['email'], legal: true, personal: true }),
  'staff.email_confirm': toStaff('staff', emailChange, { channels: ['email'], legal: true, personal: true }),
  'staff.new_login': toStaff(
    'staff',
    [
      of('login.time', '2026-11-14T05:30:00.000Z', 'dateTime'),
      of('login.browser', 'Firefox on Windows'),
      of('login.address', '203.0.113.24', 'text', true),
    ],
    { channels: ['inApp', 'email'], personal: true },
  ),
  'staff.second_step_on': toStaff('staff', secondStep, ownSecurity),
  'staff.second_step_off': toStaff('staff', secondStep, ownSecurity),
  'staff.second_step_reset': toStaff('staff', [...secondStep, of('step.resetBy', 'Meera Nair')], ownSecurity),
  'staff.token_made': toStaff(
    'staff',
    [of('token.name', 'Warehouse scanner'), of('token.time', '2026-11-14T05:30:00.000Z', 'dateTime')],
    ownSecurity,
  ),
  'staff.digest': toStaff(
    'staff',
    [
      of('digest.total', 6, 'number'),
      of('digest.list', 'Orders to confirm (4) and Late orders (2)'),
      of('digest.url', 'https://shop.example/app/dashboards/default', 'url'),
    ],
    { channels: ['inApp', 'email'], personal: true },
  ),
  'staff.mail': toStaff('staff', [of('mail.sender', 'Meera Nair')], { personal: true }),
  'staff.followed': toStaff('staff', [of('follower.name', 'Meera Nair')], { personal: true }),
  'access.asked': toStaff(
    'staff',
    [
      of('access.person', 'Meera Nair'),
      ...right,
      of('access.page', '/app/pages/orders-list'),
      of('access.sentence', 'I pack parcels on Saturdays.'),
    ],
    { holder: { area: 'accessRequest', flag: 'answer' } },
  ),
  'access.granted': toStaff('staff', [...right, ...answered], { personal: true }),
  'access.declined': toStaff('staff', [...right, ...answered], { personal: true }),
  'broadcast.waiting': toStaff('marketing', broadcast, { holder: { area: 'broadcast', flag: 'approve' } }),
  'broadcast.approved': toStaff('marketing', [...broadcast, decidedBy], { personal: true }),
  'broadcast.declined': toStaff('marketing', [...broadcast, decidedBy], { personal: true }),
  'setting.waiting': toStaff('system', setting, { holder: { area: 'configSetting', flag: 'approve' } }),
  'setting.approved': toStaff('system', [...setting, settledBy], { personal: true }),
  'setting.declined': toStaff('system', [...setting, settledBy], { personal: true }),
  'bulk.finished': toStaff('system', many, { personal: true }),
  'bulk.failed': toStaff('system', many, { personal: true }),
  'import.finished': toStaff('system', file, { personal: true }),
  'import.failed': toStaff('system', [file[0] as Variable, why('The file has no column “SKU”.')], {
    personal: true,
  }),
  'policy.updated': toCustomer(
    'system',
    [
      of('policy.name', 'Returns policy'),
      of('policy.from', '2026-12-01T00:00:00.000Z', 'date'),
      of('policy.url', 'https://shop.example/policies/returns', 'url'),
    ],
    { legal: true, channels: ['email'] },
    'service',
  ),
  'coupon.issued': toCustomer(
    'marketing',
    [
      of('coupon.code', 'FESTIVE15'),
      of('coupon.until', '2026-12-31T18:29:00.000Z', 'date'),
      of('coupon.url', 'https://shop.example/sale', 'url'),
    ],
    { channels: ['email', 'push'] },
    'promotional',
  ),
} satisfies Readonly<Record<string, EventKey>>

/** The key of an event. */
export type EventName = keyof typeof declared

export const eventKeys = sealed<Readonly<Record<string, EventKey>>>(declared)

/** The variables of an event, in the order they are offered; none for one that the code does not know. */
export const variablesOf = (key: string | null | undefined): readonly Variable[] =>
  (key ? eventKeys[key]?.variables : undefined) ?? []
