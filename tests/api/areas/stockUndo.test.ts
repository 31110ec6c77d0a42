import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import type { Call } from '../../support/server.ts'
import { json, shelvesOfShop } from './stockShelf.ts'

const { shelf, server, admin } = shelvesOfShop()

const post = async (path: string, body: object, call: Call = admin) =>
  json(await call(path, { method: 'POST', body: body as Record<string, unknown> }))
const undo = (id: string, body: object = {}, call?: Call) =>
  post(`/stock-levels/bulk/changes/${id}/undo`, body, call)
const recent = async (call: Call = admin) => (await json(await call('/stock-levels/bulk/changes'))).body

/** Books the same of several shelves in one request. */
async function book(shelves: readonly Awaited<ReturnType<typeof shelf>>[], move: object, reason = 'count') {
  const lines = await Promise.all(shelves.map(async ({ level }) => ({ level: (await level()).id, move })))
  const { status, body } = await post('/stock-levels/operations/adjust', { lines, reason })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.undo as { id: string; until: string }
}

describe('a booking of many levels', () => {
  it('is among the recent bulk changes, and undone by lines of its own that name what they undo', async () => {
    const shelves = [await shelf(10), await shelf(4)]
    const [one, two] = shelves as [(typeof shelves)[0], (typeof shelves)[0]]
    const { id } = await book(shelves, { action: 'set', quantity: 7 })
    expect((await recent())[0]).toMatchObject({
      id,
      area: 'stockLevel',
      action: 'adjust',
      count: 2,
      final: null,
    })
    // What was sold since is sold.
    await one.move(moves.commit(2), moves.ship(2))
    expect((await undo(id, { dryRun: true })).body).toMatchObject({ refused: [], done: { length: 2 } })
    expect(await one.level()).toMatchObject({ onHand: 5 })
    expect((await undo(id)).body).toMatchObject({ refused: [], done: { length: 2 } })
    expect(await one.level()).toMatchObject({ onHand: 8 })
    expect(await two.level()).toMatchObject({ onHand: 4 })
    const lines = await one.ledger()
    expect(lines.map((line: any) => [line.kind, line.quantity, line.reason])).toEqual([
      ...[
        ['received', 10, null],
        ['adjusted', -3, 'count'],
        ['committed', 2, null],
        ['shipped', -2, null],
      ],
      ['adjusted', 3, 'undone'],
    ])
    expect(lines.at(-1)).toMatchObject({ cause: 'stockMovement', causeId: lines[1].id, causeName: one.sku })
    expect((await recent())[0]).toMatchObject({ id, undone: { name: expect.any(String) } })
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'already-undone' } })
    expect(await checkStock(server().context.database.db)).toEqual([])
  })

  it.each([
    ['received', { action: 'receive', quantity: 3 }],
    ['expected', { action: 'expect', quantity: 3 }],
    ['arrived', { action: 'arrive', quantity: 2 }],
    ['set aside', { action: 'setAside', quantity: 2, part: 'qc' }],
    ['put back', { action: 'putBack', quantity: 1, part: 'damaged' }],
    ['written off', { action: 'writeOff', quantity: 2 }],
    ['written off of a part', { action: 'writeOff', quantity: 2, part: 'damaged' }],
    ['changed', { action: 'change', quantity: -5 }],
  ])('is undone part by part where it was %s', async (_what, move) => {
    const one = await shelf(10)
    await one.move(moves.expect(4), moves.setAside(3, 'damaged'))
    const parts = async () => {
      const { onHand, damaged, qc, incoming, available } = await one.level()
      return { onHand, damaged, qc, incoming, available }
    }
    const before = await parts()
    const { id } = await book([one], move)
    expect(await parts()).not.toEqual(before)
    expect((await undo(id)).body).toMatchObject({ refused: [] })
    expect(await parts()).toEqual(before)
  })

  it('is left where staff have booked since, until that is undone; and where the pieces are gone', async () => {
    const shelves = [await shelf(10), await shelf(10), await shelf(10)]
    const [free, counted, sold] = shelves as [(typeof shelves)[0], (typeof shelves)[0], (typeof shelves)[0]]
    const first = await book(shelves, { action: 'receive', quantity: 5 })
    const later = await book([counted], { action: 'set', quantity: 12 })
    await sold.move(moves.commit(12), moves.ship(12))
    const [countedId, soldId] = [(await counted.level()).id, (await sold.level()).id]
    const { done, refused } = (await undo(first.id, { dryRun: true })).body
    expect(done).toEqual([(await free.level()).id])
    expect(new Map(refused.map((each: any) => [each.id, each]))).toEqual(
      new Map([
        [
          countedId,
          expect.objectContaining({
            code: 'stale',
            errors: { onHand: expect.stringMatching(/has changed this/) },
          }),
        ],
        [soldId, expect.objectContaining({ errors: { onHand: expect.stringMatching(/^Not enough of/) } })],
      ]),
    )
    await undo(later.id)
    const after = (await undo(first.id)).body
    expect(after.done).toHaveLength(2)
    expect(after.refused).toMatchObject([{ id: soldId }])
    expect(await counted.level()).toMatchObject({ onHand: 10 })
    expect(await sold.level()).toMatchObject({ onHand: 3 })
  })

  it('is undone by whoever may book, at their places, and by nobody else', async () => {
    const one = await shelf(5)
    const { id } = await book([one, await shelf(1)], { action: 'receive', quantity: 1 })
    await createAccount(server().context.database, {
      email: 'undoer@atelier.test',
      name: 'Una Undoer',
      type: 'SUB_ADMIN',
      roles: ['warehouse'],
      password: demoPassword,
    })
    const catalogue = await server().signIn('catalogue')
    expect((await undo(id, {}, catalogue)).status).toBe(403)
    expect((await recent(catalogue)).map((change: any) => change.id)).not.toContain(id)
    const warehouse = await server().signIn('undoer')
    expect((await undo(id, {}, warehouse)).body).toMatchObject({ refused: [], done: { length: 2 } })
    expect((await one.ledger()).at(-1)).toMatchObject({ actorName: 'Una Undoer' })
  })

  it('is noted of a count, too, and nothing is where nothing differs', async () => {
    const one = await shelf(5)
    const lines = [{ sku: one.sku, counted: 2, was: 5 }]
    const { body } = await post('/stock-levels/operations/count', { location: one.place.id, lines })
    expect((await undo(body.undo.id)).body.done).toHaveLength(1)
    expect(await one.level()).toMatchObject({ onHand: 5 })
    const same = [{ sku: one.sku, counted: 5, was: 5 }]
    expect(
      (await post('/stock-levels/operations/count', { location: one.place.id, lines: same })).body,
    ).not.toHaveProperty('undo')
  })

  it('undone by two at once is undone once', async () => {
    const one = await shelf(5)
    const { id } = await book([one], { action: 'receive', quantity: 2 })
    const answers = await Promise.all([undo(id), undo(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await one.level()).toMatchObject({ onHand: 5 })
  })
})
