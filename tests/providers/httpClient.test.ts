import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { writePreference } from '../../src/providers/preferences.ts'
import { endSession, onSessionChange, readSession, startSession } from '../../src/providers/session.ts'
import { inEnglish } from './english.ts'

const api = 'http://localhost:3000/api/v1'
const server = setupServer()
const http = createHttpClient({ translate: inEnglish })
const user = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha' } as const

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => startSession('secret', user, []))
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
  localStorage.clear()
  vi.useRealTimers()
})
afterAll(() => server.close())

/** Answers and tells which headers came. */
function echo(url: string) {
  const seen: Headers[] = []
  server.use(
    mock.all(url, ({ request }) => {
      seen.push(request.headers)
      return HttpResponse.json({ ok: true })
    }),
  )
  return seen
}

describe('what is sent', () => {
  it('carries the token and the language to the API', async () => {
    writePreference('locale', 'ja')
    const seen = echo(`${api}/brands`)
    const { json, status } = await http.json(`${api}/brands`)
    expect([status, json]).toEqual([200, { ok: true }])
    expect(seen[0]?.get('Authorization')).toBe('Bearer secret')
    expect(seen[0]?.get('Accept-Language')).toBe('ja')
    expect(seen[0]?.get('Accept')).toBe('application/json')
  })

  it.each([
    'https://files.example.com/settings.json',
    'http://localhost:3000/settings/public.json',
    'http://localhost:3000/api/v10/brands',
    'http://localhost:3000/api/v1/../../evil',
    'http://localhost:3001/api/v1/brands',
  ])('carries no token to %s', async (url) => {
    const seen = echo(new URL(url).href)
    await http.json(url)
    expect(seen[0]?.has('Authorization')).toBe(false)
  })

  it('carries no token where nobody is signed in, or where it must not', async () => {
    const seen = echo(`${api}/brands`)
    await http.json(`${api}/brands`, { anonymous: true })
    endSession('signed-out')
    await http.json(`${api}/brands`)
    expect(seen.map((headers) => headers.has('Authorization'))).toEqual([false, false])
  })

  it('marks text bodies as JSON unless told otherwise', async () => {
    const seen = echo(`${api}/brands`)
    await http.json(`${api}/brands`, { method: 'POST', body: '{}' })
    await http.json(`${api}/brands`, { method: 'POST', body: 'a,b', headers: { 'Content-Type': 'text/csv' } })
    expect(seen.map((headers) => headers.get('Content-Type'))).toEqual(['application/json', 'text/csv'])
  })

  it('follows no redirect', async () => {
    const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
    await http.json(`${api}/brands`)
    expect(request.mock.calls[0]?.[0]).toMatchObject({ redirect: 'error' })
  })
})

describe('what comes back', () => {
  it('rejects with the words of the catalogue', async () => {
    server.use(
      mock.put(`${api}/brands/1`, () => HttpResponse.json({ errors: { name: 'Required' } }, { status: 422 })),
    )
    await expect(http.json(`${api}/brands/1`, { method: 'PUT', body: '{}' })).rejects.toMatchObject({
      name: 'HttpError',
      status: 422,
      message: 'Validation Error: Required',
      body: { errors: { name: 'Required' } },
    })
  })

  it('says how long to wait', async () => {
    server.use(
      mock.get(`${api}/brands`, () =>
        HttpResponse.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '27' } }),
      ),
    )
    await expect(http.json(`${api}/brands`)).rejects.toMatchObject({ status: 429, body: { retryAfter: 27 } })
  })

  it('understands an answer that is no JSON', async () => {
    server.use(mock.get(`${api}/brands`, () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })))
    await expect(http.json(`${api}/brands`)).rejects.toMatchObject({
      status: 502,
      message: 'Something went wrong!',
    })
  })

  it('calls a lost connection by its default name', async () => {
    server.use(mock.get(`${api}/brands`, () => HttpResponse.error()))
    const error = await http.json(`${api}/brands`).catch((caught) => caught)
    expect(error).toMatchObject({ status: 0, body: { code: 'network' } })
    expect(error.message).toMatch(/^Something went wrong!/)
  })

  it('calls a request that cannot be made an error', async () => {
    await expect(http.json('http://[broken')).rejects.toMatchObject({
      message: 'Error',
      body: { code: 'setup' },
    })
    await expect(http.json(`${api}/brands`, { headers: { 'bad header': 'x' } })).rejects.toMatchObject({
      message: 'Error',
    })
  })

  it('reads a file as a file', async () => {
    server.use(
      mock.get(
        `${api}/brands/export`,
        () => new HttpResponse('a,b', { headers: { 'Content-Type': 'text/csv' } }),
      ),
    )
    expect(await (await http.blob(`${api}/brands/export`)).text()).toBe('a,b')
  })
})

describe('waiting', () => {
  const never = () =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (request) =>
        new Promise((_, reject) => {
          const { signal } = request as Request
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )

  it('ends after 120 seconds with the timeout of the catalogue', async () => {
    vi.useFakeTimers()
    never()
    const failed = vi.fn()
    const call = http.json(`${api}/brands`).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(failed.mock.calls[0]?.[0]).toMatchObject({
      message: 'Request Timeout',
      status: 408,
      body: { code: 'timeout' },
    })
  })

  it('ends with the signal of the caller, as an abort', async () => {
    never()
    const stop = new AbortController()
    const call = http.json(`${api}/brands`, { signal: stop.signal })
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a refusal', () => {
  const refuse = (status: number) =>
    server.use(mock.all(`${api}/*`, () => HttpResponse.json({ message: 'no' }, { status })))

  it.each([401, 403])('ends the session at %i, with the words of the catalogue', async (status) => {
    refuse(status)
    await expect(http.json(`${api}/brands`)).rejects.toMatchObject({
      status,
      message: 'Authentication Failed: Please login again',
    })
    expect(readSession()).toBeNull()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('ends it once when ten calls are refused together', async () => {
    refuse(401)
    const changes = vi.fn()
    const stop = onSessionChange(changes)
    await Promise.allSettled(Array.from({ length: 10 }, (_, index) => http.json(`${api}/brands/${index}`)))
    stop()
    expect(changes.mock.calls).toEqual([[{ kind: 'ended', reason: 'refused' }]])
  })

  it('of an earlier session leaves the next one alone', async () => {
    let answer: (response: Response) => void = () => {}
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const late = http.json(`${api}/brands`).catch((error) => error.status)
    endSession('signed-out')
    startSession('another', user, [])
    answer(Response.json({}, { status: 401 }))
    expect(await late).toBe(401)
    expect(readSession()?.token).toBe('another')
  })

  it('of an anonymous call ends nothing', async () => {
    refuse(401)
    await expect(http.json(`${api}/auth/login`, { anonymous: true })).rejects.toMatchObject({ status: 401 })
    expect(readSession()?.token).toBe('secret')
  })
})
