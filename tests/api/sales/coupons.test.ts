import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { ApiError } from '../../../server/apiError.ts'
import { couponFor } from '../../../server/areas/coupon/couponFor.ts'
import {
  countCouponUse,
  releaseCouponUse,
  reserveCouponUse,
} from '../../../server/areas/coupon/couponUses.ts'
import { judgeCoupons } from '../../../server/areas/coupon/judgeCoupons.ts'
import { recountCoupons } from '../../../server/areas/coupon/recountCoupons.ts'
import { couponRules } from '../../../server/areas/sales/rules/coupons.ts'
import { searchSql } from '../../../server/records/search.ts'
import { runTimedWork } from '../../../server/timedWork.ts'
import { couponPhase } from '../../../src/shop/coupons/couponPhase.ts'
import { expectSound } from '../../support/expectSound.ts'
import { type Goods, type SalesShop, salesShop } from './salesShop.ts'

let shop: SalesShop
let ask: SalesShop['ask']
let shirt: Goods
let saree: Goods
beforeAll(async () => {
  shop = await salesShop()
  ask = shop.ask
  shirt = await shop.goods('Shirt', 200_000)
  saree = await shop.goods('Saree', 600_000, { costPrice: 500_000 })
}, 120_000)
afterAll(() => shop?.server.close())

let number = 0
const code = () => `CODE${++number}`
const read = async (id: string) => (await ask('GET', `/coupons/${id}`)).body
const operate = (id: string, name: string, input: object = {}) =>
  ask('POST', `/coupons/${id}/operations/${name}`, input)
const move = async (id: string, name: string) =>
  ask('POST', `/coupons/${id}/transitions/${name}`, { version: (await read(id)).version })

/** An order of that much that uses a coupon, as far as counting is concerned. */
const sale = (coupon: string, more: object = {}) => ({
  ...{ id: randomUUID(), customer: null as string | null, phone: null as string | null, total: 100_000 },
  coupons: [{ coupon, code: null as string | null, amount: 10_000 }],
  ...more,
})
type Sale = ReturnType<typeof sale>
const count = (order: Sale) => shop.work(({ db, at }) => countCouponUse({ db, at }, order))
const release = (order: Sale) => shop.work(({ db, at }) => releaseCouponUse({ db, at }, order.id))

/** Places orders at once; the rules at which those failed that did. */
async function atOnce(orders: readonly Sale[]): Promise<string[]> {
  const results = await Promise.allSettled(orders.map(count))
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return []
    if (!(result.reason instanceof ApiError)) throw result.reason
    return result.reason.problems.map((problem) => problem.code)
  })
}

const judge = (more: object) =>
  judgeCoupons(shop.server.context.database.db, {
    ...{
      couponCode: null,
      shipping: 7900,
      customer: null,
      phone: null,
      pincode: null,
      state: null,
      channel: 'web',
    },
    ...{ paymentMethod: null, isStaff: false, at: new Date().toISOString(), isFinal: false },
    lines: [{ line: 'one', variant: shirt.variant('M'), quantity: 1, unitPrice: 200_000 }],
    ...more,
  })

