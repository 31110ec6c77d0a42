import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoShop } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: demoShop, accounts: false })
}, 300_000)
afterAll(() => server?.close())

const one = async (text: string) =>
  (await sql<Record<string, any>>`${sql.raw(text)}`.execute(server.context.database.db)).rows[0] ?? {}

describe('the coupons of the demo shop', () => {
  it('are of all kinds, and in all states', async () => {
    expect(
      await one(`SELECT count(DISTINCT kind)::int AS kinds, count(DISTINCT discount_type)::int AS types,
        count(*) >= 30 AS many, count(DISTINCT status)::int AS states, count(*) FILTER (WHERE phase = 'draft')::int AS drafts FROM coupon`),
    ).toEqual({ kinds: 3, types: 6, many: true, states: 4, drafts: 1 })
  })

  it('have a batch of codes, and say of themselves what their uses say', async () => {
    expect(await one('SELECT count(*)::int AS c, count(DISTINCT code)::int AS d FROM coupon_code')).toEqual({
      c: 400,
      d: 400,
    })
    const wrong = await one(`
      SELECT count(*)::int AS c FROM coupon c
      LEFT JOIN LATERAL (SELECT count(*)::int AS uses, coalesce(sum(u.discount), 0)::bigint AS discount FROM _coupon_uses u
        WHERE u.coupon = c.id AND u.state = 'used') n ON true
      WHERE c.used_count <> n.uses OR c.discount_given <> n.discount
        OR c.code_count <> (SELECT count(*) FROM coupon_code k WHERE k.coupon = c.id)`)
    expect(wrong).toEqual({ c: 0 })
  })
})

describe('the carts of the demo shop', () => {
  it('add up, and come from the last hundred days', async () => {
    expect(
      await one(`SELECT count(*)::int AS c, bool_and(pieces > 0) AS filled, min(last_activity_at) > '2026-08-10' AS recent,
        bool_and(c.items_total = (SELECT sum(quantity * unit_price) FROM cart_items i WHERE i.owner_id = c.id)) AS sums,
        bool_and(total = items_total - discount + coalesce(shipping_estimate, 0) + coalesce(cod_fee, 0)) AS totals FROM cart c`),
    ).toEqual({ c: 20, filled: true, recent: true, sums: true, totals: true })
  })

  it('became orders that are there, and name nobody where their time is over', async () => {
    const ordered = await one(`
      SELECT count(*)::int > 0 AS some, bool_and(o.source_cart = c.id AND o.contact_name = c.contact_name) AS fits
      FROM cart c JOIN "order" o ON o.id = c."order" WHERE c.status IN ('converted', 'recovered')`)
    expect(ordered).toEqual({ some: true, fits: true })
    const ended = await one(
      `SELECT count(*)::int AS c FROM cart WHERE status = 'expired' AND (phone IS NOT NULL OR email IS NOT NULL OR contact_name IS NOT NULL)`,
    )
    expect(ended).toEqual({ c: 0 })
  })
})
