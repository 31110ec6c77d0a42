import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { convertCart } from '../../../resources/sales/cart/server/convertCart.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import type { Call } from '../../support/server.ts'
import { type Goods, type SalesShop, salesShop } from './salesShop.ts'

let shop: SalesShop
let ask: SalesShop['ask']
let shirt: Goods
let store: Call
beforeAll(async () => {
  shop = await salesShop()
  ask = shop.ask
  await ensureKeys(shop.server.context)
  shirt = await shop.goods('Shirt', 200_000, {}, ['S', 'M'], 3)
  await storeAt('https://shop.example')
  store = (await shop.staff('store', [{ key: 'cart', view: true, sync: true }])).call
}, 120_000)
afterAll(() => shop?.server.close())

/** Says where customers see the store. */
async function storeAt(value: string | null): Promise<void> {
  const filter = encodeURIComponent('{"key":"branding.storeUrl"}')
  const [{ id, version }] = (await ask('GET', `/admin-settings?filter=${filter}`)).body
  expect((await ask('PUT', `/admin-settings/${id}`, { version, value })).status).toBe(200)
}

const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)
const read = async (id: string) => (await ask('GET', `/carts/${id}`)).body
const operate = (id: string, name: string, input: object = {}) =>
  ask('POST', `/carts/${id}/operations/${name}`, input)
const sync = (input: object) => ask('POST', '/carts/operations/sync', input, store)
const items = (quantity = 1) => [{ variant: shirt.variant('M'), quantity }]
/** A cart whose owner left it and agreed to e-mail. */
async function left(more: object = {}): Promise<any> {
  const { body, text } = await sync({
    contactName: 'Asha Rao',
    email: 'asha@example.com',
    consentedTo: ['email'],
    items: items(),
    ...more,
  })
  if (!body.id) throw new Error(text)
  await runTimedWork(shop.server.context, later(61))
  return read(body.id)
}
/** What a customer has agreed to, as an operation of the customer would write it. */
const consenting = async (channels: readonly string[]) => {
  const { id } = await shop.customer()
  await sql`UPDATE "customer" SET "consented_to" = ${[...channels]}::text[] WHERE "id" = ${id}`.execute(
    shop.server.context.database.db,
  )
  return id
}

