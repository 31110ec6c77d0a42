import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { keeper, stockServer, stockShop } from './stockShop.ts'

let server: TestServer
let admin: Call
const shop = stockShop(() => server)

beforeAll(async () => {
  server = await stockServer()
  admin = await server.signIn('admin')
}, 60_000)

afterAll(async () => {
  expect(await checkStock(server.context.database.db)).toEqual([])
  await server.close()
})

async function ask(route: string, body?: Record<string, unknown>) {
  const [method = 'GET', path = ''] = route.split(' ')
  const answer = await admin(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

let count = 0
/** Ten pieces of two sizes at one place, and a transfer of some of them to another. */
async function parcel(small = 4, medium = 6) {
  count += 1
  const [from, to] = [await shop.location(`F${count}`), await shop.location(`T${count}`)]
  const name = `Parcel${count}`
  const { variants } = await shop.product(name, ['S', 'M'])
  await shop.work(({ db }) =>
    moveStock(
      { db, actor: keeper },
      variants.map(({ id }) => ({ variant: id, location: from.id, ...moves.receive(10) })),
    ),
  )
  const lines = [
    { sku: `${name}-s`, quantity: small },
    { sku: `${name}-M`, quantity: medium },
  ]
  const { body: transfer } = await ask('POST /stock-transfers', { from: from.id, to: to.id, lines })
  const move = async (step: string) => {
    const { body } = await ask(`GET /stock-transfers/${transfer.id}`)
    return ask(`POST /stock-transfers/${transfer.id}/transitions/${step}`, { version: body.version })
  }
  const at = async (location: { id: string }) =>
    (
      await ask(`GET /stock-levels?filter=${JSON.stringify({ location: location.id })}&sort=["sku","ASC"]`)
    ).body
      .filter(({ item }: { item: string }) => item.startsWith(name))
      .map(({ onHand, incoming }: { onHand: number; incoming: number }) => [onHand, incoming])
  const receive = (...quantities: number[]) =>
    ask(`POST /stock-transfers/${transfer.id}/operations/receiveSome`, {
      lines: quantities.map((quantity, index) => ({ id: transfer.lines[index].id, quantity })),
    })
  return {
    from,
    to,
    transfer,
    lines,
    move,
    at,
    receive,
    read: () => ask(`GET /stock-transfers/${transfer.id}`),
  }
}

describe('a transfer', () => {
  it('has a number, and knows what its SKUs are', async () => {
    const { transfer } = await parcel()
    expect(transfer).toMatchObject({ status: 'draft', pieces: 10, receivedPieces: 0 })
    expect(transfer.number).toMatch(/^TR-\d{6}$/)
    expect(transfer.lines).toMatchObject([
      { sku: `Parcel${count}-S`, item: `Parcel${count} · S`, received: 0 },
      { sku: `Parcel${count}-M`, quantity: 6 },
    ])
  })

  it('takes goods away when it is sent and brings them when it is received', async () => {
    const { from, to, move, at, read } = await parcel()
    expect((await move('send')).status).toBe(200)
    expect([await at(from), await at(to)]).toEqual([
      [
        [4, 0],
        [6, 0],
      ],
      [
        [0, 6],
        [0, 4],
      ],
    ])
    expect((await move('receive')).body).toMatchObject({ status: 'received', receivedPieces: 10 })
    expect(await at(to)).toEqual([
      [6, 0],
      [4, 0],
    ])
    expect((await read()).body.lines).toMatchObject([{ received: 4 }, { received: 6 }])
  })

  it('is received in parts, the last of which ends it', async () => {
    const { to, move, at, receive, read } = await parcel()
    await move('send')
    expect((await receive(1, 2)).body).toEqual({ received: 3, status: 'sent' })
    expect(await at(to)).toEqual([
      [2, 4],
      [1, 3],
    ])
    expect((await receive(3, 4)).body).toEqual({ received: 10, status: 'received' })
    expect((await read()).body).toMatchObject({ status: 'received', receivedPieces: 10 })
    expect(await at(to)).toEqual([
      [6, 0],
      [4, 0],
    ])
    expect((await receive(1)).status).toBe(409)
  })

  it('can be closed with what has arrived; the rest is lost, not for ever expected', async () => {
    const { to, move, at, receive } = await parcel()
    await move('send')
    expect((await move('close')).status).toBe(409)
    await receive(4, 1)
    expect((await move('close')).body).toMatchObject({ status: 'received', receivedPieces: 5 })
    expect(await at(to)).toEqual([
      [1, 0],
      [4, 0],
    ])
  })

  it('is not sent with more than there is, and says at which line', async () => {
    const { from, move, at } = await parcel(4, 11)
    const answer = await move('send')
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'lines.1.quantity': expect.stringContaining('10') } },
    })
    expect(await at(from)).toEqual([
      [10, 0],
      [10, 0],
    ])
  })

  it('does not take more than was sent, or anything before it was sent', async () => {
    const { move, receive } = await parcel()
    expect((await receive(1)).status).toBe(409)
    await move('send')
    expect(await receive(5)).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.quantity': expect.anything() } },
    })
  })

  it('goes elsewhere than where it comes from, with SKUs that exist', async () => {
    const { from, transfer } = await parcel()
    const put = (values: object) => ask(`PUT /stock-transfers/${transfer.id}`, { version: 1, ...values })
    expect(await put({ to: from.id })).toMatchObject({
      status: 422,
      body: { errors: { to: expect.anything() } },
    })
    expect(await put({ lines: [{ sku: 'nothing', quantity: 1 }] })).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.sku': expect.stringContaining('nothing') } },
    })
  })

  it('keeps its lines once it is under way', async () => {
    const { move, transfer, read } = await parcel()
    await move('send')
    const put = (values: object) => ask(`PUT /stock-transfers/${transfer.id}`, { version: 2, ...values })
    expect(await put({ lines: [], note: 'Late' })).toMatchObject({
      status: 422,
      body: { errors: { lines: expect.any(String) } },
    })
    await put({ note: 'Late' })
    expect((await read()).body).toMatchObject({ note: 'Late', pieces: 10 })
  })
})
