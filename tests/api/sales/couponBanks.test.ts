import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import type { Payment } from '../../../resources/sales/payment/server/paying.ts'
import { reasonId } from '../../../resources/shared/reason/server/reasonId.ts'
import { storeSecret } from '../../../resources/shared/settings/server/secrets.ts'
import { findRecord } from '../../../server/records/read.ts'
import { signatureOf } from '../../../server/requests/signature.ts'
import { expectSound } from '../../support/expectSound.ts'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { orderShop } from './orderShop.ts'
import { stored } from './stored.ts'

const { server, admin, shop } = openShop(orderShop)
const { ask } = shop
const secret = 'a secret of the gateway, for tests'

// What is registered later ends first: the server is still there.
afterAll(() => expectSound(server.context))

const errorsOf = ({ body }: { body: any }) => Object.keys(body?.errors ?? {})
const db = () => server.context.database.db
let number = 0

/** A coupon of 10 % for cards of HDFC Bank, switched on. */
async function coupon(values: object = {}) {
  const given = { name: 'Bank offer', code: `BANK${++number}`, percent: 10 }
  const terms = { paymentMethods: ['card', 'emi'], banks: ['HDFC'] }
  const made = await ask('POST', '/coupons', { ...given, ...terms, ...values })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  const { id, version } = made.body
  await ask('POST', `/coupons/${id}/transitions/activate`, { version })
  return (await ask('GET', `/coupons/${id}`)).body
}

const paidByHdfc = { paymentMethod: 'card', paymentBank: 'HDFC' }

/** A draft of two goods of 1,000 rupees with a coupon. */
async function draft(code: string, more: object = paidByHdfc, call: Call = admin) {
  const { variants } = await shop.product(100_000, 5)
  const lines = [{ variant: variants[0], quantity: 2, unitPrice: 100_000 }]
  return ask('POST', '/orders', shop.draft(lines, { couponCode: code, ...more }), call)
}

const on = (id: string, name: string, body: object = {}, call: Call = admin) =>
  ask('POST', `/orders/${id}/operations/${name}`, body, call)

/** An order that waits for its payment, and the payment. */
async function waiting(code: string, more: object = paidByHdfc): Promise<{ order: Order; payment: Payment }> {
  await storeSecret(db(), server.context.settings, 'payments.gatewaySecret', secret)
  const made = await draft(code, more)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const link = await on(made.body.id, 'sendPaymentLink', more)
  expect(link.status, JSON.stringify(link.body)).toBe(200)
  return { order: await shop.order(made.body.id), payment: await paymentOf(made.body.id) }
}

async function paymentOf(order: string): Promise<Payment> {
  const [first] = await shop.payments(order)
  return (await findRecord(db(), resources.payment, first?.id ?? '')) as Payment
}

const eventOf = (kind: string, { number, amount }: Payment, paid: object = {}) => ({
  id: `evt_${randomUUID()}`,
  kind: `payment.${kind}`,
  at: new Date().toISOString(),
  payment: { reference: number, id: `pay_${number}`, amount, instrument: 'Visa •••• 4242', ...paid },
})

async function tell(event: object): Promise<string> {
  const body = JSON.stringify(event)
  const answer = await server.call('/payment-events', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Gateway-Signature': signatureOf(secret, Buffer.from(body)),
    },
    body,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).outcome
}

const hdfc = { method: 'card', bank: 'HDFC' }
const icici = { method: 'card', bank: 'ICIC' }

/** How often an order was held, as its history tells. */
const holdsOf = async (id: string) => {
  const { rows } = await sql<{ action: string }>`
    SELECT "action" FROM "_history" WHERE "record_id" = ${id} AND "action" = 'hold'`.execute(db())
  return rows.length
}

