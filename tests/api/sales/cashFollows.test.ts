import { afterAll, expect, it } from 'vitest'
import { dayIn } from '../../../src/fields/date/day.ts'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'
import { stored } from './stored.ts'

const { server, shop, admin } = openShop(shipmentShop)
const { ask } = shop

// What is registered later ends first: the server is still there.
afterAll(() => expectSound(server.context))

async function done(path: string, input: object) {
  const { status, body } = await ask('POST', path, input)
  expect([status, body.errors]).toEqual([200, undefined])
  return body
}

const cancel = async (order: string, line: string, quantity = 1) =>
  done(`/orders/${order}/operations/cancel`, {
    reason: await shop.reason('cancel'),
    refund: 'original',
    lines: [{ line, quantity }],
  })

/** Cash at the door costs 49 rupees more. What is still to be paid of an order, what payments wait for, and what its parcels collect. */
async function cashOf(order: string) {
  const { due } = await shop.order(order)
  const waiting = (await shop.payments(order)).filter(({ status }) => status === 'toCollect')
  const parcels = await shop.parcelsOf(order)
  return {
    due,
    waiting: waiting.map(({ amount }) => amount),
    parcels: parcels.map(({ codAmount }) => codAmount),
  }
}

it('a parcel of some pieces collects what these cost, not what those cost that were called off', async () => {
  const { id, lines } = await shop.ordered({ pieces: [3], price: 100_000, method: 'cod' })
  const [line = ''] = lines.map((each) => each.id)
  await cancel(id, line)
  const { version } = await shop.order(id)
  const edit = {
    version,
    lines: [{ id: line, quantity: 3 }],
    manualDiscount: 20_000,
    reason: 'A stain',
    settle: 'none',
  }
  await done(`/orders/${id}/operations/editLines`, edit)
  const [parcel] = await shop.parcels({ id }, [{ line, quantity: 1 }])
  expect((await shop.steps(parcel?.id ?? '', 'pack')).codAmount).toBe(90_000)
})

it('what is asked at the door follows what is due as goodwill is called off', async () => {
  const { id, lines } = await shop.ordered({ pieces: [2], price: 100_000, method: 'cod' })
  const [line = ''] = lines.map((each) => each.id)
  const slip = { order: id, amount: 124_900, reference: 'SLIP', proof: await stored(admin) }
  await done('/payments/operations/record', slip)
  const promised = { source: 'goodwill', destination: 'bankOrUpi', note: 'A stain' }
  const asked = { order: id, lines: [{ line, quantity: 0, amount: 100_000 }], ...promised }
  const [goodwill] = (await done('/payments/operations/refund', asked)).refunds
  await cancel(id, line)
  const [parcel] = await shop.parcels({ id })
  await shop.steps(parcel?.id ?? '', 'pack', 'label')
  expect(await cashOf(id)).toEqual({ due: 30_000, waiting: [30_000], parcels: [30_000] })
  const { version } = (await ask('GET', `/refunds/${goodwill.id}`)).body
  await done(`/refunds/${goodwill.id}/operations/cancel`, { version, note: 'Not after all' })
  expect(await cashOf(id)).toEqual({ due: 0, waiting: [], parcels: [0] })
})

it('so it does as money that was paid too much stays with the shop for what the order costs more', async () => {
  const { id, lines } = await shop.ordered({ pieces: [2], price: 100_000, method: 'cod' })
  const [line = ''] = lines.map((each) => each.id)
  const slip = { order: id, amount: 204_900, reference: 'SLIP', proof: await stored(admin) }
  await done('/payments/operations/record', slip)
  const edit = async (quantity: number) =>
    done(`/orders/${id}/operations/editLines`, {
      version: (await shop.order(id)).version,
      lines: [{ id: line, quantity }],
      settle: 'refund',
    })
  const [refund] = (await edit(1)).refunds
  await edit(2)
  expect(await cashOf(id)).toEqual({ due: 100_000, waiting: [100_000], parcels: [] })
  const { version } = (await ask('GET', `/refunds/${refund}`)).body
  await done(`/refunds/${refund}/operations/cancel`, { version, note: 'They keep it' })
  expect(await cashOf(id)).toEqual({ due: 0, waiting: [], parcels: [] })
})

