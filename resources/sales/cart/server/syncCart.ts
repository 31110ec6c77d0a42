import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { refused } from '../../../../server/refused.ts'
import { consentChannels } from '../../../customers/customer/rules/consents.ts'
import { salesChannels } from '../../coupon/rules/choices.ts'
import { banks } from '../../payment/rules/banks.ts'
import { paymentMethods } from '../../payment/rules/methods.ts'
import { cart } from '../cart.ts'
import { type Cart, type CartWork, guestTitle, newRow } from './cartWork.ts'
import { estimateCart } from './estimateCart.ts'

const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)
const line = (most: number) => z.string().trim().min(1).max(most)

/** What the store says of a cart: all of it, every time. Prices are the shop's own and are not sent. */
export const syncInput = z.strictObject({
  /** Of a cart that is known; a new one gets its own. */
  token: token.optional(),
  /** A cart that goes into this one, as its guest has signed in. */
  merges: token.optional(),
  channel: z.enum(salesChannels).default('web'),
  customer: z.guid().toLowerCase().nullable().default(null),
  contactName: line(120).nullable().default(null),
  phone: line(20).nullable().default(null),
  email: line(254).nullable().default(null),
  consentedTo: z.array(z.enum(consentChannels)).max(4).default([]),
  locale: z.enum(['en', 'hi', 'bn', 'ta', 'te', 'mr']).default('en'),
  step: z.enum(['cart', 'address', 'delivery', 'payment', 'paymentFailed']).default('cart'),
  items: z
    .array(z.strictObject({ variant: z.guid().toLowerCase(), quantity: z.int().min(1).max(999) }))
    .max(200),
  couponCode: line(32).nullable().default(null),
  paymentMethod: z.enum(paymentMethods).nullable().default(null),
  paymentBank: z.enum(banks).nullable().default(null),
  pincode: z
    .string()
    .regex(/^[A-Z0-9]{3,10}$/i)
    .nullable()
    .default(null),
  utm: line(300).nullable().default(null),
  device: line(200).nullable().default(null),
})

/**
 * Writes a cart as the store has it now, with the prices of the shop, what a coupon gives and what the delivery would cost (areas, 5).
 * A cart that was left is active again; one that became an order or ended is not written any more.
 * @throws ApiError `invalid` at `token` or `merges` where there is no such open cart, at `items.N.variant` for unknown ones
 */
export async function syncCart(
  work: CartWork,
  input: z.output<typeof syncInput>,
): Promise<{ cart: Cart; couponRule: string | null }> {
  const { db, records, at } = work
  const { token: known, merges, items, ...given } = input
  const before = known ? await openCart(work, known, 'token') : undefined
  const person = await personOf(work, given)
  const contents = { ...given, ...person, items: oncePerVariant(items) }
  const estimate = await estimateCart(db, contents, at)
  const missing = contents.items.findIndex(({ variant }) => !estimate.goods.has(variant))
  if (missing >= 0) throw refused<typeof syncInput>(`items.${missing}.variant`, 'unknown-variant')
  const name = before?.token ?? randomBytes(24).toString('base64url')
  const values: Partial<Cart> = {
    ...given,
    ...person,
    token: name,
    title: person.contactName ?? guestTitle(name),
    items: contents.items.map(({ variant, quantity }) => {
      const { product, sku, name: called, options, mrp, price } = estimate.goods.get(variant) ?? nothing
      const old = before?.items.find((row) => row.variant === variant)
      const row = { product, variant, sku, name: called, options, quantity, mrp, unitPrice: price }
      return old ? { ...row, id: old.id } : newRow<Cart['items'][number]>(row)
    }),
    discount: estimate.discount,
    shippingEstimate: estimate.shipping,
    taxEstimate: estimate.tax,
    serviceable: estimate.serviceable,
    city: estimate.city,
    state: estimate.state,
    priceChanged: false,
    stockProblem: false,
    lastActivityAt: at,
    abandonedAt: null,
  }
  const stored = before ? await records.update(cart, before.id, values) : await records.create(cart, values)
  const open = stored.status === 'active' ? stored : await records.transition(cart, stored.id, 'return')
  if (merges) await mergeCart(work, merges, open)
  return { cart: open, couponRule: estimate.coupons.refused[0]?.rule ?? null }
}

const nothing = { product: null, sku: '', name: '', options: null, mrp: 0, price: 0 }

/** Notes that somebody followed the link of a message: the cart is active again. */
export async function reopenCart(work: CartWork, token: string): Promise<Cart> {
  const found = await openCart(work, token, 'token')
  const row = newRow<Cart['recoveries'][number]>({
    at: work.at,
    channel: 'link',
    by: found.title ?? '',
    outcome: 'opened',
    notification: null,
  })
  const stored = await work.records.update(cart, found.id, {
    recoveries: [...found.recoveries, row],
    lastActivityAt: work.at,
    abandonedAt: null,
  })
  return stored.status === 'active' ? stored : work.records.transition(cart, stored.id, 'return')
}

/** The cart of a token, locked, if it is still a cart. */
async function openCart({ db, records }: CartWork, wanted: string, path: 'token' | 'merges'): Promise<Cart> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "cart" WHERE lower("token") = lower(${wanted}) AND "token" = ${wanted}`.execute(db)
  const found = rows[0] && (await records.read(cart, rows[0].id))
  if (!found || !['active', 'abandoned', 'lost'].includes(found.status))
    throw refused<typeof syncInput>(path, 'unknown-reference')
  return found
}

async function mergeCart(work: CartWork, token: string, into: Cart): Promise<void> {
  const found = await openCart(work, token, 'merges')
  if (found.id === into.id) throw refused<typeof syncInput>('merges', 'same-record')
  await work.records.update(cart, found.id, { mergedInto: into.id })
  await work.records.transition(cart, found.id, 'merge')
}

/** Whoever is signed in is who the account says. */
async function personOf(
  { db }: CartWork,
  given: Pick<Cart, 'customer' | 'contactName' | 'phone' | 'email' | 'consentedTo'>,
): Promise<Pick<Cart, 'customer' | 'contactName' | 'phone' | 'email' | 'consentedTo'>> {
  const { customer, contactName, phone: number, email: address, consentedTo } = given
  if (!customer) return { customer, contactName, phone: number, email: address, consentedTo }
  const { rows } = await sql<Pick<Cart, 'phone' | 'email' | 'consentedTo'> & { name: string }>`
    SELECT "name", "phone", "email", "consented_to" AS "consentedTo" FROM "customer" WHERE "id" = ${customer}`.execute(
    db,
  )
  const known = rows[0]
  if (!known) throw refused<typeof syncInput>('customer', 'unknown-reference')
  return {
    customer,
    contactName: known.name,
    consentedTo: known.consentedTo,
    phone: number ?? known.phone,
    email: address ?? known.email,
  }
}

function oncePerVariant(items: readonly { variant: string; quantity: number }[]) {
  const sums = new Map<string, number>()
  for (const { variant, quantity } of items)
    sums.set(variant, Math.min(999, (sums.get(variant) ?? 0) + quantity))
  return [...sums].map(([variant, quantity]) => ({ variant, quantity }))
}