describe('a coupon of a bank', () => {
  it.each([
    [['HDFC'], [], 422],
    [['HDFC'], ['upi'], 422],
    [['HDFC'], ['card', 'upi'], 422],
    [['HDFC', 'ICIC'], ['card', 'netbanking', 'emi'], 201],
    [[], ['upi'], 201],
    [['NOPE'], ['card'], 422],
  ])('%j goes with cards, net banking and EMI alone: %j', async (banks, paymentMethods, status) => {
    const told = await ask('POST', '/coupons', {
      name: 'Bank offer',
      code: `RULE${++number}`,
      percent: 10,
      banks,
      paymentMethods,
    })
    expect(told.status).toBe(status)
    if (status === 422) expect(errorsOf(told)[0]).toMatch(/^banks/)
  })

  it('says its banks in its offer, is found by them, copied with them, and keeps them once it was used', async () => {
    const made = await coupon({ banks: ['HDFC', 'KKBK'] })
    expect(made.offer).toMatchObject({ banks: ['HDFC', 'KKBK'], ways: ['card', 'emi'] })
    const filter = encodeURIComponent(JSON.stringify({ banks: { has: ['KKBK'] } }))
    const found = await ask('GET', `/coupons?filter=${filter}`)
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([made.id])
    const copy = await ask('POST', `/coupons/${made.id}/operations/duplicate`, {})
    expect((await ask('GET', `/coupons/${copy.body.id}`)).body).toMatchObject({ banks: ['HDFC', 'KKBK'] })
    await waiting(made.code)
    const { version } = (await ask('GET', `/coupons/${made.id}`)).body
    const locked = await ask('PUT', `/coupons/${made.id}`, { version, banks: ['HDFC'] })
    expect([locked.status, errorsOf(locked)]).toEqual([422, ['banks']])
  })

  it('is quoted with the bank, tried in the simulator, and refused with its reason', async () => {
    const { code, id } = await coupon()
    const { variants } = await shop.product(100_000, 5)
    const lines = [{ variant: variants[0], quantity: 1 }]
    const quoted = async (more: object) =>
      (await ask('POST', '/orders/operations/quote', { lines, couponCode: code, ...more })).body.coupon
    expect(await quoted({})).toMatchObject({ ok: true })
    expect(await quoted(paidByHdfc)).toMatchObject({ ok: true, amount: 10_000 })
    expect(await quoted({ paymentMethod: 'card', paymentBank: 'SBIN' })).toMatchObject({
      ok: false,
      message: 'This coupon is for payments from HDFC Bank only.',
    })
    expect(await quoted({ paymentMethod: 'upi', paymentBank: 'HDFC' })).toMatchObject({ ok: false })
    const unsaid = await draft(code, { paymentMethod: 'card' })
    expect(unsaid.body).toMatchObject({ total: 180_000 })
    const tried = async (of: string) =>
      (await ask('POST', `/coupons/${id}/operations/simulate`, { order: of })).body.verdict
    expect(await tried(unsaid.body.id)).toMatchObject({ ok: true, open: ['bank'] })
    const placed = await on(unsaid.body.id, 'place', { version: unsaid.body.version })
    expect([placed.status, placed.body.errors]).toEqual([
      422,
      { couponCode: 'This coupon is for payments from HDFC Bank only.' },
    ])
    const other = await draft(code, { paymentMethod: 'card', paymentBank: 'SBIN' })
    expect(await tried(other.body.id)).toMatchObject({ ok: false, rule: 'bank' })
    const told = await on(unsaid.body.id, 'place', { version: unsaid.body.version, paymentBank: 'HDFC' })
    expect(told.status, JSON.stringify(told.body)).toBe(200)
    expect(await shop.order(unsaid.body.id)).toMatchObject({ paymentBank: 'HDFC', total: 180_000 })
  })

  it('is priced in a cart with the bank that the store names', async () => {
    const { code } = await coupon()
    const { variants } = await shop.product(100_000, 5)
    const items = [{ variant: variants[0], quantity: 1 }]
    const sync = async (more: object) =>
      (await ask('POST', '/carts/operations/sync', { items, couponCode: code, ...more })).body
    const known = await sync(paidByHdfc)
    expect(known).toMatchObject({ couponRule: null, discount: 10_000 })
    const other = await sync({ paymentMethod: 'card', paymentBank: 'SBIN' })
    expect(other).toMatchObject({ couponRule: 'bank', discount: 0 })
  })
})

