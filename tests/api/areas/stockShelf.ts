import { moveStock, type StockMove } from '../../../server/areas/stockLevel/moveStock.ts'
import { type Move, moves } from '../../../src/shop/stock/moves.ts'
import type { Call } from '../../support/server.ts'
import { keeper, type stockShop } from './stockShop.ts'

export const json = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as any,
})

/** Shelves of a shop as an administrator sees them: a product of one variant with so many pieces at one place of its own. */
export function stockShelves(shop: ReturnType<typeof stockShop>, admin: Call) {
  let count = 0
  return async function shelf(pieces: number) {
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
}
