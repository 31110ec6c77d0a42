import { afterAll, beforeAll, expect } from 'vitest'
import { type Move, moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { moveStock, type StockMove } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { keeper, stockServer, stockShop } from './stockShop.ts'

export const json = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as any,
})

/**
 * A shop with shelves as an administrator sees them; for use in a test file, at whose end the stock must equal its movements. A shelf
 * is a product of one variant with so many pieces at one place of its own.
 */
export function shelvesOfShop() {
  let server: TestServer
  let admin: Call
  const shop = stockShop(() => server)
  let count = 0

  beforeAll(async () => {
    server = await stockServer()
    admin = await server.signIn('admin')
  }, 60_000)

  afterAll(async () => {
    expect(await checkStock(server.context.database.db)).toEqual([])
    await server.close()
  })

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
    return { place, product, sku: `Shelf${count}-M`, variant, move, level, ledger, adjust }
  }

  return { shop, shelf, server: () => server, admin: ((...asked) => admin(...asked)) as Call }
}
