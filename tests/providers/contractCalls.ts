import { describe, expect, it } from 'vitest'
import type { ShopDataProvider } from '../../src/providers/dataProvider.ts'

export const firstPage = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const

let counter = 0
/** A word of letters, digits and a hyphen that nothing else uses. */
export const unique = () => `${process.pid}-${++counter}`

/** A name that no other test uses, so that the tests can share an API. */
export const fresh = (word: string) => `${word} ${unique()}`

type Make = (values?: Record<string, unknown>) => Promise<any>

/** What the tests make their records with, and the code that a call fails with. */
export interface Makers {
  brand: Make
  product: Make
  order: Make
  codeOf: (call: Promise<unknown>) => Promise<string>
}

/** The part of the contract beyond single records and lists. */
export function describeCalls(
  connected: () => ShopDataProvider,
  { brand, product, order, codeOf }: Makers,
): void {
  describe('choices', () => {
    it('are found by their title, and are nothing but id, title and picture', async () => {
      const { id, name } = await brand()
      const { data, total } = await connected().getList('pages/brand', {
        ...firstPage,
        filter: { id: [id] },
        meta: { lookup: true },
      })
      expect(data).toEqual([{ id, title: name, picture: null }])
      expect(total).toBe(1)
      expect((await connected().getMany('pages/brand', { ids: [id], meta: { lookup: true } })).data).toEqual(
        data,
      )
    })

    it('are found by words', async () => {
      const word = `needle${unique().replace('-', 'x')}`
      const { id } = await product({ name: `A ${word} here` })
      const { data } = await connected().getList('pages/product', {
        ...firstPage,
        filter: { q: word },
        meta: { lookup: true },
      })
      expect(data.map((record) => record.id)).toEqual([id])
    })
  })

  describe('the search of the shop', () => {
    it('finds records of all areas, or of those that are named', async () => {
      const name = `Needle ${unique().replace('-', 'x')}`
      const { id } = await product({ name })
      const search = async (more: Record<string, string> = {}) =>
        (await connected().request(`search?${new URLSearchParams({ q: name, ...more })}`)).data
      expect(await search()).toMatchObject({
        hits: [{ resource: 'product', id, title: name, reason: null, exact: true }],
        more: [],
      })
      expect(await search({ areas: 'product,brand' })).toEqual(await search())
      expect(await search({ areas: 'brand' })).toEqual({ hits: [], more: [] })
    })
  })

  describe('many at once', () => {
    it('are changed together', async () => {
      const records = [await brand(), await brand()]
      const ids = records.map(({ id }) => id)
      expect(
        (await connected().updateMany('pages/brand', { ids, data: { active: false } })).data?.sort(),
      ).toEqual([...ids].sort())
      expect((await connected().getMany('pages/brand', { ids })).data.map(({ active }) => active)).toEqual([
        false,
        false,
      ])
    })

    it('are changed as far as they can be, and the rest is named with its reason', async () => {
      const [first, second] = [await brand(), await brand()]
      const versions = { [first.id]: 1, [second.id]: 7 }
      const error = await connected()
        .updateMany('pages/brand', {
          ids: [first.id, second.id],
          data: { active: false },
          meta: { versions },
        })
        .catch((caught) => caught)
      expect(error).toMatchObject({
        message: '1 of 2 were not changed',
        body: {
          code: 'partly-refused',
          done: [first.id],
          refused: [{ id: second.id, code: 'stale', message: expect.any(String) }],
        },
      })
      expect((await connected().getOne('pages/brand', { id: first.id })).data.active).toBe(false)
    })

    it('are tried without being changed', async () => {
      const { id } = await brand()
      const items = [{ id, version: 1 }]
      expect(
        (await connected().bulkUpdate('pages/brand', { items, data: { active: false }, dryRun: true })).data,
      ).toEqual({ done: [id], refused: [] })
      expect((await connected().getOne('pages/brand', { id })).data).toMatchObject({
        active: true,
        version: 1,
      })
    })

    it('are deleted together', async () => {
      const ids = [(await brand()).id, (await brand()).id]
      expect((await connected().deleteMany('pages/brand', { ids })).data?.sort()).toEqual([...ids].sort())
      expect((await connected().getMany('pages/brand', { ids })).data).toEqual([])
    })
  })

  describe('workflows', () => {
    it('say which moves are allowed, and move', async () => {
      const { id, version, transitions } = (
        await connected().getOne('pages/order', { id: (await order()).id })
      ).data
      expect([...transitions].sort()).toEqual(['cancel', 'pay'])
      const { data } = await connected().transition('pages/order', { id, version, name: 'pay' })
      expect(data).toMatchObject({ id, status: 'paid', version: 2 })
      const shipped = await connected().transition('pages/order', {
        id,
        version: 2,
        name: 'ship',
        data: { trackingNumber: 'T-1' },
      })
      expect(shipped.data).toMatchObject({ status: 'shipped', trackingNumber: 'T-1' })
    })

    it('refuse a move that is not allowed now', async () => {
      const { id, version } = await order()
      expect(await codeOf(connected().transition('pages/order', { id, version, name: 'deliver' }))).toBe(
        'not-allowed-now',
      )
    })

    it('move many at once', async () => {
      const [first, second] = [await order(), await order()]
      await connected().transition('pages/order', { id: second.id, version: 1, name: 'pay' })
      const items = [
        { id: first.id, version: 1 },
        { id: second.id, version: 2 },
      ]
      const { data } = await connected().bulkTransition('pages/order', { name: 'pay', items })
      expect(data).toMatchObject({
        done: [first.id],
        refused: [{ id: second.id, code: 'not-allowed-now' }],
      })
    })
  })

  describe('around records', () => {
    it('there is a history, the newest first', async () => {
      const before = await brand()
      await connected().update('pages/brand', {
        id: before.id,
        data: { active: false },
        previousData: before,
      })
      const { data, total } = await connected().history('pages/brand', { id: before.id, perPage: 10 })
      expect(total).toBe(2)
      expect(data.map(({ version }) => version)).toEqual([2, 1])
      expect(data[0]?.changes).toEqual([{ field: 'active', before: true, after: false }])
      expect(data[0]?.actor).toMatchObject({ id: expect.any(String), name: expect.any(String) })
    })

    it('there are counts of the built-in views', async () => {
      const before =
        (await connected().counts('pages/product', { views: ['digital'] })).data.digital?.total ?? 0
      await product()
      const { data } = await connected().counts('pages/product', { views: ['digital', 'premium'] })
      expect(data.digital).toEqual({ total: before + 1, kind: 'exact' })
      expect(Object.keys(data).sort()).toEqual(['digital', 'premium'])
    })

    it('there are files of records, out and in', async () => {
      const name = fresh('Csv')
      await brand({ name })
      const { data: file } = await connected().exportCsv('pages/brand', {
        filter: { name },
        fields: ['name', 'active'],
      })
      const text = await file.text()
      expect(text.replace(/^\uFEFF/, '').split(/\r?\n/)[0]).toMatch(/name.*active/)
      expect(text).toContain(name)
      const csv = `name,active\n${fresh('Imported')},true\n`
      expect((await connected().importCsv('pages/brand', { csv, dryRun: true })).data).toMatchObject({
        created: 1,
        refused: [],
      })
      expect(
        (await connected().importCsv('pages/brand', { csv: 'name,active\n,maybe\n' })).data,
      ).toMatchObject({
        created: 0,
        refused: [{ line: 2 }],
      })
    })
  })
}
