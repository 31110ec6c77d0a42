import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import type { Call } from '../../support/server.ts'
import { json, shelvesOfShop } from './stockShelf.ts'

const { shop, shelf, server, admin } = shelvesOfShop()

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
    await createAccount(server().context.database, {
      email: 'warehouse@atelier.test',
      name: 'Wim Warehouse',
      type: 'SUB_ADMIN',
      roles: ['warehouse'],
      password: demoPassword,
    })
    const [warehouse, catalogue] = [await server().signIn('warehouse'), await server().signIn('catalogue')]
    const call = (by: Call) => by('/stock-levels/operations/adjust', { method: 'POST', body: { lines } })
    expect((await call(warehouse)).status).toBe(200)
    expect((await call(catalogue)).status).toBe(403)
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
    const other = await shop.product('Beside', ['M'])
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