describe('a cart of the store', () => {
  it('is written whole with the prices of the shop, and found again by its token', async () => {
    const made = await sync({ items: items(2) })
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        status: 'active',
        itemsTotal: 400_000,
        total: 400_000,
        items: [{ unitPrice: 200_000, quantity: 2, name: 'Shirt' }],
      },
    ])
    expect(made.body.token).toMatch(/^[\w-]{32}$/)
    const again = await sync({
      token: made.body.token,
      items: [...items(1), ...items(2), { variant: shirt.variant('S'), quantity: 1 }],
      contactName: 'Asha',
      step: 'address',
    })
    expect(again.body).toMatchObject({
      id: made.body.id,
      itemsTotal: 800_000,
      items: [{ quantity: 3 }, { quantity: 1 }],
    })
    expect(await read(made.body.id)).toMatchObject({
      title: 'Asha',
      step: 'address',
      pieces: 4,
      hasContact: false,
    })
  })

  it('knows what its coupon takes off, and why one does not count', async () => {
    const { code } = await shop.coupon({ code: 'CART10', minOrderValue: 300_000 })
    const off = await sync({ items: items(2), couponCode: code })
    expect(off.body).toMatchObject({ discount: 40_000, total: 360_000, couponRule: null })
    const not = await sync({ items: items(1), couponCode: code })
    expect(not.body).toMatchObject({ discount: 0, couponRule: 'minOrderValue' })
    // Nothing was counted by it.
    expect((await ask('GET', '/coupons?filter={"code":"CART10"}')).body[0].usedCount).toBe(0)
  })

  it('is refused for goods and tokens that are not there, and for what nobody may send', async () => {
    const unknown = await sync({ items: [{ variant: '01932b1c-7a80-7000-8000-000000000001', quantity: 1 }] })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['items.0.variant']])
    expect((await sync({ token: 'x'.repeat(32), items: items() })).status).toBe(422)
    expect((await sync({ items: [{ ...items()[0], unitPrice: 1 }] })).status).toBe(400)
    expect((await sync({ items: items(), phone: '12' })).body.errors).toHaveProperty('phone')
    expect((await sync({ items: items(1000) })).status).toBe(422)
  })

  it('is nobody’s to make or to change but the store’s; staff write a note and who looks after it', async () => {
    const { body } = await sync({ items: items() })
    expect((await ask('POST', '/carts', { title: 'Mine' })).status).toBe(403)
    const { call, id: staff } = await shop.staff('desk', [{ key: 'cart', view: true, edit: true }])
    expect((await ask('POST', '/carts/operations/sync', { items: items() }, call)).status).toBe(403)
    const cart = await read(body.id)
    const put = await ask(
      ...([
        'PUT',
        `/carts/${cart.id}`,
        { version: cart.version, note: 'Calls back', items: [], discount: 1 },
        call,
      ] as const),
    )
    expect(put.body).toMatchObject({ note: 'Calls back', discount: 0, pieces: 1 })
    await ask('POST', '/carts/operations/assign', { carts: [cart.id], to: staff }, call)
    const mine = await ask('GET', '/carts?filter={"assignedTo":"$me"}', undefined, call)
    expect(mine.body.map(({ id }: any) => id)).toEqual([cart.id])
  })

  it('goes into another one when its guest signs in', async () => {
    const guest = (await sync({ items: items() })).body
    const account = (await sync({ items: items(2), merges: guest.token })).body
    expect(await read(guest.id)).toMatchObject({ status: 'merged', mergedInto: account.id })
    expect((await sync({ token: guest.token, items: items() })).status).toBe(422)
    expect((await sync({ token: account.token, merges: account.token, items: items() })).status).toBe(422)
  })
})

describe('the clock', () => {
  it('leaves carts after an hour whose owner can be reached, and only those', async () => {
    const [reachable, nameless, empty] = [
      (await sync({ items: items(), phone: '+919812345678' })).body,
      (await sync({ items: items() })).body,
      (await sync({ items: [], phone: '+919812345679' })).body,
    ]
    await runTimedWork(shop.server.context, later(58))
    expect((await read(reachable.id)).status).toBe('active')
    const at = later(61)
    await runTimedWork(shop.server.context, at)
    expect(await read(reachable.id)).toMatchObject({ status: 'abandoned', abandonedAt: at.toISOString() })
    expect([(await read(nameless.id)).status, (await read(empty.id)).status]).toEqual(['active', 'active'])
    // Whoever comes back goes on with it.
    await sync({ token: reachable.token, items: items(2), phone: '+919812345678' })
    expect(await read(reachable.id)).toMatchObject({ status: 'active', abandonedAt: null })
  })

  it('ends carts when personal data may not be kept any longer, and forgets who it was', async () => {
    const { id } = await left({ phone: '+919812345670' })
    await runTimedWork(shop.server.context, later(91 * 24 * 60))
    expect(await read(id)).toMatchObject({
      status: 'expired',
      contactName: null,
      phone: null,
      email: null,
      hasContact: false,
    })
    const history = await ask('GET', `/carts/${id}/history`)
    expect([history.text.includes('+919812345670'), history.text.includes('Asha Rao')]).toEqual([
      false,
      false,
    ])
  })

  it('notices what has another price or is not there any more', async () => {
    const coat = await shop.goods('Coat', 500_000, {}, ['M'], 1)
    const { id } = await left({ items: [{ variant: coat.variant('M'), quantity: 1 }] })
    expect(await read(id)).toMatchObject({ priceChanged: false, stockProblem: false })
    await sql`UPDATE "product_variants" SET "sale_price" = 450000, "stock" = 0 WHERE "id" = ${coat.variant('M')}`.execute(
      shop.server.context.database.db,
    )
    const quarter = new Date(Math.ceil(Date.now() / (15 * minute)) * 15 * minute)
    await runTimedWork(shop.server.context, quarter)
    expect(await read(id)).toMatchObject({ priceChanged: true, stockProblem: true })
    const { body } = await operate(id, 'compare')
    expect(body).toMatchObject({
      items: [{ before: 500_000, now: 450_000, available: 1, problem: null }],
      before: { itemsTotal: 500_000 },
      now: { itemsTotal: 450_000 },
    })
  })
})

