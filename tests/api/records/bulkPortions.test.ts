import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open.ts'
import { perTransaction } from '../../../server/records/portions.ts'
import { testableEngines } from '../../support/database.ts'
import { areas } from './areas.ts'
import { useServer } from './server.ts'

interface Item {
  readonly id: string
  readonly version: number
}

/** Two portions and a few more. */
const portion = perTransaction[testableEngines.at(-1) ?? 'embedded']
const many = 2 * portion + 5

describe('a request for many records', () => {
  /** What happens instead of a transaction, or before it, by its number since it was set. */
  let on: Readonly<Record<number, () => Promise<unknown>>> = {}
  let transactions = 0
  const begin = (at: typeof on = {}) => {
    transactions = 0
    on = at
  }
  const fail = async () => {
    throw new Error('The power fails.')
  }
  const wrap = (database: Database): Database => ({
    ...database,
    async transaction(run, options) {
      transactions += 1
      await on[transactions]?.()
      return database.transaction(run, options)
    },
  })
  const server = useServer(areas, { wrap })
  const { ask } = server
  afterEach(() => begin())
  let next = 0

  async function articles(count = many): Promise<Item[]> {
    // The price tells the lots apart.
    const price = 20 + next++
    const lines = Array.from({ length: count }, (_, at) => `Lot ${price} article ${at},${price},before`)
    await ask('POST /articles/import', {
      body: `name,price,note\n${lines.join('\n')}`,
      headers: { 'content-type': 'text/csv' },
    })
    const { body } = await ask('GET /articles', {
      query: {
        filter: { price: price * 100 },
        range: [0, 499],
        fields: ['id', 'version'],
        sort: ['id', 'ASC'],
      },
    })
    expect(body).toHaveLength(count)
    begin()
    return body
  }

  const bulk = (what: string, items: readonly Item[], body: object = {}, key?: string) =>
    ask(`POST /articles/bulk/${what}`, {
      body: { items: items.map(({ id, version }) => ({ id, version })), ...body },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const undo = (id: string, dryRun = false) =>
    ask(`POST /articles/bulk/changes/${id}/undo`, { body: { dryRun } })
  const recent = async (id: string) =>
    (await ask('GET /articles/bulk/changes')).body.find((change: Item) => change.id === id)
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  const read = async (items: readonly Item[]): Promise<any[]> => {
    const query = { filter: { id: ids(items) }, sort: ['id', 'ASC'] }
    return (await ask('GET /articles', { query })).body
  }
  const versions = async (items: readonly Item[]) => (await read(items)).map(({ version }) => version)

  it.each([true, false])('lets others in between (only tried: %s)', async (dryRun) => {
    const items = await articles()
    const order: string[] = []
    const mark = (name: string) => (answer: { status: number }) => {
      expect(answer.status).toBe(200)
      order.push(name)
    }
    await Promise.all([
      bulk('update', items, { data: { note: 'portions' }, dryRun }).then(mark('many')),
      ask('GET /brands').then(mark('another')),
    ])
    expect([order, transactions]).toEqual([['another', 'many'], 3])
    expect(new Set(await versions(items))).toEqual(new Set([dryRun ? 1 : 2]))
  })

  it('is undone by one undo, whatever was done', async () => {
    const items = await articles()
    const updated = (await bulk('update', items, { data: { note: 'after' } })).body
    expect(updated).toMatchObject({ done: ids(items), refused: [] })
    expect(await recent(updated.undo.id)).toMatchObject({ count: many, undone: null })
    expect((await undo(updated.undo.id, true)).body).toEqual({ done: ids(items), refused: [] })
    expect((await undo(updated.undo.id)).body).toEqual({ done: ids(items), refused: [] })
    expect(new Set((await read(items)).map(({ note }) => note))).toEqual(new Set(['before']))
    const before = await read(items)
    const moved = (await bulk('transitions/close', before, { data: { note: 'closed' } })).body
    expect((await undo(moved.undo.id)).body.done).toHaveLength(many)
    const deleted = (await bulk('delete', await read(items))).body
    expect(await read(items)).toEqual([])
    expect((await undo(deleted.undo.id)).body).toEqual({ done: ids(items).reverse(), refused: [] })
    const own = ({ version: _, updatedAt: __, ...values }: any) => values
    expect((await read(items)).map(own)).toEqual(before.map(own))
  })

  it('that breaks off says what it did; a repetition under its key does the rest, no record twice, with one undo', async () => {
    const items = await articles()
    const data = { note: 'once' }
    begin({ 2: fail })
    const broken = await bulk('update', items, { data }, 'broken-off')
    expect(broken.status).toBe(200)
    expect(broken.body.done).toEqual(ids(items.slice(0, portion)))
    expect(ids(broken.body.refused)).toEqual(ids(items.slice(portion)))
    expect(new Set(broken.body.refused.map(({ code }: any) => code))).toEqual(new Set(['internal']))
    expect(await recent(broken.body.undo.id)).toMatchObject({ count: portion })

    begin({ 2: fail })
    const further = await bulk('update', items, { data }, 'broken-off')
    expect(further.body.done).toHaveLength(2 * portion)
    begin()
    const whole = await bulk('update', items, { data }, 'broken-off')
    expect(whole.body).toEqual({ done: ids(items), refused: [], undo: broken.body.undo })
    expect((await bulk('update', items, { data }, 'broken-off')).body).toEqual(whole.body)
    expect(new Set(await versions(items))).toEqual(new Set([2]))
    expect((await bulk('update', items, { data: { note: 'other' } }, 'broken-off')).body.code).toBe(
      'repeated-key',
    )
    expect((await undo(whole.body.undo.id)).body.done).toHaveLength(many)
  })

  it('is refused as a whole where nothing of it is stored, and leaves its key free', async () => {
    const items = await articles(2)
    begin({ 1: fail })
    expect((await bulk('update', items, { data: { note: 'x' } }, 'free')).status).toBe(500)
    begin()
    expect((await bulk('update', items, { data: { note: 'y' } }, 'free')).body.done).toHaveLength(2)
  })

  it('and its repetition at the same moment do each record once, and answer alike', async () => {
    const items = await articles()
    const send = () => bulk('update', items, { data: { note: 'twins' } }, 'twins')
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toMatchObject({ done: ids(items), refused: [] })
    expect(second.body).toEqual(first.body)
    expect(new Set(await versions(items))).toEqual(new Set([2]))
  })

  it('is not gone on with once somebody has undone what it did so far', async () => {
    const items = await articles()
    begin({
      2: async () => {
        const [change] = (await ask('GET /articles/bulk/changes')).body
        expect((await undo(change.id)).body.done).toEqual(ids(items.slice(0, portion)))
      },
    })
    const { body } = await bulk('update', items, { data: { note: 'halfway' } })
    expect(new Set(body.refused.map(({ code }: any) => code))).toEqual(new Set(['already-undone']))
    expect((await read(items)).filter(({ note }) => note === 'halfway')).toEqual([])
  })

  it('whose undo breaks off can be undone further, until all of it is', async () => {
    const items = await articles()
    const { id } = (await bulk('update', items, { data: { note: 'back' } })).body.undo
    begin({ 2: fail })
    const broken = (await undo(id)).body
    expect([broken.done.length, broken.refused.length]).toEqual([portion, many - portion])
    expect(await recent(id)).toMatchObject({ undone: null })
    begin()
    expect((await undo(id)).body).toEqual({ done: ids(items.slice(portion)), refused: [] })
    expect(await recent(id)).toMatchObject({ undone: { name: 'Olga Owner' } })
    expect((await undo(id)).body.code).toBe('already-undone')
    expect(new Set(await versions(items))).toEqual(new Set([3]))
  })
})
