import { afterAll, describe, expect, it } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { duringSetting } from './duringSetting.ts'
import { shopOfLives } from './lives/shopOfLives.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'
import { stored } from './stored.ts'

const { server, admin, shop } = openShop(shipmentShop)
const { ask } = shop
const lives = shopOfLives(shop, admin, () => server.context)

type Order = Awaited<ReturnType<typeof shop.ordered>>

const proposal = async ({ id }: Order) =>
  (await ask('POST', '/payments/operations/proposeRefund', { order: id })).body
const refund = ({ id }: Order, values: object) =>
  ask('POST', '/payments/operations/refund', {
    order: id,
    source: 'goodwill',
    destination: 'bankOrUpi',
    note: 'As agreed',
    ...values,
  })

/** Two pieces of one price, of which more was paid than they cost; with the line of them. */
async function paidTooMuch(
  source: string,
  price = 50_000,
  shipping = 0,
): Promise<{ order: Order; line: string }> {
  const order = await shop.ordered({ pieces: [2], price, more: { shipping } })
  const line = order.lines[0]?.id ?? ''
  if (source === 'duplicatePayment') {
    const again = { order: order.id, amount: price, reference: 'SLIP 1', proof: await stored(admin) }
    expect((await ask('POST', '/payments/operations/record', again)).status).toBe(200)
  } else {
    const off = { reason: await shop.reason('cancel'), refund: 'none', lines: [{ line, quantity: 1 }] }
    expect((await ask('POST', `/orders/${order.id}/operations/cancel`, off)).status).toBe(200)
  }
  return { order: await shop.order(order.id), line }
}

async function packed(order: Order): Promise<void> {
  for (const { id } of await shop.parcels(order)) await shop.steps(id, 'pack')
}

/** All that was asked back is paid, and the documents say what the customer keeps. */
async function settles(order: Order): Promise<string[]> {
  const { refunds } = await lives.state(order.id)
  for (const { id, status } of refunds) if (status === 'approved') await lives.refund(id, 'settle')
  expect(await lives.wrong(order.id)).toEqual([])
  return (await shop.invoices(order.id)).map(({ kind, total }) => `${kind} ${total}`)
}

describe.each(['cancellation', 'orderEdit', 'duplicatePayment'])(
  'what was paid too much and goes back as %s',
  (source) => {
    const kept = source === 'duplicatePayment' ? 2 : 1

    it('is for nothing that the customer keeps, whichever line it names', async () => {
      const { order, line } = await paidTooMuch(source)
      const back = { source, lines: [{ line, quantity: 1, amount: 50_000 }] }
      expect((await refund(order, back)).status).toBe(200)
      expect((await proposal(order)).lines).toMatchObject([
        { kept: { quantity: kept, amount: kept * 50_000 } },
      ])
      await packed(order)
      expect(await settles(order)).toEqual([`invoice ${kept * 50_000}`])
      const rest = { lines: [{ line, quantity: kept, amount: kept * 50_000 }] }
      expect((await refund(order, rest)).status).toBe(200)
      expect(await settles(order)).toEqual([`invoice ${kept * 50_000}`, `creditNote ${kept * 50_000}`])
    })

    it('takes no rounding along: the order keeps its', () =>
      duringSetting(ask, 'tax.roundTotal', true, async () => {
        const { order, line } = await paidTooMuch(source, 50_020)
        expect(order.roundOff).toBe(-40)
        const back = { source, lines: [{ line, quantity: 1, amount: 50_000 }] }
        expect((await refund(order, back)).body.refunds).toMatchObject([{ amount: 50_000 }])
        expect((await proposal(order)).rounding).toMatchObject({ roundOff: -40, left: kept * 50_020 })
        await packed(order)
        expect(await settles(order)).toEqual([`invoice ${kept * 50_020 - 40}`])
      }))

    it('leaves the delivery to be given back, whichever part of it it names', async () => {
      const { order } = await paidTooMuch(source, 50_000, 5_000)
      expect((await refund(order, { source, shipping: 3_000, extra: 1_000 })).status).toBe(200)
      await packed(order)
      expect((await settles(order)).filter((paper) => paper.startsWith('credit'))).toEqual([])
      expect(await proposal(order)).toMatchObject({ shipping: 5_000, fee: 0 })
    })

    it('corrects no invoice that was issued before', async () => {
      const { order, line } = await paidTooMuch(source)
      await packed(order)
      const back = { source, lines: [{ line, quantity: 1, amount: 50_000 }] }
      expect((await refund(order, back)).status).toBe(200)
      expect(await settles(order)).toEqual([`invoice ${kept * 50_000}`])
    })
  },
)

it('a piece that an edit takes out takes its share of goodwill along, and what is left of the order is rounded', () =>
  duringSetting(ask, 'tax.roundTotal', true, async () => {
    const order = await shop.ordered({ pieces: [2], price: 8_099 })
    const line = order.lines[0]?.id ?? ''
    expect((await refund(order, { lines: [{ line, quantity: 0, amount: 8_099 }] })).status).toBe(200)
    const { version } = await shop.order(order.id)
    const edit = { version, lines: [{ id: line, quantity: 1 }], reason: 'Agreed', settle: 'refund' }
    expect((await ask('POST', `/orders/${order.id}/operations/editLines`, edit)).status).toBe(200)
    await packed(await shop.order(order.id))
    // Of 8,099 for two pieces 4,050 went with the one; the other cost 4,051 in the end, which is what was kept of 16,200.
    expect(await settles(order)).toEqual(['invoice 8100', 'creditNote 4049'])
  }))

it('an order of which an edit leaves what went back as goodwill is not rounded anew: nobody would give that back', () =>
  duringSetting(ask, 'tax.roundTotal', true, async () => {
    const order = await shop.ordered({ pieces: [2], price: 8_099 })
    const line = order.lines[0]?.id ?? ''
    expect((await refund(order, { lines: [{ line, quantity: 0, amount: 16_198 }] })).status).toBe(200)
    const { version } = await shop.order(order.id)
    const edit = { version, lines: [{ id: line, quantity: 1 }], reason: 'Agreed', settle: 'refund' }
    expect((await ask('POST', `/orders/${order.id}/operations/editLines`, edit)).status).toBe(200)
    await packed(await shop.order(order.id))
    // The rounding of 16,198 went back with it, and stays; any other would go back with nothing.
    expect(await settles(order)).toEqual(['invoice 8101', 'creditNote 8101'])
  }))

it('and one that went back whole keeps the rounding that went along, when it is edited', () =>
  duringSetting(ask, 'tax.roundTotal', true, async () => {
    const order = await shop.ordered({ pieces: [2], price: 8_084 })
    const line = order.lines[0]?.id ?? ''
    expect((await refund(order, { lines: [{ line, quantity: 0, amount: 16_168 }] })).status).toBe(200)
    const edit = { version: (await shop.order(order.id)).version, lines: [{ id: line, quantity: 2 }] }
    expect((await ask('POST', `/orders/${order.id}/operations/editLines`, edit)).status).toBe(200)
    await packed(await shop.order(order.id))
    expect(await settles(order)).toEqual(['invoice 16200', 'creditNote 16200'])
  }))

afterAll(() => expectSound(server.context))
