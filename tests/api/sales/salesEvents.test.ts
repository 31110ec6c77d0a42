import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Resource } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { moneyShop } from './moneyShop.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
}, 120_000)
afterAll(() => server?.close())
const shop = moneyShop(() => server)

const { payment: payments, cancellationRequest: requests } = resources

describe('an order whose payment is written by somebody who does not think of it', () => {
  it('is in step when the transaction ends', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 50_000 }] })
    const paid = async () => (await shop.orderOf(order.id)).paid
    const before = await paid()
    await shop.work(({ records }) => records.write(payments, payment.id, { captured: 20_000 }))
    expect([before, await paid()]).toEqual([50_000, 20_000])
  })

  it('hears of several writes once, in one version', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 50_000 }] })
    const { version } = await shop.orderOf(order.id)
    await shop.work(async ({ records }) => {
      for (const captured of [10_000, 20_000, 30_000]) await records.write(payments, payment.id, { captured })
    })
    expect(await shop.orderOf(order.id)).toMatchObject({ paid: 30_000, version: version + 1 })
  })

  it('stays as it was where the transaction fails', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 50_000 }] })
    const before = await shop.orderOf(order.id)
    const failing = shop.work(async ({ records }) => {
      await records.write(payments, payment.id, { captured: 10_000 })
      throw new Error('Out of paper.')
    })
    await expect(failing).rejects.toThrow('Out of paper.')
    expect(await shop.orderOf(order.id)).toEqual(before)
  })
})

describe('what hangs on an order', () => {
  const children = Object.values<Resource>(resources).filter(({ fields }) => {
    const { to, required } = fields.order?.options ?? {}
    return to === 'order' && required === true
  })

  it('tells it of every write, whoever makes it', () => {
    expect(children.map(({ name }) => name).sort()).toEqual(
      [payments, requests, resources.orderReturn, resources.refund, resources.shipment]
        .map(({ name }) => name)
        .sort(),
    )
    for (const { name } of children) expect(server.context.hooks[name]?.afterSave, name).toBeDefined()
  })

  it('is brought in step from one place', () => {
    const root = new URL('../../../', import.meta.url)
    const callers = globSync('{server,resources,src}/**/*.ts', { cwd: root }).filter((file) =>
      /\brefreshOrder\(/.test(readFileSync(new URL(file, root), 'utf8')),
    )
    expect(callers.sort()).toEqual([
      'resources/sales/order/server/refreshOrder.ts',
      'resources/sales/order/server/salesEvents.ts',
    ])
  })
})
