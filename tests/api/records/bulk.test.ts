import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('a bulk request', () => {
  const { ask } = useServer(areas)
  let next = 0

  async function articles(count: number, values: object = {}) {
    const items = []
    for (let index = 0; index < count; index++) {
      const { body } = await ask('POST /articles', { body: { name: `Bulk ${next++}`, price: 10, ...values } })
      items.push({ id: body.id as string, version: 1 })
    }
    return items
  }

  const read = async (id: string) => (await ask(`GET /articles/${id}`)).body

  it('changes what it can, and says what it could not and why', async () => {
    const items = await articles(4)
    const [good, stale, locked, twin] = items as [
      (typeof items)[0],
      (typeof items)[0],
      (typeof items)[0],
      (typeof items)[0],
    ]
    await ask(`PUT /articles/${stale.id}`, { body: { version: 1, note: 'other' } })
    await ask(`POST /articles/${locked.id}/transitions/close`, { body: { version: 1 } })
    const gone = '01932b1c-7a80-7000-8000-00000000dead'
    const sent = [good, stale, { ...locked, version: 2 }, twin, { id: gone, version: 1 }]
    const { status, body } = await ask('POST /articles/bulk/update', {
      body: { items: sent, data: { name: 'The one' } },
    })
    expect(status).toBe(200)
    expect(body.done).toHaveLength(1)
    const reasons = Object.fromEntries(
      body.refused.map(({ id, code }: { id: string; code: string }) => [id, code]),
    )
    const loser = body.done[0] === good.id ? twin.id : good.id
    expect(reasons).toEqual({
      [stale.id]: 'stale',
      [locked.id]: 'locked',
      [loser]: 'not-unique',
      [gone]: 'not-found',
    })
    expect(body.refused[0]).toMatchObject({
      id: expect.any(String),
      code: expect.any(String),
      message: expect.any(String),
    })
    expect((await read(body.done[0])).name).toBe('The one')
    expect((await read(stale.id)).note).toBe('other')
  })

  it.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty'])(
    'takes the name %s, which every object answers to, for no field',
    async (name) => {
      const items = await articles(1)
      const texts = { translations: { [name]: { name: 'x' }, fr: { [name]: 'x' } } }
      for (const data of [{ [name]: 1 }, { [name]: { a: 1 } }, texts]) {
        const { status, body } = await ask('POST /articles/bulk/update', { body: { items, data } })
        expect([data, status < 500, body.done ?? []]).toEqual([data, true, []])
      }
    },
  )

  it('writes nothing in a dry run, and answers as if it had', async () => {
    const items = await articles(2)
    const { body } = await ask('POST /articles/bulk/update', {
      body: { items, data: { note: 'dry' }, dryRun: true },
    })
    expect(body).toEqual({ done: expect.arrayContaining(items.map(({ id }) => id)), refused: [] })
    for (const { id } of items) expect(await read(id)).toMatchObject({ version: 1, note: null })
    expect((await ask(`GET /articles/${items[0]?.id}/history`)).body).toHaveLength(1)
  })

  it('deletes, and moves to another state', async () => {
    const items = await articles(3)
    const free = await articles(1, { price: 0 })
    const moved = await ask('POST /articles/bulk/transitions/publish', {
      body: { items: [...items, ...free] },
    })
    expect(moved.body.done.sort()).toEqual(items.map(({ id }) => id).sort())
    expect(moved.body.refused).toMatchObject([{ id: free[0]?.id, code: 'not-allowed-now' }])
    const closed = await ask('POST /articles/bulk/transitions/close', {
      body: { items: free, data: { note: 'why' } },
    })
    expect(closed.body.refused).toEqual([])
    expect(await read(free[0]?.id ?? '')).toMatchObject({ status: 'closed', note: 'why' })
    const deleted = await ask('POST /articles/bulk/delete', {
      body: { items: items.map(({ id }) => ({ id, version: 2 })) },
    })
    expect(deleted.body.done).toHaveLength(3)
    expect(
      (await ask('GET /articles', { query: { filter: { id: items.map(({ id }) => id) } } })).body,
    ).toEqual([])
  })

  it.each([
    ['no items', { items: [], data: {} }, 'invalid'],
    [
      'an item without its version',
      { items: [{ id: '01932b1c-7a80-7000-8000-000000000001' }], data: {} },
      'version-missing',
    ],
    ['an id that is none', { items: [{ id: 'x', version: 1 }], data: {} }, 'invalid'],
    ['an unknown key', { items: [], data: {}, force: true }, 'unknown-field'],
    [
      'a version in the data',
      { items: [{ id: '01932b1c-7a80-7000-8000-000000000001', version: 1 }], data: { version: 2 } },
      'unknown-field',
    ],
    [
      'more than a thousand',
      { items: Array.from({ length: 1001 }, () => ({ id: 'x', version: 1 })), data: {} },
      'too-large',
    ],
    ['nothing', undefined, 'malformed'],
    [
      'one record twice',
      { items: [1, 2].map((version) => ({ id: '01932b1c-7a80-7000-8000-000000000001', version })), data: {} },
      'malformed',
    ],
  ])('is refused with %s', async (_, body, code) => {
    expect((await ask('POST /articles/bulk/update', { body })).body).toMatchObject({ code })
  })

  it('refuses data where none is taken, and transitions that are not there', async () => {
    const items = await articles(1)
    expect((await ask('POST /articles/bulk/delete', { body: { items, data: {} } })).body.code).toBe(
      'unknown-field',
    )
    expect((await ask('POST /articles/bulk/transitions/fly', { body: { items } })).body.code).toBe(
      'not-found',
    )
    expect((await ask('POST /articles/bulk/transitions/constructor', { body: { items } })).body.code).toBe(
      'not-found',
    )
  })

  it('is no way around what a person may do with a single record', async () => {
    const items = await articles(1)
    const reader = staff({ article: ['view', 'edit'] })
    const { body } = await ask('POST /articles/bulk/update', {
      as: reader,
      body: { items, data: { price: 1 } },
    })
    expect(body.refused).toMatchObject([{ code: 'invalid', errors: { price: 'not-allowed' } }])
  })

  it('changes a thousand records', async () => {
    const csv = `name,price\n${Array.from({ length: 1000 }, (_, index) => `Mass ${index},5`).join('\n')}`
    await ask('POST /articles/import', { body: csv, headers: { 'content-type': 'text/csv' } })
    const pages = [
      [0, 499],
      [500, 999],
    ]
    const items = []
    for (const range of pages) {
      const query = { filter: { price: 500 }, range, fields: [], sort: ['id', 'ASC'] }
      items.push(...(await ask('GET /articles', { query })).body)
    }
    expect(items).toHaveLength(1000)
    const { body } = await ask('POST /articles/bulk/update', { body: { items, data: { price: 6 } } })
    expect(body).toMatchObject({ refused: [] })
    expect(body.done).toHaveLength(1000)
  }, 60_000)
})
