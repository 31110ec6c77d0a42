import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoShop } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: demoShop })
}, 300_000)
afterAll(() => server?.close())

const one = async (text: string) =>
  (await sql<Record<string, any>>`${sql.raw(text)}`.execute(server.context.database.db)).rows[0] ?? {}

describe('the service side of the demo shop', () => {
  it('knows three hundred customers with addresses in the sample of pincodes', async () => {
    expect(
      await one('SELECT count(*)::int AS c, count(DISTINCT city)::int > 40 AS wide FROM customer'),
    ).toEqual({
      c: 300,
      wide: true,
    })
    expect(
      await one(
        'SELECT count(*)::int AS c FROM customer c WHERE NOT EXISTS (SELECT 1 FROM pincode p WHERE p.pincode = c.pincode)',
      ),
    ).toEqual({ c: 0 })
  })

  it('has conversations in every state, numbered in the order in which they came', async () => {
    expect(
      await one(
        'SELECT count(*)::int AS c, count(broadcast)::int AS answers, count(DISTINCT status)::int AS s FROM contact_message',
      ),
    ).toEqual({
      c: 122,
      answers: 2,
      s: 6,
    })
    const row = await one(
      'SELECT count(*)::int AS c FROM (SELECT created_at < lag(created_at) OVER (ORDER BY ticket_no) AS wrong FROM contact_message) x WHERE wrong',
    )
    expect(row).toEqual({ c: 0 })
    expect(await one('SELECT count(*)::int AS c FROM contact_message WHERE resolved_at > now()')).toEqual({
      c: 0,
    })
  })

  it('has ratings whose average the products tell', async () => {
    const row = await one(`
      SELECT count(*)::int AS c FROM product p WHERE p.rating_count <>
        (SELECT count(*) FROM rating r WHERE r.product = p.id AND r.status = 'approved')`)
    expect(row).toEqual({ c: 0 })
    const all = await one('SELECT count(*)::int AS c, count(DISTINCT status)::int > 2 AS s FROM rating')
    expect(all.c).toBeGreaterThan(100)
    expect(all.s).toBe(true)
  })
})
