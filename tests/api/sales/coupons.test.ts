import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { couponPhase } from '../../../resources/sales/coupon/rules/couponPhase.ts'
import { reserveCouponUse } from '../../../resources/sales/coupon/server/couponUses.ts'
import { recountCoupons } from '../../../resources/sales/coupon/server/recountCoupons.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { couponShop, sale } from './couponShop.ts'

const opened = couponShop()
const { ask, code, read, operate, move, count, release, atOnce } = opened

describe('the limits of a coupon', () => {
  it('hold however many orders are placed at once, in all and for a day', async () => {
    for (const limit of ['totalLimit', 'dayLimit']) {
      const { id } = await opened.shop.coupon({ code: code(), [limit]: 5 })
      const orders = Array.from({ length: 16 }, () => sale(id))
      const failed = await atOnce(orders)
      expect(failed).toEqual(Array(11).fill(`coupon-${limit}`))
      expect(await read(id)).toMatchObject({ usedCount: 5, discountGiven: 50_000, revenue: 500_000 })
    }
  }, 60_000)

  it('hold for a customer by the account and by the telephone, at once too', async () => {
    const { id } = await opened.shop.coupon({ code: code(), customerLimit: 2 })
    const { id: customer, phone } = await opened.shop.customer()
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
    const { id } = await opened.shop.coupon({ code: code(), customerLimit: 1 })
    const [from, into] = [await opened.shop.customer(), await opened.shop.customer()]
    await count(sale(id, { customer: from.id }))
    const merged = await ask('POST', `/customers/${from.id}/operations/merge`, {
      version: from.version,
      into: into.id,
    })
    expect(merged.status).toBe(200)
    expect(await atOnce([sale(id, { customer: into.id })])).toEqual(['coupon-customerLimit'])
  })

  it('hold for the budget to the paisa', async () => {
    const { id } = await opened.shop.coupon({ code: code(), budget: 35_000 })
    expect(await atOnce(Array.from({ length: 8 }, () => sale(id)))).toEqual(Array(5).fill('coupon-budget'))
    expect(await atOnce([sale(id, { coupons: [{ coupon: id, code: null, amount: 5000 }] })])).toEqual([])
    expect(await read(id)).toMatchObject({ discountGiven: 35_000, phase: 'exhausted', usedShare: 100 })
  }, 60_000)

  it('are free again when an order is released, once however often that is asked', async () => {
    const { id } = await opened.shop.coupon({ code: code(), totalLimit: 1 })
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
    const { id } = await opened.shop.coupon({ code: code(), totalLimit: 1 })
    const waiting = sale(id)
    await opened.shop.work(({ db, at }) => reserveCouponUse({ db, at }, waiting))
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
          opened.shop.server.context.database.db,
        )
      return rows
    }
    const before = await facts()
    expect(ids.length).toBeGreaterThan(4)
    await opened.shop.work(({ db, at }) => recountCoupons(db, at))
    expect(await facts()).toEqual(before)
  })
})

describe('a coupon', () => {
  it('keeps its offer once it was used, and is copied instead', async () => {
    const made = await opened.shop.coupon({ code: code(), totalLimit: 3 })
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
      status: 'draft',
      code: `${made.code}-2`,
      usedCount: 0,
      firstUsedAt: null,
      percent: 10,
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
    expect(
      await make({ discountType: 'freeGift', giftProduct: opened.shirt.id, giftSku: 'NONE' }),
    ).toHaveProperty('giftSku')
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
      ].map((times) => opened.shop.coupon({ code: code(), ...times })),
    )
    expect(made.map(({ phase }) => phase)).toEqual(['live', 'scheduled', 'endingSoon', 'live', 'ended'])
    expect(made.map(({ usedShare }) => usedShare)).toEqual([null, null, null, null, null])
    for (const later of [1, 7, 8.5, 10]) {
      const at = new Date(now + later * day)
      await runTimedWork(opened.shop.server.context, at)
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
    const order = await opened.shop.draft({
      lines: [
        { variant: opened.saree.variant('M'), product: opened.saree.id, quantity: 1, unitPrice: 600_000 },
        { variant: opened.shirt.variant('M'), product: opened.shirt.id, quantity: 1, unitPrice: 200_000 },
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
    const { call } = await opened.shop.staff('marketer', [{ key: 'coupon', view: true }])
    expect((await ask('POST', `/coupons/${made.id}/operations/simulate`, { order }, call)).status).toBe(403)
  })

  it('says which goods it would sell below their cost, but not to whoever may not see costs', async () => {
    const { id } = await opened.shop.coupon({ code: code(), percent: 20 })
    const { body } = await operate(id, 'marginGuard')
    expect(body).toMatchObject({ belowCost: 1, worst: [{ price: 600_000, reduced: 480_000, cost: 500_000 }] })
    const { call } = await opened.shop.staff('guarded', [{ key: 'coupon', view: true }])
    const hidden = await ask('POST', `/coupons/${id}/operations/marginGuard`, {}, call)
    expect(hidden.body).toMatchObject({ belowCost: null, worst: [] })
    expect(hidden.text).not.toContain('500000')
  })

  it('tells its uses by day and one by one', async () => {
    const { id } = await opened.shop.coupon({ code: code() })
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