describe('the limits of a coupon', () => {
  it('hold however many orders are placed at once, in all and for a day', async () => {
    for (const limit of ['totalLimit', 'dayLimit']) {
      const { id } = await shop.coupon({ code: code(), [limit]: 5 })
      const orders = Array.from({ length: 16 }, () => sale(id))
      const failed = await atOnce(orders)
      expect(failed).toEqual(Array(11).fill(`coupon-${limit}`))
      expect(await read(id)).toMatchObject({ usedCount: 5, discountGiven: 50_000, revenue: 500_000 })
    }
  }, 60_000)

  it('hold for a customer by the account and by the telephone, at once too', async () => {
    const { id } = await shop.coupon({ code: code(), customerLimit: 2 })
    const { id: customer, phone } = await shop.customer()
    const orders = [
      ...Array.from({ length: 5 }, () => sale(id, { customer })),
      // The same person without signing in.
      ...Array.from({ length: 5 }, () => sale(id, { phone })),
    ]
    expect(await atOnce(orders)).toEqual(Array(8).fill('coupon-customerLimit'))
    // Others may still use it; who cannot be told apart may not.
    expect(await atOnce([sale(id, { phone: '+919812345678' })])).toEqual([])
    expect(await atOnce([sale(id)])).toEqual(['coupon-customerUnknown'])
  }, 60_000)

  it('go on for a customer whose record was merged into another one', async () => {
    const { id } = await shop.coupon({ code: code(), customerLimit: 1 })
    const [from, into] = [await shop.customer(), await shop.customer()]
    await count(sale(id, { customer: from.id }))
    const merged = await ask('POST', `/customers/${from.id}/operations/merge`, {
      ...{ version: from.version, into: into.id },
    })
    expect(merged.status).toBe(200)
    expect(await atOnce([sale(id, { customer: into.id })])).toEqual(['coupon-customerLimit'])
  })

  it('hold for the budget to the paisa', async () => {
    const { id } = await shop.coupon({ code: code(), budget: 35_000 })
    expect(await atOnce(Array.from({ length: 8 }, () => sale(id)))).toEqual(Array(5).fill('coupon-budget'))
    expect(await atOnce([sale(id, { coupons: [{ coupon: id, code: null, amount: 5000 }] })])).toEqual([])
    expect(await read(id)).toMatchObject({ discountGiven: 35_000, phase: 'exhausted', usedShare: 100 })
  }, 60_000)

  it('are free again when an order is released, once however often that is asked', async () => {
    const { id } = await shop.coupon({ code: code(), totalLimit: 1 })
    const [first, second] = [sale(id), sale(id)]
    await count(first)
    expect((await read(id)).phase).toBe('exhausted')
    expect(await atOnce([second])).toEqual(['coupon-totalLimit'])
    await Promise.all([release(first), release(first), release(first)])
    expect(await read(id)).toMatchObject({ usedCount: 0, discountGiven: 0, revenue: 0, phase: 'live' })
    expect(await atOnce([second])).toEqual([])
    // The same order again counts once.
    await count(second)
    expect((await read(id)).usedCount).toBe(1)
  })

  it('count what is reserved, which becomes a use when the order is placed', async () => {
    const { id } = await shop.coupon({ code: code(), totalLimit: 1 })
    const waiting = sale(id)
    await shop.work(({ db, at }) => reserveCouponUse({ db, at }, waiting))
    expect(await read(id)).toMatchObject({
      usedCount: 0,
      reservedCount: 1,
      discountGiven: 0,
      phase: 'exhausted',
    })
    expect(await atOnce([sale(id)])).toEqual(['coupon-totalLimit'])
    await count(waiting)
    expect(await read(id)).toMatchObject({ usedCount: 1, reservedCount: 0, discountGiven: 10_000 })
  })

  it('are counted the same from scratch', async () => {
    const ids = (await ask('GET', '/coupons?range=[0,99]')).body.map(({ id }: any) => id)
    const facts = async () => {
      const { rows } =
        await sql`SELECT "id", "used_count", "reserved_count", "discount_given", "reserved_discount", "revenue",
        "new_customers", "phase", "used_share" FROM "coupon" ORDER BY "id"`.execute(
          shop.server.context.database.db,
        )
      return rows
    }
    const before = await facts()
    expect(ids.length).toBeGreaterThan(4)
    await shop.work(({ db, at }) => recountCoupons(db, at))
    expect(await facts()).toEqual(before)
  })
})

