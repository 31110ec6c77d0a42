import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changesOf } from '../../src/providers/changes.ts'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { endSession, startSession } from '../../src/providers/session.ts'
import { shop } from '../types/shop.ts'
import { inEnglish } from './english.ts'
import { listen } from './listen.ts'

const api = 'http://localhost:3000/api/v1'
const dataProvider = createDataProvider(createHttpClient({ translate: inEnglish }), shop)
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => startSession('token', { _id: '7', type: 'ADMIN', username: 'a', name: 'A' }, []))
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
})
afterAll(() => server.close())

const page = {
  pagination: { page: 3, perPage: 25 },
  sort: { field: 'name', order: 'DESC' as const },
  filter: { active: true },
}

describe('reads', () => {
  it('ask the collection of the area for a page', async () => {
    const sent = listen(server, [])
    await dataProvider.getList('pages/brand', page)
    expect(sent).toMatchObject([
      {
        method: 'GET',
        path: 'brands',
        query: { filter: { active: true }, range: [50, 74], sort: ['name', 'DESC'] },
      },
    ])
  })

  it('leave a name that is no area of the registry as it is', async () => {
    const sent = listen(server, [])
    await dataProvider.getList('suppliers', page)
    expect(sent[0]?.path).toBe('suppliers')
  })

  it('name the fields they want', async () => {
    const sent = listen(server, [])
    await dataProvider.getList('pages/brand', { ...page, meta: { fields: ['name', 'active'] } })
    expect(sent[0]?.query.fields).toEqual(['name', 'active'])
  })

  it('tell whether the total is exact', async () => {
    listen(server, [], { 'Content-Range': 'brands 0-24/100000', 'X-Total-Kind': 'estimate' })
    expect(await dataProvider.getList('pages/brand', page)).toMatchObject({
      total: 100000,
      meta: { totalKind: 'estimate' },
    })
  })

  it('of many ids ask for each once, a hundred at a time', async () => {
    const sent = listen(server, [])
    const ids = Array.from({ length: 250 }, (_, index) => `id-${index % 220}`)
    await dataProvider.getMany('pages/brand', { ids })
    expect(sent.map(({ query }) => (query.filter as { id: string[] }).id.length)).toEqual([100, 100, 20])
  })

  it('of no ids ask for nothing', async () => {
    const sent = listen(server, [])
    expect(await dataProvider.getMany('pages/brand', { ids: [] })).toEqual({ data: [] })
    expect(sent).toEqual([])
  })

  it('stop when they are no longer wanted', async () => {
    server.use(mock.get(`${api}/brands`, () => new Promise<never>(() => {})))
    const stop = new AbortController()
    const read = dataProvider.getList('pages/brand', { ...page, signal: stop.signal })
    stop.abort()
    await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('of choices go to the lookup, with the words apart from the filter', async () => {
    const sent = listen(server, [], { 'Content-Range': 'brands 0-0/7' })
    const answer = await dataProvider.getList('pages/brand', {
      ...page,
      filter: { q: 'silk', active: true },
      meta: { lookup: true },
    })
    expect(sent).toMatchObject([
      { path: 'brands/lookup', query: { q: 'silk', filter: { active: true }, range: [50, 74] } },
    ])
    expect(Object.keys(sent[0]?.query ?? {}).sort()).toEqual(['filter', 'q', 'range'])
    expect(answer.total).toBe(7)
  })
})

describe('writes', () => {
  it('send what changed, and the version it is based on', async () => {
    const sent = listen(server)
    const before = {
      id: '1',
      version: 4,
      createdAt: 'x',
      updatedAt: 'y',
      name: 'a',
      active: true,
      tags: ['1', '2'],
      note: null,
    }
    await dataProvider.update('pages/brand', {
      id: '1',
      data: { ...before, name: 'b', tags: ['1', '2'], note: undefined, transitions: ['pay'] },
      previousData: before,
    })
    expect(sent).toMatchObject([{ method: 'PUT', path: 'brands/1' }])
    expect(sent[0]?.body).toEqual({ name: 'b', version: 4 })
  })

  it('send the whole form where it was typed over another version than the one at hand', async () => {
    const sent = listen(server)
    await dataProvider.update('pages/brand', {
      id: '1',
      data: { version: 4, name: 'a', active: true },
      previousData: { id: '1', version: 5, name: 'a', active: false },
    })
    expect(sent[0]?.body).toEqual({ name: 'a', active: true, version: 4 })
  })

  it('take the version that is named before any other', async () => {
    const sent = listen(server)
    const record = { id: '1', version: 4 }
    await dataProvider.update('pages/brand', {
      id: '1',
      data: { ...record, name: 'b' },
      previousData: record,
      meta: { version: 6 },
    })
    await dataProvider.delete('pages/brand', { id: '1', previousData: record, meta: { version: 6 } })
    await dataProvider.delete('pages/brand', { id: '1', previousData: record })
    expect(sent[0]?.body).toMatchObject({ version: 6 })
    expect(sent.slice(1).map(({ method, query }) => [method, query.version])).toEqual([
      ['DELETE', '6'],
      ['DELETE', '4'],
    ])
  })

  it('of a copy leave the system fields of the original out', async () => {
    const sent = listen(server)
    await dataProvider.create('pages/order', {
      data: {
        id: '1',
        version: 3,
        status: 'paid',
        createdAt: 'x',
        transitions: [],
        number: 'N',
        shipping: null,
      },
    })
    expect(sent[0]?.body).toEqual({ number: 'N', shipping: null })
  })

  it('carry a key that is the same for one form and new for each of the others', async () => {
    const sent = listen(server)
    await dataProvider.create('pages/brand', { data: {}, meta: { idempotencyKey: 'form-1' } })
    await dataProvider.create('pages/brand', { data: {} })
    await dataProvider.create('pages/brand', { data: {} })
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe('form-1')
    expect(new Set(keys).size).toBe(3)
  })

  it('to many records are one request, with the versions that the list knows', async () => {
    const sent = listen(server, { done: ['1', '2'], refused: [] })
    await dataProvider.updateMany('pages/brand', {
      ids: ['1', '2'],
      data: { active: false },
      meta: { versions: { 1: 3, 2: 9 } },
    })
    await dataProvider.deleteMany('pages/brand', { ids: ['1'], meta: { versions: { 1: 3 } } })
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: 'brands/bulk/update',
        body: {
          items: [
            { id: '1', version: 3 },
            { id: '2', version: 9 },
          ],
          data: { active: false },
        },
      },
      { method: 'POST', path: 'brands/bulk/delete', body: { items: [{ id: '1', version: 3 }] } },
    ])
  })

  it('to many records say in one sentence how many were refused', async () => {
    const refused = [
      { id: '2', code: 'locked', message: 'In its present state this can no longer be changed.' },
    ]
    listen(server, { done: ['1'], refused })
    const write = dataProvider.updateMany('pages/brand', {
      ids: ['1', '2'],
      data: {},
      meta: { versions: { 1: 1, 2: 1 } },
    })
    await expect(write).rejects.toMatchObject({
      message: '1 of 2 were not changed',
      status: 207,
      body: { done: ['1'], refused },
    })
  })

  it('are never repeated', async () => {
    let calls = 0
    server.use(
      mock.put(`${api}/brands/1`, () => {
        calls++
        return HttpResponse.json({}, { status: 503 })
      }),
    )
    await expect(
      dataProvider.update('pages/brand', { id: '1', data: { version: 1 }, previousData: { id: '1' } }),
    ).rejects.toMatchObject({ status: 503 })
    expect(calls).toBe(1)
  })
})

describe('what changed', () => {
  it.each([
    ['the order of keys', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, {}],
    ['null and absent', { a: null }, {}, {}],
    ['an emptied text', { a: '' }, { a: 'x' }, { a: '' }],
    ['an emptied value', { a: null }, { a: 'x' }, { a: null }],
    ['rows', { a: [{ id: '1', n: 2 }] }, { a: [{ id: '1', n: 1 }] }, { a: [{ id: '1', n: 2 }] }],
    ['0 and null', { a: 0 }, { a: null }, { a: 0 }],
    ['false and null', { a: false }, { a: null }, { a: false }],
  ])('knows about %s', (_, data, previous, expected) => {
    expect(changesOf(data, previous)).toEqual(expected)
  })
})

it('aborts reads in production only, where effects run once', () => {
  expect(dataProvider.supportAbortSignal).toBe(false)
})