it('forgets a customer who is anonymised', async () => {
  const { id: customer, phone, version } = await shop.customer()
  const cart = await left({ customer, phone })
  expect(cart).toMatchObject({ phone, customer })
  const { status } = await ask('POST', `/customers/${customer}/transitions/anonymise`, { version })
  expect(status).toBe(200)
  expect(await read(cart.id)).toMatchObject({ phone: null, email: null, contactName: null, customer })
  expect((await ask('GET', `/carts/${cart.id}/history`)).text).not.toContain(phone)
})

describe('a reminder', () => {
  it('goes out by the channels somebody agreed to, and is noted', async () => {
    const cart = await left()
    const preview = await operate(cart.id, 'previewRecovery')
    expect(preview.body).toMatchObject({ problem: null, recent: 0 })
    const mail = preview.body.messages.find(({ channel }: any) => channel === 'email')
    expect(mail).toMatchObject({ agreed: true, html: true })
    expect(mail.body).toContain(`https://shop.example/cart/${cart.token}`)
    expect((await operate(cart.id, 'sendRecovery')).body).toEqual({ sent: 1 })
    const stored = await read(cart.id)
    expect(stored).toMatchObject({ recoveryAttempts: 1, recoveryChannel: 'email' })
    expect(stored.recoveries.find(({ channel }: any) => channel === 'email')).toMatchObject({
      outcome: 'queued',
    })
    const told = await ask(
      'GET',
      `/notifications?filter=${JSON.stringify({ areaId: cart.id, channel: 'email' })}`,
    )
    expect(told.body).toHaveLength(1)
  })

  it('is not sent without consent, without a contact, or for a cart that goes on', async () => {
    const problem = async (id: string) => (await operate(id, 'previewRecovery')).body.problem
    const none = await left({ consentedTo: [] })
    expect(await problem(none.id)).toBe('no-consent')
    expect((await operate(none.id, 'sendRecovery')).body.errors).toHaveProperty('cart')
    const going = (await sync({ items: items(), email: 'b@example.com', consentedTo: ['email'] })).body
    expect(await problem(going.id)).toBe('not-allowed-now')
    expect((await operate(going.id, 'sendRecovery')).status).toBe(409)
    // What the account says now goes before what was agreed to then.
    const customer = await consenting(['email'])
    const known = await left({ customer })
    expect(await problem(known.id)).toBeNull()
    await sql`UPDATE "customer" SET "consented_to" = '{}' WHERE "id" = ${customer}`.execute(
      shop.server.context.database.db,
    )
    expect(await problem(known.id)).toBe('no-consent')
  })

  it('is not sent, and its link is not handed out, where the store has no address', async () => {
    const { id } = await left()
    await storeAt(null)
    expect((await operate(id, 'previewRecovery')).body.problem).toBe('no-store-address')
    for (const name of ['sendRecovery', 'copyLink']) {
      const { status, body } = await operate(id, name)
      expect([name, status, body.errors.cart]).toEqual([name, 422, expect.stringContaining('no address')])
    }
    const { body } = await ask('POST', '/carts/operations/sendRecoveries', { carts: [id] })
    expect(body).toMatchObject({ sent: 0, skipped: [{ id, problem: 'no-store-address' }] })
    await storeAt('https://shop.example')
    expect((await operate(id, 'sendRecovery')).body).toEqual({ sent: 1 })
  })

  it('goes out three times within seven days at most', async () => {
    const { id } = await left()
    for (let time = 0; time < 3; time++) expect((await operate(id, 'sendRecovery')).status).toBe(200)
    const fourth = await operate(id, 'sendRecovery')
    expect([fourth.status, fourth.body.errors?.cart]).toEqual([422, expect.stringContaining('3')])
    await sql`UPDATE "cart_recoveries" SET "at" = "at" - interval '8 days' WHERE "owner_id" = ${id}`.execute(
      shop.server.context.database.db,
    )
    expect((await operate(id, 'sendRecovery')).status).toBe(200)
  })

  it('goes to several, and says who was left out and why', async () => {
    const [yes, no] = [await left(), await left({ consentedTo: [] })]
    const { body } = await ask('POST', '/carts/operations/sendRecoveries', { carts: [yes.id, no.id] })
    expect(body).toEqual({ sent: 1, skipped: [{ id: no.id, title: 'Asha Rao', problem: 'no-consent' }] })
  })

  it('needs its flag, and the link is noted when it is taken', async () => {
    const cart = await left()
    const { call } = await shop.staff('looker', [{ key: 'cart', view: true }])
    for (const name of ['sendRecovery', 'copyLink', 'previewRecovery'])
      expect((await ask('POST', `/carts/${cart.id}/operations/${name}`, {}, call)).status).toBe(403)
    const masked = await ask('GET', `/carts/${cart.id}`, undefined, call)
    expect(masked.body.email).not.toBe(cart.email)
    const { body } = await operate(cart.id, 'copyLink')
    expect(body.url).toBe(`https://shop.example/cart/${cart.token}`)
    expect(await read(cart.id)).toMatchObject({
      recoveryAttempts: 0,
      recoveries: [{ channel: 'link', outcome: 'copied' }],
    })
    const opened = await ask('POST', '/carts/operations/reopen', { token: cart.token }, store)
    expect(opened.status).toBe(200)
    expect(await read(cart.id)).toMatchObject({ status: 'active', recoveries: [{}, { outcome: 'opened' }] })
  })
})