describe('codes of a batch', () => {
  it('are made many at once, are all different, and nobody guesses the next', async () => {
    const { id } = await shop.coupon({ kind: 'uniqueBatch' })
    const made = await operate(id, 'addCodes', { count: 12_000, prefix: 'VIP-' })
    expect([made.status, made.body]).toEqual([200, { made: 12_000 }])
    const { rows } = await sql<{ codes: number; fits: boolean }>`
      SELECT count(DISTINCT "code")::int AS "codes", bool_and("code" ~ '^VIP-[2-9A-Z]{10}$') AS "fits" FROM "coupon_code"
      WHERE "coupon" = ${id}`.execute(shop.server.context.database.db)
    expect(rows).toEqual([{ codes: 12_000, fits: true }])
    const stored = await read(id)
    expect(stored).toMatchObject({ codeCount: 12_000, codeBatches: [{ prefix: 'VIP-', count: 12_000 }] })
    const many = await operate(id, 'addCodes', { count: 90_000 })
    expect([many.status, many.body.errors]).toEqual([422, { count: expect.stringContaining('100') }])
    const file = await ask(
      'GET',
      `/coupon-codes/export?${new URLSearchParams({ filter: JSON.stringify({ coupon: id }) })}`,
    )
    expect(file.text.trim().split('\n')).toHaveLength(12_001)
  }, 60_000)

  it('are good for one order each, also when several want the same one', async () => {
    const { id } = await shop.coupon({ kind: 'uniqueBatch' })
    await operate(id, 'addCodes', { count: 1 })
    const [{ code: text }] = (await ask('GET', `/coupon-codes?filter=${JSON.stringify({ coupon: id })}`)).body
    const found = await couponFor(shop.server.context.database.db, text.toLowerCase())
    expect(found).toMatchObject({ text, coupon: { id }, code: { state: 'unused' } })
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () =>
        sale(id, { id: await shop.draft(), coupons: [{ coupon: id, code: text, amount: 10_000 }] }),
      ),
    )
    expect(await atOnce(orders)).toEqual(Array(4).fill('coupon-codeUsed'))
    const [used] = (await ask('GET', `/coupon-codes?filter=${JSON.stringify({ coupon: id })}`)).body
    expect(used).toMatchObject({ state: 'used' })
    expect((await judge({ couponCode: text })).refused).toMatchObject([{ rule: 'codeUsed' }])
    await release(orders.find((order) => order.id === used.order) as Sale)
    expect((await judge({ couponCode: text })).applied).toMatchObject([
      { coupon: id, code: text, amount: 20_000 },
    ])
  }, 60_000)

  it('lead to their coupon from the search of its list and of a box for coupons, by an index, and only whoever may see codes', async () => {
    const { id } = await shop.coupon({ name: 'Partners', kind: 'uniqueBatch' })
    const { db } = shop.server.context.database
    await operate(id, 'addCodes', { count: 6000, prefix: 'PARTNER-' })
    const { rows } = await sql<{ code: string }>`
      SELECT "code" FROM "coupon_code" WHERE "coupon" = ${id} ORDER BY "id" DESC LIMIT 1`.execute(db)
    const whole = rows[0]?.code ?? ''
    const found = async (q: string, more: object = {}, call?: Parameters<typeof ask>[3]) => {
      const filter = JSON.stringify({ q, ...more })
      const { body } = await ask('GET', `/coupons?${new URLSearchParams({ filter })}`, undefined, call)
      return body.map((coupon: { id: string }) => coupon.id)
    }
    expect(await found(whole)).toEqual([id])
    expect(await found(whole.toLowerCase())).toEqual([id])
    expect(await found(whole.slice(0, -2))).toEqual([id])
    expect(await found('partner-')).toEqual([id])
    expect(await found(whole, { kind: 'code' })).toEqual([])
    expect(await found(`${whole}X`)).toEqual([])
    const filter = JSON.stringify({ q: whole })
    const file = await ask('GET', `/coupons/export?${new URLSearchParams({ filter })}`)
    expect(file.text).toContain('Partners')
    const chosen = async (q: string, call?: Parameters<typeof ask>[3]) =>
      (await ask('GET', `/coupons/lookup?${new URLSearchParams({ q })}`, undefined, call)).body
    expect(await chosen(whole)).toEqual([{ id, title: 'Partners', picture: null }])
    expect(await chosen(whole.slice(0, -2).toLowerCase())).toMatchObject([{ id }])
    expect(await chosen(`${whole}X`)).toEqual([])
    const looker = await shop.staff('couponLooker', [{ key: 'coupon', view: true }])
    expect(await found(whole, {}, looker.call)).toEqual([])
    expect(await chosen(whole, looker.call)).toEqual([])
    expect(await chosen('Partners', looker.call)).toMatchObject([{ id }])
    expect(await found('Partners', {}, looker.call)).toEqual([id])
    // So few rows are read faster than an index; that there is one for the question is what counts.
    const plan = await shop.server.context.database.transaction(async (tx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx)
      return sql`
        EXPLAIN SELECT t."coupon" FROM "coupon_code" t WHERE ${searchSql(resources.couponCode, whole)} LIMIT 500`.execute(
        tx,
      )
    })
    expect(JSON.stringify(plan.rows)).toMatch(/Bitmap Index Scan/)
  }, 60_000)

  it('are refused for a coupon with one code, and to whoever may not make any', async () => {
    const { id } = await shop.coupon({ code: code() })
    expect((await operate(id, 'addCodes', { count: 1 })).status).toBe(409)
    const { call } = await shop.staff('looker', [{ key: 'coupon', view: true, edit: true }])
    expect((await ask('POST', `/coupons/${id}/operations/addCodes`, { count: 1 }, call)).status).toBe(403)
  })
})