it('cash that a courier collected though it was paid by then is money of the order', async () => {
  const { id } = await shop.ordered({ pieces: [1], price: 100_000, method: 'cod' })
  const [parcel] = await shop.parcels({ id })
  const { awb, codAmount } = await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'depart')
  expect(codAmount).toBe(104_900)
  await done('/payments/operations/record', {
    order: id,
    amount: 104_900,
    reference: 'SLIP',
    proof: await stored(admin),
  })
  await shop.steps(parcel?.id ?? '', 'bringOut', 'deliver')
  const text = `${awb},1049.00`
  const compared = await done('/payments/operations/compareRemittance', { text })
  expect(compared.lines).toMatchObject([{ verdict: 'undelivered', expected: 104_900 }])
  await done('/payments/operations/remit', {
    text,
    digest: compared.digest,
    utr: 'UTR',
    on: dayIn(new Date()),
  })
  expect((await shop.order(id)).paid).toBe(209_800)
  expect(await done('/payments/operations/proposeRefund', { order: id })).toMatchObject({ overpaid: 104_900 })
  const again = await done('/payments/operations/compareRemittance', { text })
  expect(again.lines).toMatchObject([{ verdict: 'already' }])
})

const slip = async (order: string, amount: number) =>
  done('/payments/operations/record', { order, amount, reference: 'SLIP', proof: await stored(admin) })
const compared = async (text: string) =>
  (await done('/payments/operations/compareRemittance', { text })).lines

it('a courier collects what it was told, also where a part was paid since: the file is right, and the rest is the customer’s', async () => {
  const { id } = await shop.ordered({ pieces: [1], price: 100_000, method: 'cod' })
  const [parcel] = await shop.parcels({ id })
  const { awb } = await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut')
  await slip(id, 40_000)
  expect(await cashOf(id)).toEqual({ due: 64_900, waiting: [64_900], parcels: [104_900] })
  await shop.steps(parcel?.id ?? '', 'deliver')
  const [cash] = (await shop.payments(id)).filter(({ method }) => method === 'cod')
  expect(cash?.status).toBe('collected')
  expect(await shop.order(id)).toMatchObject({ paid: 144_900, due: 0 })
  expect(await done('/payments/operations/proposeRefund', { order: id })).toMatchObject({ overpaid: 40_000 })
  expect(await compared(`${awb},1049.00`)).toMatchObject([{ verdict: 'match', expected: 104_900 }])
  expect(await compared(`${awb},649.00`)).toMatchObject([{ verdict: 'less', difference: -40_000 }])
  const back = {
    order: id,
    source: 'duplicatePayment',
    destination: 'bankOrUpi',
    note: 'Paid twice',
    extra: 40_000,
  }
  await done('/payments/operations/refund', back)
  expect(await done('/payments/operations/proposeRefund', { order: id })).toMatchObject({ overpaid: 0 })
})

it('so do the couriers of several parcels, each for its own', async () => {
  const { id } = await shop.ordered({ pieces: [1, 1], price: 100_000, method: 'cod' })
  const lines = (await shop.order(id)).lines.map((line) => line.id)
  const sent = []
  for (const line of lines) {
    const [parcel] = await shop.parcels({ id }, [{ line, quantity: 1 }])
    sent.push(await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut'))
  }
  const [first = 0, second = 0] = sent.map(({ codAmount }) => codAmount ?? 0)
  await slip(id, 110_000)
  for (const each of sent) await shop.steps(each.id, 'deliver')
  const file = sent.map(({ awb, codAmount }) => `${awb},${(codAmount ?? 0) / 100}`).join('\n')
  expect((await compared(file)).map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'match',
    'match',
  ])
  expect((await shop.order(id)).paid).toBe(110_000 + first + second)
  expect(await done('/payments/operations/proposeRefund', { order: id })).toMatchObject({ overpaid: 110_000 })
})

it('cash of several parcels of an order that was paid by then is known by each of their numbers', async () => {
  const { id, total } = await shop.ordered({ pieces: [1, 1], price: 100_000, method: 'cod' })
  const lines = (await shop.order(id)).lines.map((line) => line.id)
  const sent = []
  for (const line of lines) {
    const [parcel] = await shop.parcels({ id }, [{ line, quantity: 1 }])
    sent.push(await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut'))
  }
  await slip(id, total)
  for (const each of sent) await shop.steps(each.id, 'deliver')
  expect((await shop.order(id)).paid).toBe(total)
  const text = sent.map(({ awb, codAmount }) => `${awb},${(codAmount ?? 0) / 100}`).join('\n')
  const { lines: told, digest } = await done('/payments/operations/compareRemittance', { text })
  expect(told.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['undelivered', 'undelivered'])
  await done('/payments/operations/remit', { text, digest, utr: 'UTR 2', on: dayIn(new Date()) })
  expect((await shop.order(id)).paid).toBe(2 * total)
  expect((await compared(text)).map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'already',
    'already',
  ])
})
