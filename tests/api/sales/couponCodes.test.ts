import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { couponFor } from '../../../resources/sales/coupon/server/couponFor.ts'
import { searchSql } from '../../../server/records/search.ts'
import { couponShop, type Sale, sale } from './couponShop.ts'
import { duringSetting } from './duringSetting.ts'

const opened = couponShop()
const { ask, code, read, operate, move, release, atOnce, judge } = opened

describe('codes of a batch', () => {
  it('are made many at once, are all different, and nobody guesses the next', async () => {
    const { id } = await opened.shop.coupon({ kind: 'uniqueBatch' })
    const made = await operate(id, 'addCodes', { count: 12_000, prefix: 'VIP-' })
    expect([made.status, made.body]).toEqual([200, { made: 12_000 }])
    const { rows } = await sql<{ codes: number; fits: boolean }>`
      SELECT count(DISTINCT "code")::int AS "codes", bool_and("code" ~ '^VIP-[2-9A-Z]{10}$') AS "fits" FROM "coupon_code"
      WHERE "coupon" = ${id}`.execute(opened.shop.server.context.database.db)
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
    const { id } = await opened.shop.coupon({ kind: 'uniqueBatch' })
    await operate(id, 'addCodes', { count: 1 })
    const [{ code: text }] = (await ask('GET', `/coupon-codes?filter=${JSON.stringify({ coupon: id })}`)).body
    const found = await couponFor(opened.shop.server.context.database.db, text.toLowerCase())
    expect(found).toMatchObject({ text, coupon: { id }, code: { state: 'unused' } })
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () =>
        sale(id, { id: await opened.shop.draft(), coupons: [{ coupon: id, code: text, amount: 10_000 }] }),
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
    const { id } = await opened.shop.coupon({ name: 'Partners', kind: 'uniqueBatch' })
    const { db } = opened.shop.server.context.database
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
    expect(await chosen(whole)).toEqual([{ id, title: 'Partners', picture: null, subtitle: ['Live'] }])
    expect(await chosen(whole.slice(0, -2).toLowerCase())).toMatchObject([{ id }])
    expect(await chosen(`${whole}X`)).toEqual([])
    const looker = await opened.shop.staff('couponLooker', [{ key: 'coupon', view: true }])
    expect(await found(whole, {}, looker.call)).toEqual([])
    expect(await chosen(whole, looker.call)).toEqual([])
    expect(await chosen('Partners', looker.call)).toMatchObject([{ id }])
    expect(await found('Partners', {}, looker.call)).toEqual([id])
    // So few rows are read faster than an index; that there is one for the question is what counts.
    const plan = await opened.shop.server.context.database.transaction(async (tx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx)
      return sql`
        EXPLAIN SELECT t."coupon" FROM "coupon_code" t WHERE ${searchSql(resources.couponCode, whole)} LIMIT 500`.execute(
        tx,
      )
    })
    expect(JSON.stringify(plan.rows)).toMatch(/Bitmap Index Scan/)
  }, 60_000)

  it('are refused for a coupon with one code, and to whoever may not make any', async () => {
    const { id } = await opened.shop.coupon({ code: code() })
    expect((await operate(id, 'addCodes', { count: 1 })).status).toBe(409)
    const { call } = await opened.shop.staff('looker', [{ key: 'coupon', view: true, edit: true }])
    expect((await ask('POST', `/coupons/${id}/operations/addCodes`, { count: 1 }, call)).status).toBe(403)
  })
})

describe('which coupons an order gets', () => {
  it('is the typed one, and those that apply themselves as far as they stand together', async () => {
    const typed = await opened.shop.coupon({ code: code(), stacking: 'withAutomatic' })
    const alone = await opened.shop.coupon({ code: code(), percent: 20 })
    const ship = await opened.shop.coupon({
      kind: 'automatic',
      discountType: 'freeShipping',
      percent: null,
      stacking: 'any',
      minOrderValue: 150_000,
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
    await duringSetting(ask, 'coupons.stacking', false, async () => {
      const strict = await judge({ couponCode: typed.code })
      expect(strict.applied.map(({ coupon }) => coupon)).toEqual([typed.id])
    })
    await duringSetting(ask, 'flags.automaticCoupons', false, async () => {
      expect((await judge({})).applied).toEqual([])
    })
    await move(ship.id, 'pause')
    expect((await judge({})).applied).toEqual([])
  })

  it('knows first orders by telephone as well', async () => {
    const first = await opened.shop.coupon({ code: code(), eligibility: 'firstOrder' })
    const phone = '+919845012345'
    expect((await judge({ couponCode: first.code, phone })).applied).toHaveLength(1)
    const order = await opened.shop.draft({ phone })
    await sql`UPDATE "order" SET "placed_at" = now(), "status" = 'placed' WHERE "id" = ${order}`.execute(
      opened.shop.server.context.database.db,
    )
    expect((await judge({ couponCode: first.code, phone })).refused).toMatchObject([{ rule: 'firstOrder' }])
    // The order itself does not stand in its own way.
    expect((await judge({ couponCode: first.code, phone, order })).applied).toHaveLength(1)
  })

  it('finds goods by the categories above them and by automatic collections', async () => {
    const top = (await ask('POST', '/categories', { name: 'Ethnic', slug: 'ethnic' })).body
    const below = (await ask('POST', '/categories', { name: 'Kurtas', slug: 'kurtas', parent: top.id })).body
    const kurta = await opened.shop.goods('Kurta', 90_000, {
      primaryCategory: below.id,
      categories: [below.id],
    })
    const cheap = (
      await ask('POST', '/collections', {
        title: 'Cheap',
        slug: 'cheap',
        type: 'automatic',
        conditions: [{ field: 'price', operator: 'atMost', amount: 100_000 }],
      })
    ).body
    const lines = [
      { line: 'kurta', variant: kurta.variant('M'), quantity: 2, unitPrice: 90_000 },
      { line: 'shirt', variant: opened.shirt.variant('M'), quantity: 1, unitPrice: 200_000 },
    ]
    for (const goods of [{ categories: [top.id] }, { collections: [cheap.id] }]) {
      const made = await opened.shop.coupon({ code: code(), scope: 'items', ...goods })
      const { applied } = await judge({ couponCode: made.code, lines })
      expect(applied).toMatchObject([{ amount: 18_000, lines: [{ line: 'kurta', amount: 18_000 }] }])
    }
  })
})
