import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { resources } from '../resources/index.ts'
import { type Cart, guestTitle } from '../resources/sales/cart/server/cartWork.ts'
import { type CartContents, estimateCart } from '../resources/sales/cart/server/estimateCart.ts'
import { nameless } from '../resources/sales/cart/server/purgeCarts.ts'
import { refreshItems } from '../resources/sales/cart/server/refreshItems.ts'
import type { Context } from '../server/context.ts'
import { instant } from '../server/database/instant.ts'
import type { Tx } from '../server/database/schema.ts'
import { saveRecord } from '../server/records/save.ts'
import { moveRecord } from '../server/records/transition.ts'
import { inTransaction } from '../server/records/work.ts'
import type { Work } from '../server/records/workTypes.ts'
import { systemActor } from '../server/systemActor.ts'
import { demoPincodes } from './geography/pincodes.ts'
import { type Random, random } from './random.ts'
import { readStaff, type Staff } from './staff.ts'
import { DAY, endOfShop } from './time.ts'

const HOUR = DAY / 24

/** Somebody who may have a cart. */
interface Person {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly language: string
  readonly pincode: string | null
  readonly consents: string[]
}

/** When the shop of carts ends, and who works in it. */
interface Shop {
  readonly end: Date
  readonly staff: Staff
}

interface Sold {
  readonly variant: string
  readonly popularity: number
}

/** How a cart of the demo shop ended, and how many of a hundred do. */
const ends = [
  ['abandoned', 62],
  ['active', 14],
  ['lost', 8],
  ['merged', 6],
  ['expired', 10],
] as const

/** The reasons that staff gave for carts they gave up. */
const lostReasons = [
  'Bought it elsewhere, cheaper.',
  'Only wanted to see the delivery fee.',
  'The size is sold out and will not come again.',
  'Does not answer the telephone.',
]

const notes = [
  'Wants the kurta before the wedding on the 28th.',
  'Asked whether cash on delivery is possible; it is not for this pincode.',
  'Will decide when her sister has seen it.',
]

const campaigns = [
  'utm_source=instagram&utm_campaign=diwali26',
  'utm_source=google&utm_medium=cpc&utm_campaign=sarees',
  'utm_source=newsletter&utm_campaign=handloom',
]

/**
 * Fills the demo shop with carts of the last ninety days, in all states: those that became orders follow from orders that are there, the
 * others have the goods, prices, coupons and fees of the shop. The same on every machine, but for the ids.
 */
export async function fillCarts(context: Context, count: number, now = new Date()): Promise<void> {
  const { db } = context.database
  const shop = { end: endOfShop(now), staff: await readStaff(db) }
  const { rows: people } = await sql<Person>`
    SELECT "id", "name", "phone", "email", "language", "pincode", "consented_to" AS "consents" FROM "customer"
    WHERE "status" = 'active' ORDER BY "created_at", "phone" LIMIT 400`.execute(db)
  const { rows: sold } = await sql<Sold>`
    SELECT v."id" AS "variant", p."rating_count" AS "popularity" FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id"
    WHERE p."status" = 'active' AND v."active" ORDER BY v."sku" LIMIT 4000`.execute(db)
  if (sold.length === 0) return
  const ordered = Math.round(count * 0.27)
  for (let index = 0; index < count - ordered; index++)
    await inTransaction(context, { actor: systemActor, requestId: 'demo' }, (work) =>
      storeCart(work, shop, index, people, sold),
    )
  await inTransaction(context, { actor: systemActor, requestId: 'demo' }, async (work) => {
    await cartsOfOrders(work, shop, ordered)
    await refreshItems(work.db, shop.end.toISOString())
  })
}

