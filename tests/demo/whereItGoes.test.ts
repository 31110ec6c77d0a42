import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { zoneAt } from '../../resources/delivery/deliveryZone/server/zoneAt.ts'
import { findPlace } from '../../resources/delivery/pincode/server/findPlace.ts'
import { demoShop } from '../support/preparedProduct.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: demoShop })
})
afterAll(() => server?.close())

interface Sent {
  readonly pincode: string
  readonly country: string
  /** Whether one of these orders is paid at the door. */
  readonly cash: boolean
}

it('sends every order of the demo shop to a place that is served, and asks for cash only where it is taken', async () => {
  const { db } = server.context.database
  const { rows } = await sql<Sent>`
    SELECT o."shipping_address"->>'pincode' AS "pincode", o."shipping_address"->>'country' AS "country",
      bool_or(o."payment_method" = 'cod') AS "cash"
    FROM "order" o GROUP BY 1, 2`.execute(db)
  expect(rows.filter(({ cash }) => cash).length).toBeGreaterThan(10)
  const wrong: string[] = []
  for (const { pincode, country, cash } of rows) {
    const found = await findPlace(db, pincode, country)
    const { zone } = await zoneAt(db, found.place)
    const { rows: ways } = await sql`
      SELECT FROM "delivery_zone_methods"
      WHERE "owner_id" = ${zone} AND "code" = 'standard' AND "active" AND ("cod_allowed" OR NOT ${cash})`.execute(
      db,
    )
    if (found.closed.length > 0 || ways.length === 0 || (cash && !found.cod)) wrong.push(pincode)
  }
  expect(wrong).toEqual([])
})
