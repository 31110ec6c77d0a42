import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Move, moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { duringSetting } from '../sales/duringSetting.ts'
import { json, shelvesOfShop } from './stockShelf.ts'

const { shop, shelf, server, admin } = shelvesOfShop()

describe('a new variant', () => {
  it('has an empty level at every place in use', async () => {
    const { sku, level } = await shelf(0)
    expect(await level()).toMatchObject({ onHand: 0, available: 0, state: 'out', sku })
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
    const { move, level, ledger, product, sku } = await shelf(10)
    await move(
      moves.reserve(2),
      moves.commitReserved(2),
      moves.commit(1),
      moves.ship(2),
      moves.setAside(1, 'qc'),
    )
    expect(await level()).toMatchObject({
      onHand: 8,
      committed: 1,
      reserved: 0,
      qc: 1,
      unavailable: 1,
      available: 6,
      sellable: 6,
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
    expect(lines[0]).toMatchObject({ actorName: 'Kim Keeper', sku })
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
        server().context.database.db,
      ),
    ).rejects.toThrow()
    await expect(
      sql`UPDATE "stock_level" SET "sellable" = -1 WHERE "variant" = ${variant}`.execute(
        server().context.database.db,
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
