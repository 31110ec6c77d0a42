import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Move, moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { moveStock, type StockMove } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { keeper, stockServer, stockShop } from './stockShop.ts'

let server: TestServer
let admin: Call
const shop = stockShop(() => server)

beforeAll(async () => {
  server = await stockServer()
  admin = await server.signIn('admin')
}, 60_000)

afterAll(() => server.close())

const pieces = fc.integer({ min: 1, max: 12 })
const part = fc.constantFrom('damaged' as const, 'qc' as const, 'safety' as const)
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  ...[
    moves.receive,
    moves.reserve,
    moves.endReservation,
    moves.commit,
    moves.commitReserved,
    moves.release,
  ].map((make) => pieces.map((count) => make(count))),
  ...[moves.ship, moves.takeBack, moves.expect, moves.arrive, moves.lose, moves.sendAway].map((make) =>
    pieces.map((count) => make(count)),
  ),
  fc.integer({ min: -9, max: 9 }).map(moves.adjust),
  fc.tuple(pieces, part).map(([count, to]) => moves.setAside(count, to)),
  fc.tuple(pieces, part).map(([count, from]) => moves.putBack(count, from)),
  fc.tuple(pieces, fc.option(part, { nil: undefined })).map(([count, from]) => moves.writeOff(count, from)),
)

describe('whatever many writers do at once', () => {
  it('every level stays the sum of its movements and is never oversold', async () => {
    let round = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.tuple(fc.nat(3), anyMove), { minLength: 1, maxLength: 4 }), {
          minLength: 4,
          maxLength: 14,
        }),
        async (writers) => {
          round += 1
          const places = [await shop.location(`A${round}`), await shop.location(`B${round}`)]
          const { variants } = await shop.product(`Many${round}`, ['S', 'M'])
          const spots = variants.flatMap(({ id }) =>
            places.map((place) => ({ variant: id, location: place.id })),
          )
          const outcomes = await Promise.allSettled(
            writers.map((asked) =>
              shop.work(({ db }) =>
                moveStock(
                  { db, actor: keeper },
                  asked.map(
                    ([spot, move]): StockMove => ({ ...move, ...(spots[spot] as (typeof spots)[0]) }),
                  ),
                ),
              ),
            ),
          )
          const refused = outcomes.flatMap((outcome) =>
            outcome.status === 'rejected' ? [outcome.reason.code] : [],
          )
          expect(refused.filter((code) => code !== 'invalid')).toEqual([])
          expect(await checkStock(server.context.database.db)).toEqual([])
        },
      ),
      { numRuns: 12 },
    )
  }, 120_000)

  it('the last piece is sold once', async () => {
    const place = await shop.location('LAST')
    const { variants } = await shop.product('Last', ['M'])
    const spot = { variant: variants[0]?.id as string, location: place.id }
    await shop.work(({ db }) => moveStock({ db, actor: keeper }, [{ ...spot, ...moves.receive(3) }]))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        shop.work(({ db }) => moveStock({ db, actor: keeper }, [{ ...spot, ...moves.commit(1) }])),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await checkStock(server.context.database.db)).toEqual([])
  })

  it('adjustments over the API and saved product forms do not lose a piece', async () => {
    const place = await shop.location('BUSY')
    const product = await shop.product('Busy', ['S', 'M', 'L'])
    const requests = Array.from({ length: 30 }, (_, index) => {
      const line = {
        sku: `Busy-${['S', 'M', 'L'][index % 3]}`,
        location: place.id,
        move: { action: 'receive', quantity: 1 },
      }
      const adjust = () =>
        admin('/stock-levels/operations/adjust', { method: 'POST', body: { lines: [line] } })
      const save = () =>
        admin(`/products/${product.id}`, {
          method: 'PUT',
          body: {
            version: 1 + Math.floor(index / 5),
            variants: product.variants.map((row) => ({ ...row, weight: index })),
          },
        })
      return index % 5 === 4 ? save() : adjust()
    })
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await shop.read(product.id)).toMatchObject({ stock: 24 })
    expect(await checkStock(server.context.database.db)).toEqual([])
  })
})
