import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkStock } from '../../../server/areas/stockLevel/checkStock.ts'
import { moveStock, type StockMove } from '../../../server/areas/stockLevel/moveStock.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { demoPassword } from '../../../server/demo/accounts.ts'
import { type Move, moves } from '../../../src/shop/stock/moves.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { duringSetting } from '../sales/duringSetting.ts'
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

const json = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as any })

let count = 0
/** A product of one variant with so many pieces at one place of its own. */
async function shelf(pieces: number) {
  count += 1
  const place = await shop.location(`P${count}`)
  const product = await shop.product(`Shelf${count}`, ['M'])
  const variant = product.variants[0]?.id as string
  const move = (...asked: Move[]) =>
    shop.work(({ db }) =>
      moveStock(
        { db, actor: keeper },
        asked.map((one): StockMove => ({ ...one, variant, location: place.id })),
      ),
    )
  if (pieces > 0) await move(moves.receive(pieces))
  const level = async () =>
    (await json(await admin(`/stock-levels?filter=${JSON.stringify({ variant, location: place.id })}`)))
      .body[0]
  const ledger = async () =>
    (
      await json(
        await admin(`/stock-movements?filter=${JSON.stringify({ variant })}&sort=["createdAt","ASC"]`),
      )
    ).body
  const adjust = async (line: object, more: object = { reason: 'count' }) =>
    json(
      await admin('/stock-levels/operations/adjust', {
        method: 'POST',
        body: { lines: [{ level: (await level()).id, move: line }], ...more },
      }),
    )
  return { place, product, variant, move, level, ledger, adjust }
}

describe('a new variant', () => {
  it('has an empty level at every place in use', async () => {
    const { level } = await shelf(0)
    expect(await level()).toMatchObject({ onHand: 0, available: 0, state: 'out', sku: `Shelf${count}-M` })
  })

  it('brings no stock of its own: only the ledger counts', async () => {
    const { body } = await json(
      await admin('/products', {
        method: 'POST',
        body: {
          name: 'Rich',
          mrp: 100,
          salePrice: 100,
          variants: [{ sku: 'Rich-1', mrp: 100, salePrice: 100, stock: 99 }],
        },
      }),
    )
    expect(body).toMatchObject({ stock: 0, variants: [{ stock: 0 }] })
  })
})