describe('which coupons an order gets', () => {
  it('is the typed one, and those that apply themselves as far as they stand together', async () => {
    const typed = await shop.coupon({ code: code(), stacking: 'withAutomatic' })
    const alone = await shop.coupon({ code: code(), percent: 20 })
    const ship = await shop.coupon({
      ...{
        kind: 'automatic',
        discountType: 'freeShipping',
        percent: null,
        stacking: 'any',
        minOrderValue: 150_000,
      },
    })
    const own = await judge({ couponCode: typed.code.toLowerCase() })
    expect(own.applied).toMatchObject([
      { coupon: typed.id, amount: 20_000, shipping: 0, lines: [{ line: 'one', amount: 20_000 }] },
      { coupon: ship.id, amount: 0, shipping: 7900 },
    ])
    expect((await judge({ couponCode: alone.code })).applied.map(({ coupon }) => coupon)).toEqual([alone.id])
    expect((await judge({})).applied.map(({ coupon }) => coupon)).toEqual([ship.id])
    expect((await judge({ couponCode: 'NONE' })).refused).toMatchObject([
      { rule: 'codeUnknown', code: 'NONE' },
    ])
    await move(ship.id, 'pause')
    expect((await judge({})).applied).toEqual([])
  })

  it('knows first orders by telephone as well', async () => {
    const first = await shop.coupon({ code: code(), eligibility: 'firstOrder' })
    const phone = '+919845012345'
    expect((await judge({ couponCode: first.code, phone })).applied).toHaveLength(1)
    const order = await shop.draft({ phone })
    await sql`UPDATE "order" SET "placed_at" = now(), "status" = 'placed' WHERE "id" = ${order}`.execute(
      shop.server.context.database.db,
    )
    expect((await judge({ couponCode: first.code, phone })).refused).toMatchObject([{ rule: 'firstOrder' }])
    // The order itself does not stand in its own way.
    expect((await judge({ couponCode: first.code, phone, order })).applied).toHaveLength(1)
  })

  it('finds goods by the categories above them and by automatic collections', async () => {
    const top = (await ask('POST', '/categories', { name: 'Ethnic', slug: 'ethnic' })).body
    const below = (await ask('POST', '/categories', { name: 'Kurtas', slug: 'kurtas', parent: top.id })).body
    const kurta = await shop.goods('Kurta', 90_000, { primaryCategory: below.id, categories: [below.id] })
    const cheap = (
      await ask('POST', '/collections', {
        ...{ title: 'Cheap', slug: 'cheap', type: 'automatic' },
        conditions: [{ field: 'price', operator: 'atMost', amount: 100_000 }],
      })
    ).body
    const lines = [
      { line: 'kurta', variant: kurta.variant('M'), quantity: 2, unitPrice: 90_000 },
      { line: 'shirt', variant: shirt.variant('M'), quantity: 1, unitPrice: 200_000 },
    ]
    for (const goods of [{ categories: [top.id] }, { collections: [cheap.id] }]) {
      const made = await shop.coupon({ code: code(), scope: 'items', ...goods })
      const { applied } = await judge({ couponCode: made.code, lines })
      expect(applied).toMatchObject([{ amount: 18_000, lines: [{ line: 'kurta', amount: 18_000 }] }])
    }
  })
})

