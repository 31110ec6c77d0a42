import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { endSession, readSession, startSession } from '../../src/providers/session.ts'
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

describe('the other calls of the API', () => {
  it('go where docs/api.md says', async () => {
    const sent = listen(server, [])
    await dataProvider.transition('pages/order', {
      id: 'a/b',
      name: 'ship',
      version: 2,
      data: { trackingNumber: 'T' },
    })
    await dataProvider.bulkTransition('pages/order', {
      name: 'pay',
      items: [{ id: '1', version: 1 }],
      dryRun: true,
    })
    await dataProvider.bulkChanges('pages/order')
    await dataProvider.undoBulk('pages/order', { id: 'c/d', dryRun: true })
    await dataProvider.history('pages/order', { id: '1', page: 2, perPage: 10 })
    await dataProvider.referrers('pages/order', { id: '1' })
    await dataProvider.counts('pages/order', { views: ['toShip'] })
    await dataProvider.exportCsv('pages/order', {
      filter: { status: 'paid' },
      sort: { field: 'total', order: 'ASC' },
      fields: ['number'],
    })
    await dataProvider.exportWorkbook('pages/order', { filter: { status: 'paid' }, reason: 'for the tax' })
    await dataProvider.importCsv('pages/order', { csv: 'number\n1\n', dryRun: true })
    await dataProvider.request('dashboards/sales?period=30d', { method: 'POST', data: { a: 1 } })
    expect(sent.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
      ['POST', 'orders/a%2Fb/transitions/ship', {}, { trackingNumber: 'T', version: 2 }],
      ['POST', 'orders/bulk/transitions/pay', {}, { items: [{ id: '1', version: 1 }], dryRun: true }],
      ['GET', 'orders/bulk/changes', {}, ''],
      ['POST', 'orders/bulk/changes/c%2Fd/undo', {}, { dryRun: true }],
      ['GET', 'orders/1/history', { range: [10, 19] }, ''],
      ['GET', 'orders/1/referrers', {}, ''],
      ['GET', 'orders/counts', { views: ['toShip'] }, ''],
      [
        'GET',
        'orders/export',
        { filter: { status: 'paid' }, sort: ['total', 'ASC'], fields: ['number'] },
        '',
      ],
      ['GET', 'orders/export', { filter: { status: 'paid' }, reason: 'for the tax', format: 'xlsx' }, ''],
      ['POST', 'orders/import', { dryRun: 'true' }, 'number\n1\n'],
      ['POST', 'dashboards/sales', { period: '30d' }, { a: 1 }],
    ])
    expect(sent.every(({ headers }) => headers.get('Authorization') === 'Bearer token')).toBe(true)
    expect(sent[9]?.headers.get('Content-Type')).toBe('text/csv')
  })
})

describe('what nobody says', () => {
  it('is the first 25 of what is looked up and of a history, and that a change is taken back in earnest', async () => {
    const sent = listen(server, [])
    await dataProvider.lookup('pages/order', {})
    await dataProvider.history('pages/order', { id: '1' })
    await dataProvider.undoBulk('pages/order', { id: '1' })
    expect(sent.map(({ path, query, body }) => [path, query, body])).toEqual([
      ['orders/lookup', { filter: {}, range: [0, 24] }, ''],
      ['orders/1/history', { range: [0, 24] }, ''],
      ['orders/bulk/changes/1/undo', {}, { dryRun: false }],
    ])
  })
})

describe('an upload', () => {
  const file = new File(['x'.repeat(2000)], 'shirt.png', { type: 'image/png' })

  it('sends one part named file with the token, and tells how far it is', async () => {
    const parts: unknown[] = []
    server.use(
      mock.post(`${api}/files`, async ({ request }) => {
        const form = await request.text()
        parts.push(
          ...(form.match(/name="[^"]*"(; filename="[^"]*")?/g) ?? []),
          request.headers.get('Authorization'),
        )
        return HttpResponse.json(
          { file: 'f1', width: 10, height: 20, bytes: 2000, type: 'image/webp' },
          { status: 201 },
        )
      }),
    )
    const onProgress = vi.fn()
    expect((await dataProvider.upload(file, { onProgress })).data).toEqual({
      file: 'f1',
      width: 10,
      height: 20,
      bytes: 2000,
      type: 'image/webp',
    })
    expect(parts).toEqual(['name="file"; filename="shirt.png"', 'Bearer token'])
    expect(onProgress.mock.calls.flat().every((part) => part >= 0 && part <= 1)).toBe(true)
    expect(onProgress).toHaveBeenCalled()
  })

  it('fails in the words of the catalogue', async () => {
    server.use(
      mock.post(`${api}/files`, () =>
        HttpResponse.json({ message: 'This is too large to be sent.', code: 'too-large' }, { status: 413 }),
      ),
    )
    await expect(dataProvider.upload(file)).rejects.toMatchObject({
      status: 413,
      message: 'Something went wrong! This is too large to be sent.',
    })
    server.use(mock.post(`${api}/files`, () => HttpResponse.error()))
    await expect(dataProvider.upload(file)).rejects.toMatchObject({ status: 0, body: { code: 'network' } })
  })

  it('that is refused ends the session', async () => {
    server.use(mock.post(`${api}/files`, () => HttpResponse.json({}, { status: 401 })))
    await expect(dataProvider.upload(file)).rejects.toMatchObject({ status: 401 })
    expect(readSession()).toBeNull()
  })

  it('stops when it is no longer wanted', async () => {
    server.use(mock.post(`${api}/files`, () => new Promise<never>(() => {})))
    const stop = new AbortController()
    const sent = dataProvider.upload(file, { signal: stop.signal })
    stop.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  })
})
