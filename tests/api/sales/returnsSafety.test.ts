import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { expectSound } from '../../support/expectSound.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { counting } from '../records/counting.ts'
import { type Answer, returnShop } from './returnShop.ts'

const count = counting()
const database = await testDatabase({ template: preparedProduct })

let server: TestServer
let admin: Call
let shop: Awaited<ReturnType<typeof returnShop>>

beforeAll(async () => {
  server = await testServer({ database: count.wrap(database) as typeof database })
  admin = await server.signIn('admin')
  shop = await returnShop(server, admin, database.db)
}, 120_000)
afterAll(async () => {
  await expectSound(server.context)
  await server.close()
  await database.close()
})

const tables = [
  ...['order_return', 'order_return_lines', 'order_return_thread', 'order_return_deductions'],
  ...['cancellation_request', 'refund', 'refund_lines', 'payment', 'order', 'order_lines', 'shipment'],
  ...['stock_level', 'stock_movement', 'notification', 'invoice', '_numbers', '_history'],
]

/** All that returns, cancellations and what they touch consist of, as one short text. */
async function fingerprint(): Promise<string> {
  const parts = tables.map(
    (table) =>
      sql`(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${sql.table(table)} t)`,
  )
  const { rows } = await sql<{ all: string }>`SELECT concat_ws(' ', ${sql.join(parts)}) AS "all"`.execute(
    database.db,
  )
  return rows[0]?.all ?? ''
}

/** Runs a step so that each of its statements fails once, and then as it is; every failure must leave nothing behind. */
async function failingEverywhere(step: () => Promise<Answer>): Promise<{ tries: number; answer: Answer }> {
  const before = await fingerprint()
  for (let n = 1; ; n++) {
    const { statements, answer } = await count.failing(n, step)
    // What was left to run after the commit no longer counts.
    if (answer.status === 200) return { tries: n, answer }
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect({ n, state: await fingerprint() }).toEqual({ n, state: before })
    expect(statements).toBeGreaterThanOrEqual(n)
  }
}

describe('a failure at any call of the database', () => {
  it('leaves no half of an exchange that is asked for', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { tries, answer } = await failingEverywhere(() =>
      shop.requested(order, { type: 'exchange', exchangeVariant: shop.sizes.XL }),
    )
    expect(tries).toBeGreaterThan(20)
    expect(answer.body.status).toBe('requested')
  }, 60_000)

  it('leaves no half of an inspection, nor of the refund after it', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order)
    await shop.move(body, 'approve')
    await failingEverywhere(() => shop.receiveAll(body.id))
    await failingEverywhere(() => shop.inspectAll(body.id))
    await failingEverywhere(() => shop.operate(body, 'refund', { destination: 'bankOrUpi' }))
    expect(await shop.refunds(order.id)).toHaveLength(1)
  }, 120_000)

  it('leaves no half of an exchange that is sent', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order, { type: 'exchange', exchangeVariant: shop.sizes.M })
    await shop.move(body, 'approve')
    await shop.receiveAll(body.id)
    await shop.inspectAll(body.id)
    await failingEverywhere(() => shop.operate(body, 'shipExchange'))
  }, 120_000)

  it('leaves no half of a cancellation, asked for, carried out at once or decided with a recall', async () => {
    const reason = await shop.reason('cancel', 'changed-mind')
    const order = await shop.placed({ S: 1, M: 1 })
    const { answer } = await failingEverywhere(() =>
      shop.ask('POST', '/cancellation-requests/operations/request', {
        order: order.id,
        reason,
        requestedBy: 'customer',
      }),
    )
    expect(answer.body.status).toBe('autoApproved')
    const { order: out } = await shop.shipped({ S: 1, M: 0 })
    const { body } = await shop.ask('POST', '/cancellation-requests/operations/request', {
      order: out.id,
      reason,
    })
    const decided = await failingEverywhere(() =>
      shop.ask('POST', `/cancellation-requests/${body.id}/operations/decide`, { decision: 'approve' }),
    )
    expect(decided.answer.body.status).toBe('approvedWithRecall')
  }, 120_000)
})
