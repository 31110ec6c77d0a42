import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { beforeAll, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { moveWithoutPincodes } from '../../../resources/sales/order/rules/placeInWords.ts'
import withoutAddresses from '../../../server/database/migrations/0002-texts-without-addresses.ts'
import type { Registry } from '../../../src/core/index.ts'
import { flagsOf, maskFlagsOf } from '../../../src/derive/permissions.ts'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { home } from './orderShop.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, admin, shop } = openShop(shipmentShop)
const { ask } = shop
const areas = Object.values(resources as Registry)

const secrets = ['+919812345670', 'meera.of.hampi@example.com', '560099', '14 Lotus Lane'] as const
const [phone, email, pincode, line1] = secrets

/** What somebody is answered, by the area that it is about. */
type Seen = Map<string, string>

const say = (seen: Seen, area: string, text: string) => void seen.set(area, `${seen.get(area) ?? ''}${text}`)

/** All that an area answers about its records: as lists and files, one by one, and what they were. */
async function ofArea(call: Call, { endpoint, name }: Registry[string], seen: Seen): Promise<void> {
  const list = await call(`/${endpoint}`)
  const text = await list.text()
  say(seen, name, text)
  if (list.status !== 200) return
  const ids = (JSON.parse(text) as { id: string }[]).slice(0, 3).map(({ id }) => id)
  const paths = [
    'lookup',
    'export',
    ...secrets.map((secret) => `lookup?q=${encodeURIComponent(secret.slice(0, 5))}`),
    ...ids.flatMap((id) => [id, `${id}/history`, `${id}/history/1`, `${id}/referrers`]),
  ]
  for (const path of paths) say(seen, name, await (await call(`/${endpoint}/${path}`)).text())
  for (const id of ids) {
    const stale = { method: 'PUT', body: { version: 0, note: 'Late' } }
    say(seen, name, await (await call(`/${endpoint}/${id}`, stale)).text())
  }
}

/** What the search, the log with its file and the bin say of all areas. */
async function ofShop(call: Call, seen: Seen): Promise<void> {
  for (const word of ['Asha', 'Meera', 'Bengaluru', pincode]) {
    const answer = (await (await call(`/search?q=${encodeURIComponent(word)}`)).json()) as any
    for (const hit of answer.hits ?? []) say(seen, hit.resource, JSON.stringify(hit))
  }
  for (const { name } of areas)
    for (const path of [`log?area=${name}`, `log/export?area=${name}`, `bin?area=${name}`]) {
      const answer = await call(`/${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      say(seen, name, await answer.text())
    }
}

async function all(call: Call): Promise<Seen> {
  const seen: Seen = new Map()
  for (const area of areas) await ofArea(call, area, seen)
  await ofShop(call, seen)
  return seen
}

/** Which areas told what. */
const told = (seen: Seen) =>
  [...seen].flatMap(([name, text]) => secrets.filter((one) => text.includes(one)).map((one) => [name, one]))

/** A history says now what one said that was written when records told more than they may. */
async function rewrite(area: string, id: string, from: string, to: string): Promise<void> {
  const { rows } = await sql`
    UPDATE "_history" SET "changes" = replace("changes"::text, ${from}, ${to})::jsonb
    WHERE "resource" = ${area} AND "record_id" = ${id} AND "changes"::text LIKE ${`%${from}%`} RETURNING "id"`.execute(
    server.context.database.db,
  )
  expect([area, rows.length > 0]).toEqual([area, true])
}

beforeAll(async () => {
  const { id: customer } = await shop.customer({ phone, email })
  const shippingAddress = { ...home, phone, pincode, line1 }
  const { variants } = await shop.product(100_000, 20)
  const items = [{ variant: variants[0], quantity: 1 }]
  await ask('POST', '/carts/operations/sync', { items, email, phone, pincode, customer })
  const stray = await ask('POST', '/carts/operations/sync', { items, email, phone, pincode })
  const order = await shop.ordered({ more: { customer, phone, email, shippingAddress } })
  const [parcel] = await shop.parcels(order)
  const steps = ['pack', 'label', 'handOver', 'depart', 'bringOut', 'sendBack', 'departBack', 'receiveBack']
  await shop.steps(parcel?.id ?? '', ...steps)
  const note = { note: 'Came late', source: 'goodwill', destination: 'bankOrUpi', extra: 500 }
  expect((await ask('POST', '/payments/operations/refund', { order: order.id, ...note })).status).toBe(200)
  const moved = await shop.ordered({ more: { customer, phone, email } })
  const elsewhere = await ask('POST', `/orders/${moved.id}/operations/editAddress`, {
    version: (await shop.order(moved.id)).version,
    shippingAddress,
  })
  expect(elsewhere.status).toBe(200)
  await rewrite('shipment', parcel?.id ?? '', 'Bengaluru, Karnataka', `Bengaluru ${pincode}, Karnataka`)
  await rewrite(
    'order',
    moved.id,
    'Bengaluru, Karnataka → Bengaluru, Karnataka',
    `Bengaluru 560025 → Bengaluru ${pincode}`,
  )
  await rewrite('cart', stray.body.id, `${stray.body.token.slice(0, 8)}…`, email)
}, 60_000)

/** May see, file and change everything, and sees what is masked nowhere. */
const log = { key: 'activityLog', view: true }
const everything = [
  log,
  ...areas.map((area) => {
    const flags = ['view', 'export', 'edit', 'delete'].filter((flag) => flagsOf(area).includes(flag))
    return { key: area.name, ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  }),
]
const looking = [log, ...areas.map(({ name }) => ({ key: name, view: true }))]
/** Sees what an area masks, there alone. */
const wholeIn = (area: Registry[string]) => [
  { key: area.name, view: true, ...Object.fromEntries(maskFlagsOf(area).map((flag) => [flag, true])) },
]

it('the administrator sees all of it, so that there is something to be told', async () => {
  const areasTold = new Set(told(await all(admin)).map(([name]) => name))
  for (const name of ['customer', 'order', 'cart', 'payment', 'orderReturn', 'invoice'])
    expect([name, areasTold.has(name)]).toEqual([name, true])
}, 120_000)

it.each([
  { who: 'one', roles: [everything] },
  {
    who: 'several',
    roles: [looking, everything.filter((_, at) => at % 2 === 0), everything.filter((_, at) => at % 2 === 1)],
  },
])(
  'whoever sees it nowhere is told it by no channel, with $who of roles',
  async ({ who, roles }) => {
    expect(told(await all(await shop.staff(who, ...roles)))).toEqual([])
  },
  120_000,
)

it.each([resources.order, resources.customer, resources.cart])(
  'whoever sees it in $name by another role is told it by no other area',
  async (own) => {
    const call = await shop.staff(`within${own.name}`, everything, wholeIn(own as Registry[string]))
    const elsewhere = told(await all(call)).filter(([name]) => name !== own.name)
    expect(elsewhere).toEqual([])
  },
  120_000,
)

it('an administrator who looks as a role is told no more than it', async () => {
  const { body } = await ask('POST', '/subadmin-roles', { name: 'Looked as', permissions: looking })
  const look = await ask('POST', '/auth/view-as', { role: body.id, locations: [] })
  const as: Call = (path, init) => admin(path, { ...init, headers: { 'x-view-as': look.body.id } })
  const seen = await all(as)
  expect(seen.get('order')).toContain('Bengaluru')
  expect(told(seen)).toEqual([])
}, 120_000)

it('what stands in records since they told more is told as it would be now, and what was agreed of lines stays', async () => {
  const whats = [
    'Bengaluru 560099 → New Delhi 110001',
    '– → Pune 411001',
    'KUR-M 2 → 1; + SCARF 12345',
  ] as const
  const { db } = server.context.database
  const read = async () =>
    (await sql<{ what: string }>`SELECT "what" FROM "order_changes" ORDER BY "at"`.execute(db)).rows
  const { id } = await shop.ordered()
  const title = async () =>
    (await sql<{ title: string }>`SELECT "title" FROM "cart" WHERE "title" LIKE '%…'`.execute(db)).rows
  const before = await title()
  await sql`UPDATE "cart" SET "title" = ${email} WHERE "title" LIKE '%…'`.execute(db)
  await sql`DELETE FROM "order_changes"`.execute(db)
  for (const [at, what] of whats.entries())
    await sql`
      INSERT INTO "order_changes" ("id", "owner_id", "position", "at", "by", "what", "difference")
      VALUES (${uuidv7()}, ${id}, ${at}, now() + make_interval(secs => ${at}), 'Asha', ${what}, 0)`.execute(
      db,
    )
  await server.context.database.transaction(withoutAddresses)
  expect((await read()).map(({ what }) => what)).toEqual(whats.map(moveWithoutPincodes))
  expect((await read()).map(({ what }) => what)).toEqual(['Bengaluru → New Delhi', '– → Pune', whats[2]])
  expect(before.length).toBeGreaterThan(0)
  expect(await title()).toEqual(before)
})
