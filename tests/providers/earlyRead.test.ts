import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptNamed } from '../../src/core/namedAnswer.ts'
import { earlyPosition, startEarlyRead } from '../../src/providers/earlyRead.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { clearReadsWithSession } from '../../src/providers/rememberedReads.ts'
import { endSession, startSession } from '../../src/providers/session.ts'
import { inEnglish } from './english.ts'

const page = 'http://localhost:3000'
const person = (_id: string) => ({ _id, type: 'ADMIN', username: 'a', name: 'A' }) as const
const asked: string[] = []
const server = setupServer(
  mock.get(`${page}/api/v1/brands`, ({ request }) => {
    asked.push(`${new URL(request.url).search} ${request.headers.get('Authorization')}`)
    return HttpResponse.json([{ id: asked.length }], {
      headers: { 'Content-Range': 'brands 0-0/1', 'X-Changes-Position': `${asked.length}:${asked.length}:` },
    })
  }),
)
const http = createHttpClient({ translate: inEnglish })
const list = (query = '?range=[0,24]') =>
  http.json(`${http.apiUrl}/brands${query}`, { headers: { Accept: acceptNamed } })
const readEarly = () => window.earlyRead?.url
const arrive = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  clearReadsWithSession()
})
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  history.replaceState(null, '', '/app/pages/brand')
  startSession('one', person('1'), [])
})
afterEach(() => endSession('signed-out'))
afterAll(() => server.close())

describe('the first read of a page that was shown before', () => {
  it('is under way before anybody asks, and answers whoever asks the same, once', async () => {
    await list()
    startEarlyRead()
    await arrive()
    expect(asked).toHaveLength(2)
    expect((await list()).json).toEqual([{ id: 2 }])
    expect(asked).toHaveLength(2)
    // From there the changes are followed.
    expect(earlyPosition()).toBe('2:2:')
    await list()
    expect(asked).toHaveLength(3)
  })

  it('answers nobody who asks something else', async () => {
    await list()
    startEarlyRead()
    await arrive()
    await list('?range=[25,49]')
    expect(asked.map((request) => request.split(' ')[0])).toHaveLength(3)
  })

  it('is that of the list as it was left, where the address has no parameters', async () => {
    await list()
    history.replaceState(null, '', '/app/pages/brand?filter=%7B%7D&page=2')
    await list('?range=[25,49]')
    history.replaceState(null, '', '/app/pages/brand')
    startEarlyRead()
    await arrive()
    await list('?range=[25,49]')
    expect(asked).toHaveLength(3)
    history.replaceState(null, '', '/app/pages/brand?page=7')
    startEarlyRead()
    await arrive()
    expect(asked).toHaveLength(3)
  })

  it('is not sent at another address, and not for another person', async () => {
    await list()
    history.replaceState(null, '', '/app/pages/tag')
    startEarlyRead()
    history.replaceState(null, '', '/app/pages/brand')
    startSession('two', person('2'), [])
    startEarlyRead()
    await arrive()
    expect(asked).toHaveLength(1)
  })

  it('finds what the page has sent before its code was there', async () => {
    await list()
    startEarlyRead()
    const sent = window.earlyRead
    expect(sent?.url).toBe(`${http.apiUrl}/brands?range=[0,24]`)
    expect((await list()).json).toEqual([{ id: 2 }])
    expect(sent?.isOpen).toBe(false)
  })

  it('is that of the record which is opened, for those alone who may see records of the area', async () => {
    const id = '01a22d6b-7326-71f2-9568-7a773faf1255'
    const record = `${http.apiUrl}/brands/${id}`
    const sent = (type: 'ADMIN' | 'SUB_ADMIN', ...roles: Record<string, unknown>[]) => {
      startSession('one', { ...person('1'), type }, roles as never)
      delete window.earlyRead
      startEarlyRead({ area: 'brand', records: 'brands' })
      return readEarly()
    }
    server.use(mock.get(record, () => HttpResponse.json({ id })))
    for (const address of [`/app/pages/brand/${id}`, `/app/pages/brand/${id}/show`]) {
      history.replaceState(null, '', address)
      expect(sent('ADMIN')).toBe(record)
      expect(sent('SUB_ADMIN', { key: 'brand', view: true })).toBe(record)
      expect(sent('SUB_ADMIN', { key: 'tag', view: true }, { key: 'brand', view: false })).toBeUndefined()
    }
    history.replaceState(null, '', '/app/pages/brand/create')
    expect(sent('ADMIN')).toBeUndefined()
    await arrive()
  })

  it('is forgotten at sign-out', async () => {
    await list()
    startEarlyRead()
    await arrive()
    endSession('signed-out')
    expect(localStorage.getItem('atelier.reads')).toBeNull()
    startSession('three', person('1'), [])
    expect((await list()).json).toEqual([{ id: 3 }])
    expect(asked.at(-1)).toContain('Bearer three')
  })

  it('takes the token nowhere but to the API', async () => {
    const reads = [['/app/pages/brand', 'https://evil.test/api/v1/brands']]
    localStorage.setItem('atelier.reads', JSON.stringify({ person: '1', reads }))
    startEarlyRead()
    await arrive()
    expect(asked).toEqual([])
  })

  it('is too old after twenty seconds', async () => {
    await list()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    startEarlyRead()
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    await arrive()
    expect((await list()).json).toEqual([{ id: 3 }])
  })

  it('is made again where the early one failed', async () => {
    await list()
    server.use(mock.get(`${page}/api/v1/brands`, () => HttpResponse.error(), { once: true }))
    startEarlyRead()
    await arrive()
    expect((await list()).json).toEqual([{ id: 2 }])
  })
})