describe('the ledger', () => {
  it('moves the level, the variant and the product together, and notes who, why and what is left', async () => {
    const { move, level, ledger, product } = await shelf(10)
    await move(
      moves.reserve(2),
      moves.commitReserved(2),
      moves.commit(1),
      moves.ship(2),
      moves.setAside(1, 'qc'),
    )
    expect(await level()).toMatchObject({
      ...{ onHand: 8, committed: 1, reserved: 0, qc: 1, unavailable: 1, available: 6, sellable: 6 },
    })
    expect(await shop.read(product.id)).toMatchObject({ stock: 6, variants: [{ stock: 6 }], version: 1 })
    const lines = await ledger()
    expect(
      lines.map((line: any) => [line.kind, line.quantity, line.onHandAfter, line.availableAfter]),
    ).toEqual([
      ['received', 10, 10, 10],
      ['reserved', 2, 10, 8],
      ['committed', 2, 10, 8],
      ['committed', 1, 10, 7],
      ['shipped', -2, 8, 7],
      ['setAside', 1, 8, 6],
    ])
    expect(lines[0]).toMatchObject({ actorName: 'Kim Keeper', sku: `Shelf${count}-M` })
  })

  it.each<[string, Move]>([
    ['promises more than there is', moves.commit(6)],
    ['ships what was not committed', moves.ship(1)],
    ['takes more than there is', moves.adjust(-6)],
    ['ends a reservation that is none', moves.endReservation(1)],
    ['sets more aside than there is', moves.setAside(6, 'damaged')],
    ['lets more arrive than was expected', moves.arrive(1)],
  ])('refuses a movement that %s, and nothing of the others stays', async (_what, wrong) => {
    const { move, level } = await shelf(5)
    await expect(move(moves.receive(1), moves.writeOff(1), wrong)).rejects.toMatchObject({
      code: 'invalid',
      problems: [{ path: 'quantity', code: 'not-enough-stock' }],
    })
    expect(await level()).toMatchObject({ onHand: 5, available: 5, version: 2 })
  })

  it('lets more be promised than there is where backorders are allowed, up to their limit', async () => {
    const { move, level, product } = await shelf(1)
    const { id } = await level()
    const allow = (backorder: number) =>
      admin(`/stock-levels/${id}/operations/allowBackorder`, { method: 'POST', body: { backorder } }).then(
        json,
      )
    expect(await allow(2)).toMatchObject({ status: 200, body: { backorder: 2 } })
    await move(moves.commit(3))
    expect(await level()).toMatchObject({ available: -2, sellable: 0, state: 'out' })
    await expect(move(moves.commit(1))).rejects.toMatchObject({ problems: [{ values: { available: 0 } }] })
    expect(await allow(0)).toMatchObject({ body: { backorder: 2 } })
    expect(await shop.read(product.id)).toMatchObject({ stock: -2 })
    const saved = await admin(`/products/${product.id}`, {
      method: 'PUT',
      body: { version: 1, name: 'Short' },
    })
    expect(saved.status).toBe(200)
    await move(moves.receive(2))
  })

  it('is refused by the database itself where SQL goes past it', async () => {
    const { variant } = await shelf(1)
    await expect(
      sql`UPDATE "stock_level" SET "on_hand" = -1 WHERE "variant" = ${variant}`.execute(
        server.context.database.db,
      ),
    ).rejects.toThrow()
    await expect(
      sql`UPDATE "stock_level" SET "sellable" = -1 WHERE "variant" = ${variant}`.execute(
        server.context.database.db,
      ),
    ).rejects.toThrow()
  })

  it.each(['stock-levels', 'stock-movements'])('is not written through the API of /%s', async (path) => {
    const { level, ledger } = await shelf(1)
    const { id, version } = path === 'stock-levels' ? await level() : (await ledger())[0]
    expect((await admin(`/${path}`, { method: 'POST', body: {} })).status).toBe(403)
    expect((await admin(`/${path}/${id}`, { method: 'PUT', body: { version, onHand: 9 } })).status).toBe(403)
    expect((await admin(`/${path}/${id}?version=${version}`, { method: 'DELETE' })).status).toBe(403)
  })
})

