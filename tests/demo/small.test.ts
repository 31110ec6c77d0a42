import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSizes } from '../../demo/demoSize.ts'
import { fillDemo } from '../../demo/fill.ts'
import { zoneAt } from '../../resources/delivery/deliveryZone/server/zoneAt.ts'
import { findPlace } from '../../resources/delivery/pincode/server/findPlace.ts'
import { resources } from '../../resources/index.ts'
import type { Registry } from '../../src/core/index.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { expectSound } from '../support/expectSound.ts'
import { staffedProduct } from '../support/preparedProduct.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** The small demo shop as people get it: in that of the tests nobody is new, and hardly anything goes wrong. */
let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: staffedProduct })
  await fillDemo(server.context, () => undefined, demoSizes.small)
}, 300_000)
afterAll(() => server?.close())

const rowsOf = async <T>(text: string): Promise<T[]> =>
  (await sql<T>`${sql.raw(text)}`.execute(server.context.database.db)).rows

it('adds up, parcels that nobody paid for at the door among it', async () => {
  const lost = await rowsOf(`SELECT FROM "payment" WHERE "status" = 'notCollected'`)
  expect(lost.length).toBeGreaterThan(0)
  await expectSound(server.context)
}, 60_000)

interface Sent {
  readonly pincode: string
  readonly country: string
  /** Whether one of these orders is paid at the door. */
  readonly cash: boolean
}

it('sends every order to a place that is served, and asks for cash only where it is taken', async () => {
  const { db } = server.context.database
  const sent = await rowsOf<Sent>(`
    SELECT "shipping_address"->>'pincode' AS "pincode", "shipping_address"->>'country' AS "country",
      bool_or("payment_method" = 'cod') AS "cash"
    FROM "order" GROUP BY 1, 2`)
  expect(sent.filter(({ cash }) => cash).length).toBeGreaterThan(10)
  const wrong: string[] = []
  for (const { pincode, country, cash } of sent) {
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

it('has answers to a broadcast that nobody has taken in hand', async () => {
  const answers = await rowsOf<{ status: string; channel: string; customer: string | null }>(`
    SELECT "status", "channel", "customer" FROM "contact_message" WHERE "broadcast" IS NOT NULL`)
  expect(answers).toHaveLength(2)
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'new', channel: 'email', customer: expect.any(String) })
})

it('calls no record by what is masked of it', async () => {
  const masked = Object.values(resources as Registry).flatMap((area) =>
    Object.entries(area.fields)
      .filter(([name, { options }]) => options.masked && !options.fields && name !== area.title)
      .map(([name]) => ({ area, name })),
  )
  expect(masked.length).toBeGreaterThan(10)
  const told: string[] = []
  for (const { area, name } of masked) {
    const [title, value] = [area.title, name].map((field) => quoted(columnName(field)))
    const [row] = await rowsOf<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${quoted(tableName(area))} WHERE ${title}::text = ${value}::text`,
    )
    if (row?.count) told.push(`${row.count} × ${area.name}.${area.title} is ${name}`)
  }
  expect(told).toEqual([])
})