async function storeCart(
  work: Work,
  shop: Shop,
  index: number,
  people: readonly Person[],
  sold: readonly Sold[],
): Promise<void> {
  const stream = random(`cart ${index}`)
  const end = endOf(stream)
  const age = ageOf(stream, end)
  const last = new Date(shop.end.getTime() - age)
  const begun = new Date(last.getTime() - stream.between(2, 50) * 60_000).toISOString()
  const contents = contentsOf(stream, people, sold)
  const estimate = await estimateCart(work.db, contents, last.toISOString())
  const token = tokenOf(index, stream)
  const values: Partial<Cart> = {
    ...contents,
    token,
    step: stepOf(stream, estimate.serviceable),
    lastActivityAt: last.toISOString(),
    title: contents.contactName ?? guestTitle(token),
    items: contents.items.flatMap(({ variant, quantity }) => {
      const goods = estimate.goods.get(variant)
      // Some was dearer, or cheaper, when it was put in.
      const then = goods && (stream.chance(0.12) ? goods.mrp : goods.price)
      return goods && then !== undefined ? [{ ...itemOf(goods), variant, quantity, unitPrice: then }] : []
    }) as unknown as Cart['items'],
    discount: estimate.discount,
    shippingEstimate: estimate.shipping,
    taxEstimate: estimate.tax,
    serviceable: estimate.serviceable,
    city: estimate.city,
    state: estimate.state,
    utm: stream.chance(0.45) ? stream.pick(campaigns) : null,
    device:
      contents.channel === 'web'
        ? stream.pick(['Chrome, Android', 'Safari, iPhone', 'Chrome, Windows'])
        : null,
    note: stream.chance(0.05) ? stream.pick(notes) : null,
    ...remindersOf(shop, stream, end, contents, last),
  }
  let record = await saveRecord({ ...work, at: begun }, resources.cart, values, undefined, {
    action: 'create',
  })
  const move = async (name: string, at: Date, data: Partial<Cart> = {}) => {
    record = await moveRecord({ ...work, at: at.toISOString() }, resources.cart, record, name, data)
  }
  const left = new Date(last.getTime() + HOUR)
  const isReachable = contents.phone !== null || contents.email !== null
  if (end !== 'active' && end !== 'merged' && isReachable)
    await move('abandon', left, { abandonedAt: left.toISOString() })
  if (end === 'lost')
    await move('markLost', new Date(left.getTime() + DAY), { lostReason: stream.pick(lostReasons) })
  if (end === 'merged') await move('merge', left)
  if (end === 'expired')
    await move('expire', new Date(last.getTime() + 90 * DAY), nameless({ id: record.id, token }))
}

function endOf(stream: Random): (typeof ends)[number][0] {
  let place = stream.next() * 100
  for (const [end, share] of ends) {
    place -= share
    if (place < 0) return end
  }
  return 'abandoned'
}

/** How long ago somebody last did something: the open ones just now, the ended ones when their time was over. */
function ageOf(stream: Random, end: string): number {
  if (end === 'active') return stream.between(0.01, 0.9) * HOUR
  if (end === 'expired') return stream.between(90.1, 99) * DAY
  // More is remembered of lately.
  return HOUR * 1.2 + stream.next() ** 2 * 88 * DAY
}

function stepOf(stream: Random, serviceable: boolean | null): Cart['step'] {
  if (serviceable === null) return 'cart'
  if (!serviceable) return 'address'
  return stream.pick(['address', 'delivery', 'delivery', 'payment', 'payment', 'paymentFailed'] as const)
}

type Contents = CartContents & Pick<Cart, 'contactName' | 'email' | 'consentedTo' | 'locale'>

function contentsOf(stream: Random, people: readonly Person[], sold: readonly Sold[]): Contents {
  const person = people.length > 0 && stream.chance(0.7) ? stream.pick(people) : undefined
  const isNameless = !person && stream.chance(0.55)
  const items = new Map<string, number>()
  for (let left = stream.pick([1, 1, 1, 2, 2, 3, 4]); left > 0; left--)
    items.set(stream.pick(sold).variant, stream.chance(0.9) ? 1 : 2)
  const number = stream.whole(10_000_000, 99_999_999)
  return {
    items: [...items].map(([variant, quantity]) => ({ variant, quantity })),
    channel: stream.pick(['web', 'web', 'web', 'android', 'android', 'ios']),
    paymentMethod: null,
    paymentBank: null,
    customer: person?.id ?? null,
    contactName: person?.name ?? null,
    phone: person ? person.phone : isNameless ? null : `+9193${number}`,
    email: person ? person.email : isNameless || stream.chance(0.5) ? null : `guest${number}@example.com`,
    consentedTo: (person?.consents ??
      (isNameless ? [] : stream.chance(0.6) ? ['email'] : [])) as Cart['consentedTo'],
    locale: (person?.language ?? 'en') as Cart['locale'],
    couponCode: stream.chance(0.16)
      ? stream.pick(['HELLO10', 'PREPAID5', 'HANDLOOM10', 'DIWALI26', 'SOUTH100'])
      : null,
    pincode: person?.pincode ?? (stream.chance(0.6) ? stream.pick(demoPincodes).pincode : null),
  }
}

/** A token as the server makes them (`syncCart`): what a guest’s cart is called begins with it. */
const tokenOf = (cart: number | string, stream: Random): string =>
  createHash('sha256')
    .update(`${cart} ${stream.whole(100_000, 999_999)}`)
    .digest('base64url')
    .slice(0, 32)