describe('a coupon', () => {
  it('keeps its offer once it was used, and is copied instead', async () => {
    const made = await shop.coupon({ code: code(), totalLimit: 3 })
    await count(sale(made.id))
    const used = await read(made.id)
    expect(used.version).toBe(made.version)
    const put = (values: object) =>
      ask('PUT', `/coupons/${made.id}`, { version: used.version, totalLimit: 10, ...values })
    const refused = await put({ percent: 50, code: 'OTHER', scope: 'items', minOrderValue: 100 })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).sort()).toEqual(['code', 'minOrderValue', 'percent', 'scope'])
    expect((await put({})).body).toMatchObject({
      percent: 10,
      code: made.code,
      scope: 'order',
      totalLimit: 10,
    })
    const { body } = await operate(made.id, 'duplicate')
    expect(await read(body.id)).toMatchObject({
      ...{ status: 'draft', code: `${made.code}-2`, usedCount: 0, firstUsedAt: null, percent: 10 },
    })
  })

  it('is refused where its offer makes no sense', async () => {
    const make = async (values: object) =>
      (await ask('POST', '/coupons', { name: 'X', code: code(), ...values })).body.errors
    expect(await make({ discountType: 'amount', amount: 50_000, minOrderValue: 50_000 })).toHaveProperty(
      'amount',
    )
    expect(await make({ discountType: 'tiered', tiers: [{ minValue: 100_000 }] })).toHaveProperty([
      'tiers.0.percent',
    ])
    expect(await make({ discountType: 'freeGift', giftProduct: shirt.id, giftSku: 'NONE' })).toHaveProperty(
      'giftSku',
    )
    expect(await make({ percent: 101 })).toHaveProperty('percent')
    expect(await make({ percent: 10, code: 'ab' })).toHaveProperty('code')
    expect(await make({ percent: 10, code: null })).toHaveProperty('code')
    expect(await make({ percent: 10, eligibility: 'groups' })).toHaveProperty('groups')
  })

  it('is called by its code in capitals, which no other has in any case', async () => {
    const made = await ask('POST', '/coupons', { name: 'Small', code: 'small-letters', percent: 10 })
    expect(made.body.code).toBe('SMALL-LETTERS')
    const again = await ask('POST', '/coupons', { name: 'Small', code: 'Small-Letters', percent: 10 })
    expect([again.status, again.body.errors]).toEqual([409, { code: expect.any(String) }])
  })

  it('asks once more before more than sixty per cent are given', async () => {
    const { body } = await ask('POST', '/coupons', { name: 'Much', code: code(), percent: 70 })
    expect(body.transitions ?? (await read(body.id)).transitions).toContain('activateHigh')
    expect((await move(body.id, 'activate')).status).toBe(409)
    expect((await move(body.id, 'activateHigh')).body.status).toBe('active')
  })

  it('stands where its state, its time and its uses put it, in SQL as in JavaScript', async () => {
    const now = Date.now()
    const day = 86_400_000
    const iso = (time: number) => new Date(time).toISOString()
    const made = await Promise.all(
      [
        {},
        { startsAt: iso(now + day), endsAt: iso(now + 2 * day) },
        { endsAt: iso(now + 2 * day) },
        { startsAt: iso(now - 9 * day), endsAt: iso(now + 9 * day) },
        { startsAt: iso(now - 9 * day), endsAt: iso(now - day) },
      ].map((times) => shop.coupon({ code: code(), ...times })),
    )
    expect(made.map(({ phase }) => phase)).toEqual(['live', 'scheduled', 'endingSoon', 'live', 'ended'])
    expect(made.map(({ usedShare }) => usedShare)).toEqual([null, null, null, null, null])
    for (const later of [1, 7, 8.5, 10]) {
      const at = new Date(now + later * day)
      await runTimedWork(shop.server.context, at)
      const { body } = await ask('GET', '/coupons?range=[0,99]')
      const stored = await Promise.all(body.map(({ id }: any) => read(id)))
      expect(stored.map(({ id, phase }) => [id, phase])).toEqual(
        stored.map((one) => [one.id, couponPhase(one, at.toISOString())]),
      )
    }
    const [, scheduled] = made
    await ask('POST', '/coupons/operations/extend', { coupons: [scheduled.id], endsAt: iso(now + 30 * day) })
    expect((await read(scheduled.id)).endsAt).toBe(iso(now + 30 * day))
  }, 60_000)

  it('is tried on a draft order before it counts, line by line', async () => {
    const made = (
      await ask('POST', '/coupons', { name: 'Draft', code: code(), percent: 15, minOrderValue: 700_000 })
    ).body
    const order = await shop.draft({
      lines: [
        { variant: saree.variant('M'), product: saree.id, quantity: 1, unitPrice: 600_000 },
        { variant: shirt.variant('M'), product: shirt.id, quantity: 1, unitPrice: 200_000 },
      ],
    })
    const off = await operate(made.id, 'simulate', { order })
    expect(off.body).toMatchObject({ verdict: { ok: false, rule: 'notActive' }, itemsTotal: 800_000 })
    const on = await operate(made.id, 'simulate', { order, asIfLive: true })
    expect(on.body).toMatchObject({
      verdict: { ok: true, amount: 120_000 },
      lines: [{ amount: 90_000 }, { amount: 30_000 }],
    })
    expect((await operate(made.id, 'simulate', {})).status).toBe(422)
    const { call } = await shop.staff('marketer', [{ key: 'coupon', view: true }])
    expect((await ask('POST', `/coupons/${made.id}/operations/simulate`, { order }, call)).status).toBe(403)
  })

  it('says which goods it would sell below their cost, but not to whoever may not see costs', async () => {
    const { id } = await shop.coupon({ code: code(), percent: 20 })
    const { body } = await operate(id, 'marginGuard')
    expect(body).toMatchObject({ belowCost: 1, worst: [{ price: 600_000, reduced: 480_000, cost: 500_000 }] })
    const { call } = await shop.staff('guarded', [{ key: 'coupon', view: true }])
    const hidden = await ask('POST', `/coupons/${id}/operations/marginGuard`, {}, call)
    expect(hidden.body).toMatchObject({ belowCost: null, worst: [] })
    expect(hidden.text).not.toContain('500000')
  })

  it('tells its uses by day and one by one', async () => {
    const { id } = await shop.coupon({ code: code() })
    const [kept, gone] = [sale(id, { phone: '+919811111111' }), sale(id)]
    await count(kept)
    await count(gone)
    await release(gone)
    const { body } = await operate(id, 'results')
    expect(body).toMatchObject({ days: [{ uses: 1, discount: 10_000, revenue: 100_000 }], released: 1 })
    expect(body.uses).toHaveLength(2)
    expect(resources.coupon.name).toBe('coupon')
  })
})

// Most uses are counted for orders that are made up.
it('leaves coupons, their codes and their uses in agreement', () =>
  expectSound(
    shop.server.context,
    couponRules.filter(({ rule }) => rule !== 'coupon-use-order'),
  ))
