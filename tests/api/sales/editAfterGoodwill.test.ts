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

it('goodwill for a line that is taken out went back of its price, and is not given again', async () => {
  const { id, second } = await withGoodwill()
  expect(await edit(id, [second])).toEqual([60_000, 60_000])
  expect(await edit(id, [second])).toEqual([0, 0])
})

it('goodwill for pieces that were called off does not go back again with an edit that changes nothing', async () => {
  const { id, first, second } = await withGoodwill()
  const input = {
    reason: await shop.reason('cancel'),
    refund: 'original',
    lines: [{ line: first, quantity: 1 }],
  }
  const { body } = await ask('POST', `/orders/${id}/operations/cancel`, input)
  expect(body.refunded).toBe(60_000)
  expect(await edit(id, [first, second])).toEqual([0, 0])
})
