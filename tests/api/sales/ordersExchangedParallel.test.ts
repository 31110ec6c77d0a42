import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { lockOrder } from '../../../resources/sales/order/server/lockOrder.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { expectSound } from '../../support/expectSound.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { type ReturnShop, returnShop } from './returnShop.ts'
import { sentEarly } from './sentEarly.ts'

let database: TestDatabase
let server: TestServer
let shop: ReturnShop
/** How often the database gave a transaction up for the sake of another. */
let givenUp = 0

beforeAll(async () => {
  database = await testDatabase({
    template: preparedProduct,
    observe: (_seconds, hasFailed) => {
      if (hasFailed) givenUp += 1
    },
  })
  server = await testServer({ database })
  shop = await returnShop(server, await server.signIn('admin'))
}, 120_000)
afterAll(async () => {
  await expectSound({ database })
  await server?.close()
  await database?.close()
})

/** Goods went out in exchange before the old ones were here, and come back themselves. */
async function exchangedTwice() {
  const toM = { type: 'exchange', exchangeVariant: shop.sizes.M }
  const { order, record, sent } = await sentEarly(shop).send(toM)
  const second = await shop.received(await shop.orderOf(sent), toM)
  await shop.inspectAll(second.id)
  const { body } = await shop.operate(second, 'shipExchange')
  return { order, record, sent, second, last: body.order as string }
}

type Chain = Awaited<ReturnType<typeof exchangedTwice>>

/** What may be done with orders of which one was exchanged for goods of the other. */
const deeds: Readonly<Record<string, (chain: Chain) => Promise<{ status: number }>>> = {
  'bills the first exchange': ({ record }) => shop.move(record, 'bill'),
  'refunds the second return': ({ second }) => shop.operate(second, 'refund', { destination: 'bankOrUpi' }),
  'calls the last order off': async ({ last }) =>
    shop.ask('POST', `/orders/${last}/operations/cancel`, {
      reason: await shop.reason('cancel', 'inventory'),
    }),
  'completes what is due': async () => {
    await runTimedWork(server.context, new Date())
    return { status: 200 }
  },
}

it.each(Object.keys(deeds))(
  'whoever %s waits for who goes from the first order to the last',
  async (what) => {
    const chain = await exchangedTwice()
    const before = givenUp
    let hold = () => {}
    const held = new Promise<void>((resolve) => {
      hold = resolve
    })
    const [told] = await Promise.all([
      held.then(() => deeds[what]?.(chain)),
      shop.work(async (work) => {
        await work.records.read(resources.orderReturn, chain.record.id)
        hold()
        await sleep(200)
        for (const id of [chain.sent, chain.last]) await lockOrder(work, id)
      }),
    ])
    expect([200, 409, 422]).toContain(told?.status)
    expect(givenUp).toBe(before)
  },
)

it('whatever two people do with exchanges of exchanges at the same moment, nobody waits for each other', async () => {
  const names = Object.keys(deeds)
  for (const [index, one] of names.entries())
    for (const other of names.slice(index)) {
      const chain = await exchangedTwice()
      const before = givenUp
      const told = await Promise.all([deeds[one]?.(chain), deeds[other]?.(chain)])
      for (const answer of told) expect([200, 409, 422]).toContain(answer?.status)
      expect([one, other, givenUp]).toEqual([one, other, before])
    }
}, 120_000)
