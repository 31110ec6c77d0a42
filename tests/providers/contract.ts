import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopDataProvider } from '../../src/providers/dataProvider.ts'
import { describeCalls, firstPage, fresh, unique } from './contractCalls.ts'

/** Gives a data provider that is signed in as an administrator, over an API with the areas of `tests/types/shop.ts`. */
export type Connect = () => Promise<ShopDataProvider>

/**
 * What the browser expects of `docs/api.md`, in the words of the data provider. It runs against the imitation that the other tests
 * use and against the real server, so that the imitation cannot drift away; run it against your own server to see whether it fits.
 */
export function describeContract(name: string, connect: Connect): void {
  describe(`the contract with ${name}`, () => {
    let shop: ShopDataProvider
    beforeEach(async () => {
      shop = await connect()
    })

    const brand = async (values: Record<string, unknown> = {}) =>
      (await shop.create('pages/brand', { data: { name: fresh('Brand'), ...values } })).data
    const product = async (values: Record<string, unknown> = {}) => {
      const data = {
        name: fresh('Product'),
        kind: 'digital',
        brand: (await brand()).id,
        price: 5000,
        ...values,
      }
      return (await shop.create('pages/product', { data })).data
    }
    const order = async () => {
      const lines = [{ product: (await product()).id, quantity: 2, price: 500 }]
      return (await shop.create('pages/order', { data: { number: fresh('N'), lines, shipping: 100 } })).data
    }
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'no error',
        (error) => error.body?.code as string,
      )

    describe('records', () => {
      it('are created with an id, the first version and their defaults', async () => {
        const name = fresh('Brand')
        const { data } = await shop.create('pages/brand', { data: { name } })
        expect(data).toMatchObject({
          id: expect.any(String),
          version: 1,
          name,
          active: true,
          createdAt: expect.any(String),
        })
        expect((await shop.getOne('pages/brand', { id: data.id })).data).toEqual(data)
      })

      it('are created once, however often the same form is sent', async () => {
        const params = {
          data: { name: fresh('Brand') },
          meta: { idempotencyKey: fresh('key').replace(' ', '-') },
        }
        const answers = [await shop.create('pages/brand', params), await shop.create('pages/brand', params)]
        expect(answers[1]?.data.id).toBe(answers[0]?.data.id)
      })

      it('are refused with an error at each input', async () => {
        const error = await shop
          .create('pages/product', { data: { name: '', price: -1, variants: [{ sku: '' }] } })
          .catch((caught) => caught)
        expect(error).toMatchObject({
          status: 422,
          body: { code: 'invalid', errors: { price: expect.any(String) } },
        })
        expect(error.message).toMatch(/^Validation Error: /)
      })

      it('are changed in the fields that were sent, and count their versions', async () => {
        const before = await brand({ active: false })
        const { data } = await shop.update('pages/brand', {
          id: before.id,
          data: { name: `${before.name}!` },
          previousData: before,
        })
        expect(data).toMatchObject({ version: 2, name: `${before.name}!`, active: false })
      })

      it('are changed when a form is sent back with everything that was read', async () => {
        const before = (await shop.getOne('pages/order', { id: (await order()).id })).data
        const { data } = await shop.update('pages/order', {
          id: before.id,
          data: { ...before, shipping: 0 },
          previousData: before,
        })
        expect(data).toMatchObject({ version: 2, shipping: 0, total: 1000 })
      })

      it('are not changed from an old version; the answer has the record as it is', async () => {
        const before = await brand()
        await shop.update('pages/brand', { id: before.id, data: { active: false }, previousData: before })
        const late = shop.update('pages/brand', {
          id: before.id,
          data: { name: fresh('Late') },
          previousData: before,
        })
        await expect(late).rejects.toMatchObject({
          status: 409,
          body: {
            code: 'stale',
            current: { id: before.id, version: 2, active: false },
            changes: [{ field: 'active' }],
          },
        })
      })

      it('are not changed without a version', async () => {
        const { id } = await brand()
        expect(
          await codeOf(shop.update('pages/brand', { id, data: { active: false }, previousData: { id } })),
        ).toBe('version-missing')
        expect(await codeOf(shop.delete('pages/brand', { id }))).toBe('version-missing')
      })

      it('are deleted by their version, and are gone', async () => {
        const record = await brand()
        expect(
          (await shop.delete('pages/brand', { id: record.id, previousData: record })).data,
        ).toMatchObject({ id: record.id })
        expect(await codeOf(shop.getOne('pages/brand', { id: record.id }))).toBe('not-found')
      })

      it('are not deleted while something refers to them', async () => {
        const { brand: id } = await product()
        const { data: record } = await shop.getOne('pages/brand', { id })
        expect(await codeOf(shop.delete('pages/brand', { id, previousData: record }))).toBe('in-use')
        expect((await shop.referrers('pages/brand', { id })).data).toEqual([
          { resource: 'product', field: 'brand', count: 1 },
        ])
      })
    })

    describe('lists', () => {
      it('have pages, an order and a total', async () => {
        const word = fresh('List')
        for (const letter of ['c', 'a', 'b'])
          await brand({ name: `${word} ${letter}`, slug: `${letter}-${unique()}` })
        const page = (number: number) =>
          shop.getList('pages/brand', {
            ...firstPage,
            filter: { name: { contains: word } },
            pagination: { page: number, perPage: 2 },
          })
        const [first, second] = [await page(1), await page(2)]
        expect(first.data.map((record) => record.name)).toEqual([`${word} a`, `${word} b`])
        expect(second.data.map((record) => record.name)).toEqual([`${word} c`])
        expect(first).toMatchObject({ total: 3, meta: { totalKind: 'exact' } })
      })

      it('are filtered by conditions', async () => {
        const word = fresh('Filter')
        await brand({ name: `${word} on` })
        await brand({ name: `${word} off`, active: false })
        const filter = { name: { contains: word }, any: [{ active: false }, { name: 'nobody' }] }
        const { data } = await shop.getList('pages/brand', { ...firstPage, filter })
        expect(data.map((record) => record.name)).toEqual([`${word} off`])
      })

      it('answer only the fields that were asked for', async () => {
        const { id } = await brand()
        const { data } = await shop.getList('pages/brand', {
          ...firstPage,
          filter: { id: [id] },
          meta: { fields: ['name'] },
        })
        expect(Object.keys(data[0] ?? {}).sort()).not.toContain('active')
        expect(data[0]).toMatchObject({ id, name: expect.any(String) })
      })

      it.each([
        ['unknown-filter', { filter: { colour: 'red' } }],
        ['unknown-sort', { sort: { field: 'colour', order: 'ASC' } }],
        ['unknown-field', { meta: { fields: ['colour'] } }],
      ])('refuse what does not exist: %s', async (code, params) => {
        expect(await codeOf(shop.getList('pages/brand', { ...firstPage, ...(params as object) }))).toBe(code)
      })

      it('of many ids have no pages, and leave out what does not exist', async () => {
        const records = [await brand(), await brand(), await brand()]
        const ids = [...records.map(({ id }) => id), '00000000-0000-7000-8000-000000000000', records[0]?.id]
        const { data } = await shop.getMany('pages/brand', { ids })
        expect(data.map(({ id }) => id).sort()).toEqual(records.map(({ id }) => id).sort())
      })

      it('of what refers to a record are lists too', async () => {
        const { id, brand: target } = await product()
        const params = { ...firstPage, target: 'brand', id: target }
        expect(await shop.getManyReference('pages/product', params)).toMatchObject({
          data: [{ id }],
          total: 1,
        })
      })
    })

    describeCalls(() => shop, { brand, product, order, codeOf })
  })
}