describe('staff who adjust', () => {
  it('count, add, receive, set aside, put back and write off, each with its reason', async () => {
    const { adjust, level, ledger } = await shelf(10)
    expect((await adjust({ action: 'set', quantity: 8, was: 10 })).status).toBe(200)
    await adjust({ action: 'change', quantity: -1 }, { reason: 'theft', note: ' till 3 ' })
    await adjust({ action: 'setAside', quantity: 3, part: 'damaged' }, { reason: 'damaged' })
    await adjust({ action: 'putBack', quantity: 1, part: 'damaged' }, { reason: 'correction' })
    await adjust({ action: 'writeOff', quantity: 2, part: 'damaged' }, { reason: 'damaged' })
    await adjust({ action: 'expect', quantity: 20 }, {})
    await adjust({ action: 'arrive', quantity: 5 }, {})
    expect(await level()).toMatchObject({ onHand: 10, damaged: 0, available: 10, incoming: 15 })
    expect(
      (await ledger()).slice(1).map((line: any) => [line.kind, line.quantity, line.reason, line.note]),
    ).toEqual([
      ['adjusted', -2, 'count', null],
      ['adjusted', -1, 'theft', 'till 3'],
      ['setAside', 3, 'damaged', null],
      ['setAside', -1, 'correction', null],
      ['writtenOff', -2, 'damaged', null],
      ['expected', 20, null, null],
      ['received', 5, null, null],
    ])
  })

  it('are told when the number they counted from has changed meanwhile', async () => {
    const { adjust, move } = await shelf(10)
    await move(moves.commit(1), moves.ship(1))
    expect(await adjust({ action: 'set', quantity: 8, was: 10 })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { 'lines.0.move.quantity': expect.stringContaining('9') } },
    })
  })

  it('must say why, but for what arrives', async () => {
    const { adjust } = await shelf(1)
    expect(await adjust({ action: 'change', quantity: 1 }, {})).toMatchObject({ status: 422 })
    expect(await adjust({ action: 'receive', quantity: 1 }, {})).toMatchObject({ status: 200 })
  })

  it('bring a SKU to a place that has not held it', async () => {
    const { product } = await shelf(0)
    const late = await shop.location('LATE')
    const line = { sku: `${product.name}-m`, location: late.id, move: { action: 'receive', quantity: 4 } }
    const answer = await json(
      await admin('/stock-levels/operations/adjust', { method: 'POST', body: { lines: [line] } }),
    )
    expect(answer).toMatchObject({ status: 200, body: { levels: [{ location: late.id, onHand: 4 }] } })
    const stock = await json(
      await admin('/stock-levels/operations/ofProduct', { method: 'POST', body: { product: product.id } }),
    )
    expect(stock.body.levels).toContainEqual(expect.objectContaining({ location: late.id, available: 4 }))
    expect(stock.body.locations).toContainEqual(expect.objectContaining({ code: 'LATE' }))
  })

  it('write all lines or none', async () => {
    const [one, two] = [await shelf(5), await shelf(5)]
    const lines = [
      { level: (await one.level()).id, move: { action: 'set', quantity: 3 } },
      { level: (await two.level()).id, move: { action: 'change', quantity: -6 } },
    ]
    const answer = await json(
      await admin('/stock-levels/operations/adjust', { method: 'POST', body: { lines, reason: 'count' } }),
    )
    expect(answer.status).toBe(422)
    expect(await one.level()).toMatchObject({ onHand: 5 })
  })

  it.each([
    ['no lines', { lines: [] }],
    ['an unknown SKU', { lines: [{ sku: 'nothing', move: { action: 'receive', quantity: 1 } }] }],
    ['no level and no SKU', { lines: [{ move: { action: 'receive', quantity: 1 } }] }],
    ['half a piece', { lines: [{ sku: 'x', move: { action: 'receive', quantity: 0.5 } }] }],
    ['an unknown action', { lines: [{ sku: 'x', move: { action: 'steal', quantity: 1 } }] }],
    ['a list', []],
  ])('are refused with a clear answer for %s', async (_what, body) => {
    const answer = await admin('/stock-levels/operations/adjust', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it('need the flag, which the warehouse has and the catalogue desk has not', async () => {
    const { level } = await shelf(3)
    const lines = [{ level: (await level()).id, move: { action: 'receive', quantity: 1 } }]
    await createAccount(server.context.database, {
      ...{ email: 'warehouse@atelier.test', name: 'Wim Warehouse', type: 'SUB_ADMIN', roles: ['warehouse'] },
      password: demoPassword,
    })
    const [warehouse, catalogue] = [await server.signIn('warehouse'), await server.signIn('catalogue')]
    const call = (by: Call) => by('/stock-levels/operations/adjust', { method: 'POST', body: { lines } })
    expect((await call(warehouse)).status).toBe(200)
    expect((await call(catalogue)).status).toBe(403)
  })
})

describe('what few pieces are', () => {
  it('is for the shop to say where a variant does not, for levels, products and what is stored later', async () => {
    const { product, level } = await shelf(7)
    const lows = async () => (await json(await admin(`/products/${product.id}`))).body.lowVariants
    const ask = async (method: string, path: string, body?: Record<string, unknown>) =>
      json(await admin(path, { method, ...(body ? { body } : {}) }))
    expect([(await level()).state, await lows()]).toEqual(['enough', 0])
    await duringSetting(ask, 'stock.low', 8, async () => {
      expect([(await level()).state, (await level()).lowAt, await lows()]).toEqual(['low', 8, 1])
      const { version } = (await json(await admin(`/products/${product.id}`))).body
      await ask('PUT', `/products/${product.id}`, { version, name: 'Shelf renamed' })
      expect(await lows()).toBe(1)
    })
    expect([(await level()).state, (await level()).lowAt, await lows()]).toEqual(['enough', 5, 0])
  })
})

describe('a product', () => {
  it('renames its levels with its variants, and keeps its stock when it is saved', async () => {
    const { product, level } = await shelf(7)
    const [variant] = product.variants
    const saved = await json(
      await admin(`/products/${product.id}`, {
        method: 'PUT',
        body: { version: 1, name: 'Renamed', variants: [{ ...variant, sku: 'NEW-SKU', stock: 0 }] },
      }),
    )
    expect(saved).toMatchObject({ status: 200, body: { stock: 7, variants: [{ stock: 7 }] } })
    expect(await level()).toMatchObject({ sku: 'NEW-SKU', item: 'Renamed · M', onHand: 7 })
    const found = await json(await admin('/stock-levels?filter={"q":"new-sku"}'))
    expect(new Set(found.body.map(({ sku }: { sku: string }) => sku))).toEqual(new Set(['NEW-SKU']))
  })

  it('cannot lose a variant that has stock', async () => {
    const { product, move, level } = await shelf(1)
    const drop = (version: number) =>
      admin(`/products/${product.id}`, { method: 'PUT', body: { version, variants: [] } }).then(json)
    expect(await drop(1)).toMatchObject({ status: 422, body: { errors: { variants: expect.anything() } } })
    await move(moves.writeOff(1))
    expect(await drop(1)).toMatchObject({ status: 200 })
    expect(await level()).toMatchObject({ onHand: 0 })
  })

  it('can be deleted as long as nothing of it has moved', async () => {
    const [fresh, moved] = [await shelf(0), await shelf(1)]
    expect((await admin(`/products/${fresh.product.id}?version=1`, { method: 'DELETE' })).status).toBe(200)
    const kept = await json(await admin(`/products/${moved.product.id}?version=1`, { method: 'DELETE' }))
    expect(kept).toMatchObject({ status: 409, body: { code: 'in-use' } })
  })
})

describe('a count of a place', () => {
  it('finds SKUs, books all differences at once, and refuses what changed meanwhile', async () => {
    const { place, product, move, level, ledger } = await shelf(5)
    const sku = product.variants[0]?.sku as string
    const ask = async (name: string, body: Record<string, unknown>) =>
      json(await admin(`/stock-levels/operations/${name}`, { method: 'POST', body }))
    const found = await ask('findCounted', { location: place.id, codes: [sku.toLowerCase(), 'NO-SUCH'] })
    expect(found).toMatchObject({
      status: 200,
      body: { found: [{ code: sku.toLowerCase(), sku, onHand: 5 }], unknown: ['NO-SUCH'] },
    })
    const other = await shop.product(`Beside${count}`, ['M'])
    const lines = [
      { sku: other.variants[0]?.sku, counted: 2, was: 0 },
      { sku, counted: 3, was: 5 },
    ]
    await move(moves.receive(1))
    const refused = await ask('count', { location: place.id, lines })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['lines.1.move.quantity'])
    expect(
      (await ask('findCounted', { location: place.id, codes: [other.variants[0]?.sku] })).body.found,
    ).toMatchObject([{ onHand: 0 }])
    const booked = await ask('count', {
      location: place.id,
      lines: [lines[0], { ...lines[1], was: 6 }],
      note: 'Yearly count',
    })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    expect(await level()).toMatchObject({ onHand: 3 })
    expect((await ledger()).at(-1)).toMatchObject({ quantity: -3, reason: 'count', note: 'Yearly count' })
  })
})
