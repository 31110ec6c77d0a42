import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { supplyPlaces } from '../../../resources/catalogue/stockLevel/server/supplyPlaces.ts'
import { resources } from '../../../resources/index.ts'
import type { TestServer } from '../../support/server.ts'
import { keeper, stockServer, stockShop } from './stockShop.ts'

let server: TestServer
let places: Record<'near' | 'far' | 'shop', string>
let small: string
let medium: string
const shop = stockShop(() => server)

beforeAll(async () => {
  server = await stockServer()
  const made = ['NEAR', 'FAR', 'SHOP'].map((code, priority) => ({
    name: code,
    code,
    priority,
    shipsOrders: code !== 'SHOP',
  }))
  const ids: string[] = []
  for (const values of made)
    ids.push((await shop.work(({ records }) => records.create(resources.stockLocation, values))).id)
  const [near = '', far = '', store = ''] = ids
  places = { near, far, shop: store }
  const { variants } = await shop.product('Supply', ['S', 'M'])
  ;[small = '', medium = ''] = variants.map(({ id }) => id)
  await shop.work(({ db }) =>
    moveStock({ db, actor: keeper }, [
      { variant: small, location: near, ...moves.receive(3) },
      { variant: small, location: far, ...moves.receive(9) },
      { variant: medium, location: far, ...moves.receive(4) },
      { variant: medium, location: store, ...moves.receive(50) },
    ]),
  )
}, 60_000)

afterAll(() => server.close())

describe('where an order is supplied from', () => {
  const from = async (...wanted: [string, number][]) =>
    (
      await supplyPlaces(
        server.context.database.db,
        wanted.map(([variant, quantity]) => ({ variant, quantity })),
      )
    ).map(({ location }) => location)

  it('is the first place that has enough', async () => {
    expect(await from([small, 3])).toEqual([places.near])
    expect(await from([small, 4])).toEqual([places.far])
  })

  it('is one place for all lines where there is one', async () => {
    expect(await from([small, 2], [medium, 4])).toEqual([places.far, places.far])
  })

  it('is a place for each line where no one has all, and none where nobody has enough', async () => {
    expect(await from([small, 2], [medium, 5])).toEqual([places.near, null])
  })

  it('counts what two lines want of one variant together', async () => {
    expect(await from([small, 2], [small, 2])).toEqual([places.far, places.far])
  })

  it('knows nothing of what does not exist, and of no wishes', async () => {
    expect(await from(['01932b1c-7a80-7000-8000-000000000001', 1])).toEqual([null])
    expect(await from()).toEqual([])
  })
})