describe('an order with a coupon of a bank', () => {
  it('is placed and goes on when the bank pays; the payment keeps the bank', async () => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    expect(order).toMatchObject({ status: 'pendingPayment', paymentBank: 'HDFC', total: 180_000 })
    expect(await tell(eventOf('captured', payment, hdfc))).toBe('applied')
    expect(await shop.order(order.id)).toMatchObject({ status: 'placed', onHold: false, couponCheck: null })
    expect(await paymentOf(order.id)).toMatchObject({ bank: 'HDFC', method: 'card', mismatch: false })
  })

  it.each([
    ['another bank', icici, { bank: 'ICIC', method: 'card' }],
    ['a bank by its name', { method: 'CARD', bank: 'icici bank' }, { bank: 'ICIC', method: 'card' }],
    ['a bank that nobody knows', { method: 'card', bank: 'Bank of Ruritania' }, { bank: 'other' }],
    ['no bank', { method: 'card' }, { bank: null }],
    ['another way', { method: 'upi', bank: 'HDFC' }, { bank: 'HDFC', method: 'upi' }],
  ])('that was paid by %s is placed and held for staff to decide', async (_, paid, kept) => {
    const { code, id } = await coupon()
    const { order, payment } = await waiting(code)
    expect(await tell(eventOf('captured', payment, paid))).toBe('applied')
    const held = await shop.order(order.id)
    expect(held).toMatchObject({ status: 'placed', due: 0, paymentStatus: 'paid', couponCheck: 'open' })
    expect(held).toMatchObject({ onHold: true, holdReason: await reasonId(db(), 'hold', 'coupon-payment') })
    expect(held.holdNote).toContain(code)
    expect(held.flags).toContain('coupon')
    expect(await paymentOf(order.id)).toMatchObject({
      ...kept,
      captured: 180_000,
      mismatch: true,
      mismatchReason: 'couponUnmet',
    })
    expect((await ask('GET', `/coupons/${id}`)).body).toMatchObject({ usedCount: 1 })
  })

  it('is named by the check of sales where nobody was asked', async () => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf('captured', payment, icici))
    const forget = (check: string | null) =>
      sql`UPDATE "order" SET "coupon_check" = ${check} WHERE "id" = ${order.id}`.execute(db())
    await forget(null)
    const faults = await checkSales(db())
    await forget('open')
    expect(faults.map(({ rule, what }) => [rule, what])).toEqual([
      ['order-coupon-bank', `Order ${order.number}, ${code}`],
    ])
  })

  it('is held once, however often and in whatever order events come, and never by a late one', async () => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    const captured = eventOf('captured', payment, icici)
    const authorised = eventOf('authorised', payment, icici)
    const answers = await Promise.all([captured, captured, authorised, captured, authorised].map(tell))
    expect(answers.filter((outcome) => outcome === 'repeated')).toHaveLength(3)
    for (const kind of ['authorised', 'pending', 'failed', 'captured'])
      await tell(eventOf(kind, payment, kind === 'captured' ? icici : hdfc))
    expect(await shop.order(order.id)).toMatchObject({ status: 'placed', couponCheck: 'open', paid: 180_000 })
    expect(await holdsOf(order.id)).toBe(1)
    expect(await paymentOf(order.id)).toMatchObject({ status: 'captured', bank: 'ICIC' })
  })

  it('is not held by an attempt that failed, nor by a late event of another bank', async () => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf('pending', payment, icici))
    await tell(eventOf('failed', payment, icici))
    await tell(eventOf('captured', payment, hdfc))
    await tell(eventOf('authorised', payment, icici))
    expect(await shop.order(order.id)).toMatchObject({ couponCheck: null, onHold: false })
    expect(await paymentOf(order.id)).toMatchObject({ bank: 'HDFC', mismatch: false })
  })

  it('is held as soon as a bank holds the money, and learns late what bank it was', async () => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf('authorised', payment, { method: 'card' }))
    expect(await shop.order(order.id)).toMatchObject({ status: 'placed', couponCheck: 'open', onHold: true })
    await tell(eventOf('captured', payment, icici))
    await tell(eventOf('authorised', payment, hdfc))
    expect(await paymentOf(order.id)).toMatchObject({ status: 'captured', bank: 'ICIC', mismatch: true })
    expect(await holdsOf(order.id)).toBe(1)
  })

  it.each([
    ['captured', 'captured'],
    ['authorised', 'captured'],
    ['authorised', 'authorised'],
  ])('goes on by itself when its bank is named later (%s, then %s)', async (first, second) => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf(first, payment, { method: 'card' }))
    expect(await shop.order(order.id)).toMatchObject({ couponCheck: 'open', onHold: true })
    await tell(eventOf(second, payment, hdfc))
    expect(await shop.order(order.id)).toMatchObject({
      status: 'placed',
      couponCheck: null,
      onHold: false,
      holdReason: null,
      holdNote: null,
    })
    expect(await paymentOf(order.id)).toMatchObject({
      bank: 'HDFC',
      mismatch: false,
      mismatchEnd: 'couponMet',
      mismatchNote: null,
    })
  })

  it('stays held when it turns out that another bank paid, or when it is held for another reason, too', async () => {
    const { code } = await coupon()
    const other = await waiting(code)
    await tell(eventOf('captured', other.payment, { method: 'card' }))
    await tell(eventOf('captured', other.payment, icici))
    expect(await shop.order(other.order.id)).toMatchObject({ couponCheck: 'open', onHold: true })
    const { order, payment } = await waiting(code)
    await tell(eventOf('captured', payment, { method: 'card' }))
    await sql`UPDATE "order" SET "hold_reason" = ${shop.ids.hold} WHERE "id" = ${order.id}`.execute(db())
    await tell(eventOf('captured', payment, hdfc))
    expect(await shop.order(order.id)).toMatchObject({ couponCheck: null, onHold: true })
  })

  it('is marked as paid by staff who name the bank, and held where they name none', async () => {
    const proof = await stored(admin)
    const paid = async (more: object) => {
      const { code } = await coupon()
      const { order, payment } = await waiting(code)
      const input = { method: 'card', reference: 'SLIP 12', proof, ...more }
      const told = await ask('POST', `/payments/${payment.id}/operations/markPaid`, input)
      expect([told.status, told.body?.errors]).toEqual([200, undefined])
      return { order: await shop.order(order.id), payment: await paymentOf(order.id) }
    }
    expect(await paid({ bank: 'HDFC' })).toMatchObject({
      order: { status: 'placed', couponCheck: null, onHold: false },
      payment: { method: 'card', bank: 'HDFC', provider: 'manual', mismatch: false },
    })
    expect(await paid({})).toMatchObject({
      order: { couponCheck: 'open', onHold: true },
      payment: { bank: null },
    })
    expect(await paid({ bank: 'ICIC' })).toMatchObject({
      order: { couponCheck: 'open' },
      payment: { bank: 'ICIC' },
    })
    // A transfer into the account has no bank that an offer could be made for.
    expect(await paid({ method: 'bankTransfer', bank: 'HDFC' })).toMatchObject({
      order: { couponCheck: 'open' },
      payment: { method: 'bankTransfer', bank: null },
    })
  })

  it('that waits and is placed to be paid in another way is held too', async () => {
    const { code } = await coupon()
    const { order } = await waiting(code)
    const told = await on(order.id, 'place', { version: order.version, paymentMethod: 'bankTransfer' })
    expect(told.status, JSON.stringify(told.body)).toBe(200)
    expect(await shop.order(order.id)).toMatchObject({ status: 'placed', couponCheck: 'open', onHold: true })
  })

  it('is found by order desk and finance, and released with a reason by whoever may give discounts', async () => {
    const { code, id } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf('captured', payment, icici))
    const filter = (given: object) => encodeURIComponent(JSON.stringify(given))
    const asked = await ask('GET', `/orders?filter=${filter({ couponCheck: 'open', paymentBank: 'HDFC' })}`)
    expect(asked.body.map(({ id }: { id: string }) => id)).toContain(order.id)
    const unmet = { mismatch: true, mismatchReason: 'couponUnmet', order: order.id }
    expect((await ask('GET', `/payments?filter=${filter(unmet)}`)).body).toHaveLength(1)

    const silent = await on(order.id, 'release')
    expect([silent.status, errorsOf(silent)]).toEqual([422, ['note']])
    const packer = await signedInWith({ view: true, hold: true })
    const actions = (await on(order.id, 'actions', {}, packer)).body.actions
    expect(actions.find(({ name }: { name: string }) => name === 'release')).toMatchObject({ allowed: false })
    const refused = await on(order.id, 'release', { note: 'A good customer' }, packer)
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['note']])
    expect((await on(order.id, 'release', { note: 'A good customer' })).status).toBe(200)
    const gone = await shop.order(order.id)
    expect(gone).toMatchObject({ onHold: false, couponCheck: 'kept', total: 180_000, due: 0 })
    expect(gone.comments.at(-1)).toMatchObject({ text: 'A good customer' })
    expect(await paymentOf(order.id)).toMatchObject({ mismatch: false, mismatchNote: 'A good customer' })
    await tell(eventOf('captured', payment, icici))
    expect(await shop.order(order.id)).toMatchObject({ couponCheck: 'kept', onHold: false })
    expect((await ask('GET', `/coupons/${id}`)).body).toMatchObject({ usedCount: 1, discountGiven: 20_000 })
  })

  it('loses the coupon by an edit: the difference is due, the use is given back, and it goes on', async () => {
    const { code, id } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf('captured', payment, icici))
    const held = await shop.order(order.id)
    const lines = held.lines.map(({ id: line, quantity }) => ({ id: line, quantity }))
    const preview = await on(order.id, 'editPreview', { lines, withoutCoupons: [id] })
    expect(preview.body).toMatchObject({ difference: 20_000, due: 20_000, refund: 0 })
    const edit = { version: held.version, lines, withoutCoupons: [id], settle: 'link' }
    const strange = await on(order.id, 'editLines', { ...edit, withoutCoupons: [randomUUID()] })
    expect([strange.status, errorsOf(strange)]).toEqual([422, ['withoutCoupons']])
    const told = await on(order.id, 'editLines', edit)
    expect(told.body).toMatchObject({ difference: 20_000, due: 20_000, link: expect.any(String) })
    const after = await shop.order(order.id)
    expect(after).toMatchObject({ total: 200_000, due: 20_000, coupons: [], couponCode: null })
    expect(after).toMatchObject({ onHold: false, holdReason: null, couponCheck: 'taken' })
    expect(after.changes.at(-1)?.what).toContain(`− ${code} 200.00`)
    expect(await paymentOf(order.id)).toMatchObject({ mismatch: false })
    expect((await ask('GET', `/coupons/${id}`)).body).toMatchObject({ usedCount: 0, discountGiven: 0 })
    const [, rest] = await shop.payments(order.id)
    const link = (await findRecord(db(), resources.payment, rest?.id ?? '')) as Payment
    await tell(eventOf('captured', link, { method: 'upi' }))
    expect(await shop.order(order.id)).toMatchObject({ due: 0, onHold: false, couponCheck: 'taken' })
  })

  it('keeps its other coupon when one is taken away', async () => {
    const bank = await coupon({ stacking: 'any' })
    const other = await coupon({
      kind: 'automatic',
      code: null,
      discountType: 'amount',
      percent: null,
      amount: 5000,
      stacking: 'any',
      paymentMethods: [],
      banks: [],
    })
    const { order, payment } = await waiting(bank.code)
    expect(order.coupons.map(({ amount }) => amount)).toEqual([20_000, 5000])
    await tell(eventOf('captured', payment, icici))
    const held = await shop.order(order.id)
    const lines = held.lines.map(({ id: line, quantity }) => ({ id: line, quantity }))
    await on(order.id, 'editLines', { version: held.version, lines, withoutCoupons: [bank.id] })
    expect(await shop.order(order.id)).toMatchObject({
      total: 195_000,
      due: 20_000,
      couponCheck: 'taken',
      coupons: [{ coupon: other.id, amount: 5000 }],
    })
    const { version } = (await ask('GET', `/coupons/${other.id}`)).body
    await ask('POST', `/coupons/${other.id}/transitions/archive`, { version })
  })

  it('may be paid from anywhere after an edit, once its bank has paid', async () => {
    const { code } = await coupon()
    const { order, payment } = await waiting(code)
    await tell(eventOf('captured', payment, hdfc))
    const placed = await shop.order(order.id)
    const lines = placed.lines.map(({ id }) => ({ id, quantity: 3 }))
    await on(order.id, 'editLines', { version: placed.version, lines, settle: 'link' })
    const [, more] = await shop.payments(order.id)
    const link = (await findRecord(db(), resources.payment, more?.id ?? '')) as Payment
    await tell(eventOf('captured', link, { method: 'upi' }))
    expect(await shop.order(order.id)).toMatchObject({ due: 0, couponCheck: null, onHold: false })
  })
})

/** Somebody who may do this with orders and nothing else. */
async function signedInWith(flags: object): Promise<Call> {
  const name = `packer${++number}`
  const role = await ask('POST', '/subadmin-roles', { name, permissions: [{ key: 'order', ...flags }] })
  const staff = await ask('POST', '/subadmins', {
    firstName: name,
    email: `${name}@shop.test`,
    roles: [role.body.id],
  })
  const link = await ask('POST', `/subadmins/${staff.body.id}/operations/link`, {})
  const password = 'seven lamps on a pier'
  await ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
  return server.signIn(`${name}@shop.test`, password)
}
