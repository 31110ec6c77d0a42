import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hasOrders } from '../../../resources/delivery/pincode/server/hasOrders.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { defineResource, defineResources } from '../../../src/core/index.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import * as f from '../../../src/fields/index.ts'
import { testDatabase } from '../../support/database.ts'

it('has orders where one was sent to it, not where one was billed to', async () => {
  await using database = await testDatabase()
  const order = defineResource({
    name: 'order',
    title: 'number',
    fields: { number: f.text(), shippingAddress: f.address(), billingAddress: f.address() },
  })
  await migrate(database, tablesOf(defineResources([order])))
  const at = (pincode: string) => JSON.stringify({ pincode })
  await sql`INSERT INTO "order" (id, version, created_at, updated_at, number, shipping_address, billing_address, search)
    VALUES (gen_random_uuid(), 1, now(), now(), '1', ${at('560001')}::jsonb, ${at('110001')}::jsonb, '')`.execute(
    database.db,
  )
  expect(await hasOrders(database.db, '560001', order)).toBe(true)
  expect(await hasOrders(database.db, '110001', order)).toBe(false)
  const bare = defineResource({ name: 'bare', title: 'number', fields: { number: f.text() } })
  expect(await hasOrders(database.db, '560001', bare)).toBe(false)
})
