import type { RootOperationNode } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { plannedCancellation } from '../../../resources/sales/order/server/cancelLines.ts'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

// What is registered later ends first: the server is still there.
afterAll(() => expectSound(server.context))

/** A paid order of pieces of 1,000 rupees each, and goodwill for its first line that is still to be sent. */
async function withGoodwill(pieces: readonly number[], amount: number) {
  const { id, lines } = await shop.ordered({ pieces, price: 100_000 })
  const [first = '', ...others] = lines.map((line) => line.id)
  const goodwill = { source: 'goodwill', destination: 'bankOrUpi', note: 'A stain' }
  const asked = { order: id, lines: [{ line: first, quantity: 0, amount }], ...goodwill }
  const { status, body } = await ask('POST', '/payments/operations/refund', asked)
  expect(status).toBe(200)
  return { id, first, others, goodwill: body.refunds[0].id as string }
}

interface Line {
  readonly id: string
  readonly quantity: number
  readonly unitPrice?: number
}

const amountsOf = async (refunds: readonly string[]): Promise<readonly number[]> =>
  Promise.all(refunds.map(async (refund) => (await ask('GET', `/refunds/${refund}`)).body.amount))

/** Leaves these lines alone in the order: what the preview says goes back, and what does. */
async function edit(id: string, ...asked: readonly Line[]): Promise<readonly number[]> {
  const { version } = await shop.order(id)
  const lines = asked.map((line) => (line.unitPrice ? { ...line, priceReason: 'Agreed' } : line))
  const preview = await ask('POST', `/orders/${id}/operations/editPreview`, { lines, settle: 'refund' })
  const input = { version, lines, reason: 'Agreed', settle: 'refund' }
  const { status, body } = await ask('POST', `/orders/${id}/operations/editLines`, input)
  expect([status, body.errors]).toEqual([200, undefined])
  return [preview.body.refund, ...(await amountsOf(body.refunds))]
}

/** Calls a piece of a line off: how much went back. */
async function cancel(id: string, line: string): Promise<number> {
  const input = { reason: await shop.reason('cancel'), refund: 'original', lines: [{ line, quantity: 1 }] }
  const { status, body } = await ask('POST', `/orders/${id}/operations/cancel`, input)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.refunded
}

/** Calls goodwill off: what goes back instead. */
async function callOff(id: string, goodwill: string): Promise<readonly number[]> {
  const before = await refundsOf(id)
  const { version } = (await ask('GET', `/refunds/${goodwill}`)).body
  const { status } = await ask('POST', `/refunds/${goodwill}/operations/cancel`, { version, note: 'No' })
  expect(status).toBe(200)
  return amountsOf((await refundsOf(id)).filter((refund) => !before.includes(refund)))
}

async function refundsOf(id: string): Promise<readonly string[]> {
  const filter = encodeURIComponent(JSON.stringify({ order: id }))
  return (await ask('GET', `/refunds?filter=${filter}`)).body.map((refund: { id: string }) => refund.id)
}

/** Packs all that is left, and pays goodwill out: what invoices and credit notes say. */
async function documents(id: string, goodwill: string): Promise<readonly (readonly [string, number])[]> {
  for (const parcel of await shop.parcels({ id })) await shop.steps(parcel.id, 'pack')
  await ask('POST', `/refunds/${goodwill}/operations/setPayee`, {
    payee: { kind: 'upi', upi: 'asha@okaxis' },
  })
  const paid = await ask('POST', `/refunds/${goodwill}/operations/payOut`, { utr: `UTR-${goodwill}` })
  expect([paid.status, paid.body.errors]).toEqual([200, undefined])
  return (await shop.invoices(id)).map(({ kind, total }) => [kind, total] as const)
}

it('goodwill goes with the pieces that get another price after others of their line were called off', async () => {
  const { id, first, goodwill } = await withGoodwill([3], 60_000)
  expect(await cancel(id, first)).toBe(80_000)
  expect(await edit(id, { id: first, quantity: 3, unitPrice: 90_000 })).toEqual([20_000, 20_000])
  expect(await documents(id, goodwill)).toEqual([
    ['invoice', 180_000],
    ['creditNote', 40_000],
  ])
})

it('what of it is more than they cost then went back of their price', async () => {
  const { id, first, others, goodwill } = await withGoodwill([3, 1], 270_000)
  expect(await cancel(id, first)).toBe(10_000)
  const stays = others.map((line) => ({ id: line, quantity: 1 }))
  // 1,800 rupees went back of two pieces of 2,000, which cost 1,600 now.
  expect(await edit(id, { id: first, quantity: 3, unitPrice: 80_000 }, ...stays)).toEqual([20_000, 20_000])
  expect(await documents(id, goodwill)).toEqual([
    ['invoice', 260_000],
    ['creditNote', 160_000],
  ])
})

it('pieces that are taken out take their share of it along, as those that are called off do', async () => {
  const { id, first, goodwill } = await withGoodwill([2], 40_000)
  expect(await edit(id, { id: first, quantity: 1 })).toEqual([80_000, 80_000])
  expect(await documents(id, goodwill)).toEqual([
    ['invoice', 100_000],
    ['creditNote', 20_000],
  ])
})

it('so do the last ones of a line of which others were called off before', async () => {
  const { id, first, others } = await withGoodwill([2, 1], 40_000)
  expect(await cancel(id, first)).toBe(80_000)
  const stays = others.map((line) => ({ id: line, quantity: 1 }))
  expect(await edit(id, ...stays)).toEqual([80_000, 80_000])
  expect(await edit(id, { id: first, quantity: 1 }, ...stays)).toEqual([0])
})

it('where it is called off after its line was taken out, that money goes back for the line', async () => {
  const { id, others, goodwill } = await withGoodwill([1, 1], 40_000)
  const stays = others.map((line) => ({ id: line, quantity: 1 }))
  expect(await edit(id, ...stays)).toEqual([60_000, 60_000])
  expect(await callOff(id, goodwill)).toEqual([40_000])
  expect(await shop.order(id)).toMatchObject({ due: 0, total: 100_000 })
})

it('so it does for pieces that were taken out of a line, and for those that were called off', async () => {
  const { id, first, goodwill } = await withGoodwill([4], 80_000)
  expect(await edit(id, { id: first, quantity: 3 })).toEqual([80_000, 80_000])
  expect(await cancel(id, first)).toBe(80_000)
  expect(await callOff(id, goodwill)).toEqual([40_000])
  expect(await edit(id, { id: first, quantity: 3 })).toEqual([0])
})

it('only as far as the order is paid too much by it', async () => {
  const { id, others, goodwill } = await withGoodwill([1, 1], 40_000)
  const { version } = await shop.order(id)
  const lines = others.map((line) => ({ id: line, quantity: 2 }))
  await ask('POST', `/orders/${id}/operations/editLines`, { version, lines, settle: 'link' })
  expect((await shop.order(id)).due).toBe(40_000)
  expect(await callOff(id, goodwill)).toEqual([])
  expect(await shop.order(id)).toMatchObject({ due: 0, total: 200_000 })
})

it('calling off reads nothing twice', async () => {
  const { id, first } = await withGoodwill([2], 40_000)
  const order = await shop.order(id)
  const asked: string[] = []
  const watched = shop.db().withPlugin({
    transformQuery({ node }): RootOperationNode {
      asked.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await plannedCancellation(watched, order, [{ line: first, quantity: 1 }])
  expect(asked.filter((one, index) => asked.indexOf(one) < index)).toEqual([])
})
