import { afterAll, expect, it } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

// What is registered later ends first: the server is still there.
afterAll(() => expectSound(server.context))

/** A paid order of two lines, one piece of 1,000 rupees each; 400 of the first were given back as goodwill. */
async function withGoodwill() {
  const { id, lines } = await shop.ordered({ pieces: [1, 1], price: 100_000 })
  const [first = '', second = ''] = lines.map((line) => line.id)
  const goodwill = { source: 'goodwill', destination: 'bankOrUpi', note: 'A stain' }
  const given = { order: id, lines: [{ line: first, quantity: 0, amount: 40_000 }], ...goodwill }
  expect((await ask('POST', '/payments/operations/refund', given)).status).toBe(200)
  return { id, first, second }
}

/** Leaves these lines as they are, and has what was paid too much go back: how much was said to, and how much did. */
async function edit(id: string, kept: readonly string[]): Promise<readonly number[]> {
  const { version } = await shop.order(id)
  const lines = kept.map((line) => ({ id: line, quantity: 1 }))
  const preview = await ask('POST', `/orders/${id}/operations/editPreview`, { lines, settle: 'refund' })
  const input = { version, lines, reason: 'Agreed', settle: 'refund' }
  const { status, body } = await ask('POST', `/orders/${id}/operations/editLines`, input)
  expect([status, body.errors]).toEqual([200, undefined])
  let sum = 0
  for (const refund of body.refunds) sum += (await ask('GET', `/refunds/${refund}`)).body.amount
  return [preview.body.refund, sum]
}

/** Calls a piece of a line off: how much went back. */
async function cancel(id: string, line: string): Promise<number> {
  const reason = await shop.reason('cancel')
  const input = { reason, refund: 'original', lines: [{ line, quantity: 1 }] }
  const { status, body } = await ask('POST', `/orders/${id}/operations/cancel`, input)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.refunded
}

it('goodwill for a line that is taken out went back of its price, and is not given again', async () => {
  const { id, second } = await withGoodwill()
  expect(await edit(id, [second])).toEqual([60_000, 60_000])
  expect(await edit(id, [second])).toEqual([0, 0])
})

it('goodwill for pieces that were called off does not go back again with an edit that changes nothing', async () => {
  const { id, first, second } = await withGoodwill()
  expect(await cancel(id, first)).toBe(60_000)
  expect(await edit(id, [first, second])).toEqual([0, 0])
})

it('nor is it given back by hand as money that was paid too much', async () => {
  const { id, first, second } = await withGoodwill()
  expect(await cancel(id, first)).toBe(60_000)
  const lines = [{ line: second, quantity: 0, amount: 40_000 }]
  const input = { order: id, lines, source: 'duplicatePayment', destination: 'bankOrUpi', note: 'Twice' }
  expect(await ask('POST', '/payments/operations/refund', input)).toMatchObject({
    status: 422,
    body: { errors: { source: expect.anything() } },
  })
})

it('what stays of an order that is not paid whole costs what it did, whatever went back of what is gone', async () => {
  const { id, first, second } = await withGoodwill()
  const { version } = await shop.order(id)
  const lines = [
    { id: first, quantity: 1 },
    { id: second, quantity: 2 },
  ]
  const input = { version, lines, settle: 'link' }
  expect((await ask('POST', `/orders/${id}/operations/editLines`, input)).body.due).toBe(100_000)
  expect(await cancel(id, first)).toBe(0)
  // 2,000 rupees for what stays, of which 1,600 were paid and not given back.
  expect(await shop.order(id)).toMatchObject({ due: 40_000, paymentStatus: 'partiallyPaid' })
  expect(await cancel(id, second)).toBe(60_000)
  expect((await shop.order(id)).due).toBe(0)
})