describe('an order of a cart', () => {
  it('begins as a draft at the prices of now, without what is not on sale any more', async () => {
    const gone = await shop.goods('Gone', 100_000)
    const { id } = await left({ items: [...items(2), { variant: gone.variant('M'), quantity: 1 }] })
    await sql`UPDATE "product" SET "status" = 'archived' WHERE "id" = ${gone.id}`.execute(
      shop.server.context.database.db,
    )
    const draft = await operate(id, 'createDraft')
    expect([draft.status, draft.body.left]).toEqual([200, [expect.stringMatching(/^G\d/)]])
    const order = (await ask('GET', `/orders/${draft.body.id}`)).body
    expect(order).toMatchObject({
      status: 'draft',
      contactName: 'Asha Rao',
      email: 'asha@example.com',
      sourceCart: id,
      lines: [{ variant: shirt.variant('M'), quantity: 2, unitPrice: 200_000 }],
    })
    expect(await read(id)).toMatchObject({ status: 'abandoned', order: order.id })
    const { call } = await shop.staff('carter', [{ key: 'cart', view: true, edit: true, recover: true }])
    expect((await ask('POST', `/carts/${id}/operations/createDraft`, {}, call)).status).toBe(403)
  })

  it('makes it ordered, or won back where somebody was reminded', async () => {
    const [plain, reminded] = [await left(), await left()]
    await operate(reminded.id, 'sendRecovery')
    for (const cart of [plain, reminded]) {
      const order = await shop.draft()
      await shop.work((work) => convertCart(work, order, cart.id))
      expect(await read(cart.id)).toMatchObject({ status: cart === plain ? 'converted' : 'recovered', order })
      expect((await operate(cart.id, 'createDraft')).status).toBe(409)
    }
  })

  it('is given up with a reason, and taken up again when its owner comes back', async () => {
    const cart = await left()
    const lose = (values: object) =>
      ask('POST', `/carts/${cart.id}/transitions/markLost`, { version: cart.version, ...values })
    expect((await lose({})).status).toBe(422)
    expect((await lose({ lostReason: 'Bought elsewhere' })).body).toMatchObject({ status: 'lost' })
    await sync({ token: cart.token, items: items(), email: 'asha@example.com' })
    expect((await read(cart.id)).status).toBe('active')
  })
})