const itemOf = ({
  product,
  sku,
  name,
  options,
  mrp,
}: {
  product: string
  sku: string
  name: string
  options: string | null
  mrp: number
}) => ({ product, sku, name, options, mrp })

/** Every third that could be written to was reminded, the last ones more than once. */
function remindersOf(
  shop: Shop,
  stream: Random,
  end: string,
  { email, consentedTo }: Contents,
  last: Date,
): Partial<Cart> {
  const isReminded = ['abandoned', 'lost', 'expired'].includes(end) && email && consentedTo.includes('email')
  if (!isReminded || !stream.chance(0.4)) return {}
  const times = [3, 26, 75]
    .slice(0, stream.whole(1, 3))
    .map((hours) => new Date(last.getTime() + hours * HOUR))
    .filter((at) => at < shop.end)
  const at = times.at(-1)
  if (!at) return {}
  return {
    recoveries: times.map((moment) => ({
      at: moment.toISOString(),
      channel: 'email',
      outcome: 'queued',
      by: shop.staff('support', moment.getTime()).name,
    })) as unknown as Cart['recoveries'],
    recoveryAttempts: times.length,
    recoverySentAt: at.toISOString(),
    recoveryChannel: 'email',
  }
}

interface Ordered {
  readonly id: string
  readonly at: string
  readonly values: Partial<Cart> & { lines: Record<string, unknown>[] }
}

/** The carts of orders that customers placed lately: what they came from, and whether somebody had to be reminded. */
async function cartsOfOrders(work: Work, shop: Shop, count: number): Promise<void> {
  for (const [index, { id, at, values }] of (await readOrders(work.db, shop, count)).entries()) {
    const stream = random(`cart of order ${index}`)
    const wasReminded = stream.chance(0.24)
    const placed = Date.parse(at)
    const begun = new Date(
      placed - (wasReminded ? stream.between(4, 60) * HOUR : stream.between(4, 40) * 60_000),
    )
    const { lines, ...known } = values
    const record = await saveRecord(
      { ...work, at: begun.toISOString() },
      resources.cart,
      {
        ...known,
        token: tokenOf(id, stream),
        title: known.contactName ?? null,
        items: lines,
        step: 'payment',
        serviceable: true,
        lastActivityAt: at,
        order: id,
        ...(wasReminded ? reminded(shop, begun, stream) : {}),
      },
      undefined,
      { action: 'create' },
    )
    await moveRecord({ ...work, at }, resources.cart, record, wasReminded ? 'winBack' : 'convert', {})
    await sql`UPDATE "order" SET "source_cart" = ${record.id} WHERE "id" = ${id}`.execute(work.db)
  }
}

function reminded({ staff }: Shop, begun: Date, stream: Random): Partial<Cart> {
  const sent = new Date(begun.getTime() + stream.between(2, 3) * HOUR).toISOString()
  const opened = new Date(Date.parse(sent) + 12 * 60_000).toISOString()
  const by = staff('support', Date.parse(sent)).name
  return {
    recoveries: [
      { at: sent, channel: 'email', by, outcome: 'queued' },
      { at: opened, channel: 'link', by, outcome: 'opened' },
    ] as unknown as Cart['recoveries'],
    recoveryAttempts: 1,
    recoverySentAt: sent,
    recoveryChannel: 'email',
  }
}

async function readOrders(db: Tx, { end }: Shop, count: number): Promise<Ordered[]> {
  const { rows } = await sql<Ordered>`
    SELECT o."id", ${instant('o.placed_at')} AS "at", json_build_object(
      'channel', o."channel", 'customer', o."customer", 'contactName', o."contact_name", 'phone', o."phone", 'email', o."email",
      'locale', o."locale", 'couponCode', o."coupon_code", 'discount', o."discount_total", 'shippingEstimate', o."shipping",
      'codFee', o."cod_fee", 'taxEstimate', o."tax_total", 'pincode', o."pincode", 'city', o."city", 'utm', o."utm",
      'state', (SELECT s."id" FROM "state" s WHERE s."name" = o."state" LIMIT 1),
      'lines', (SELECT json_agg(json_build_object('product', l."product", 'variant', l."variant", 'sku', l."sku", 'name', l."name",
        'options', l."options", 'quantity', l."quantity", 'mrp', l."mrp", 'unitPrice', l."unit_price") ORDER BY l."position")
        FROM "order_lines" l WHERE l."owner_id" = o."id")) AS "values"
    FROM "order" o
    WHERE o."placed_at" > ${new Date(end.getTime() - 90 * DAY)}::timestamptz AND o."source_cart" IS NULL
      AND o."channel" <> 'admin'
    ORDER BY md5(o."number") LIMIT ${count}`.execute(db)
  return rows
}
