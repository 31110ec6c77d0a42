import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { endSession, readSession, startSession, viewer } from '../../src/providers/session.ts'
import { refreshSession, signIn, signOut } from '../../src/providers/signIn.ts'
import { onNotice } from '../../src/push/notices.ts'
import { setPublicSettings } from '../support/publicSettings.ts'
import { inEnglish } from './english.ts'

const push = vi.hoisted(() => ({ firebaseToken: async (): Promise<string> => 'fresh' }))
vi.mock('../../src/push/firebaseToken.ts', () => ({ firebaseToken: () => push.firebaseToken() }))

const api = 'http://localhost:3000/api/v1'
const http = createHttpClient({ translate: inEnglish })
const server = setupServer()
const asha = { _id: '7', type: 'SUB_ADMIN', username: 'asha', name: 'Asha Rao' } as const
const permissions = [{ key: 'brand', view: true }]
const credentials = { authinfo: 'asha@example.com', password: 'linen-thread-9' }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
  localStorage.clear()
})
afterAll(() => server.close())

function answerLogin(body: unknown, init?: { status?: number; headers?: Record<string, string> }) {
  const sent: unknown[] = []
  server.use(
    mock.post(`${api}/auth/login`, async ({ request }) => {
      sent.push(await request.json())
      return body instanceof Response ? body : HttpResponse.json(body as never, init)
    }),
  )
  return sent
}

describe('signing in', () => {
  it('sends authinfo, password and a device token, and stores what comes back', async () => {
    const sent = answerLogin({ sessionToken: 'token', user: { ...asha, permissions } })
    await signIn(http, credentials)
    expect(sent).toEqual([{ ...credentials, deviceToken: null }])
    expect(readSession()).toMatchObject({
      token: 'token',
      type: 'SUB_ADMIN',
      userId: '7',
      userName: 'Asha Rao',
      roles: { brand: { view: true } },
    })
  })

  it('sends the stored device token where there is no new one', async () => {
    localStorage.setItem('devicetoken', 'device-1')
    const sent = answerLogin({ sessionToken: 'token', user: { ...asha, permissions } })
    await signIn(http, credentials)
    expect(sent).toMatchObject([{ deviceToken: 'device-1' }])
  })

  it.each([
    ['denied', async () => 'fresh', 'device-1', ['Notification permission not granted']],
    ['granted', async () => Promise.reject(new Error('down')), 'device-1', ['Failed to retrieve FCM token']],
    ['granted', async () => 'fresh', 'fresh', []],
  ])(
    'goes on with the right device token where notifications are %s',
    async (permission, obtain, expected, told) => {
      const firebase = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a', vapidKey: 'v' }
      await setPublicSettings({ title: 'Atelier', firebase })
      localStorage.setItem('devicetoken', 'device-1')
      push.firebaseToken = obtain
      vi.stubGlobal('PushManager', class {})
      vi.stubGlobal('navigator', { serviceWorker: new EventTarget() })
      vi.stubGlobal(
        'Notification',
        Object.assign(() => {}, { permission }),
      )
      const notices: string[] = []
      const stop = onNotice((key) => notices.push(inEnglish(key)))
      const sent = answerLogin({ sessionToken: 'token', user: { ...asha, permissions } })
      await signIn(http, credentials)
      stop()
      vi.unstubAllGlobals()
      await setPublicSettings()
      expect(sent).toEqual([{ ...credentials, deviceToken: expected }])
      expect(localStorage.getItem('devicetoken')).toBe(expected)
      expect(notices).toEqual(told)
      expect(readSession()?.token).toBe('token')
    },
  )

  it.each(['CUSTOMER', 'ROOT', ''])('refuses the type %s before anything is stored', async (type) => {
    answerLogin({ sessionToken: 'token', user: { ...asha, type, permissions } })
    const before = { ...localStorage }
    const store = vi.spyOn(Storage.prototype, 'setItem')
    await expect(signIn(http, credentials)).rejects.toThrow('Invalid login type')
    expect(store).not.toHaveBeenCalled()
    expect({ ...localStorage }).toEqual(before)
    expect(readSession()).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['no token', { user: asha }],
    ['an empty token', { sessionToken: '', user: asha }],
    ['no user', { sessionToken: 'token' }],
    ['a user without an id', { sessionToken: 'token', user: { ...asha, _id: undefined } }],
  ])('fails with Error when the answer holds %s', async (_, answer) => {
    answerLogin(answer)
    await expect(signIn(http, credentials)).rejects.toThrow(/^Error$/)
    expect(readSession()).toBeNull()
  })

  it('says what the server says', async () => {
    answerLogin({ message: 'The name or the password is not right.' }, { status: 401 })
    await expect(signIn(http, credentials)).rejects.toMatchObject({
      message: 'The name or the password is not right.',
      status: 401,
    })
  })

  it('otherwise says what the error says, otherwise Error', async () => {
    answerLogin(HttpResponse.error())
    await expect(signIn(http, credentials)).rejects.toThrow(/^Something went wrong!/)
    vi.spyOn(http, 'json').mockRejectedValueOnce(new Error(''))
    await expect(signIn(http, credentials)).rejects.toThrow(/^Error$/)
  })

  it('says how long to wait while it is throttled', async () => {
    answerLogin({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '60' } })
    await expect(signIn(http, credentials)).rejects.toMatchObject({
      message: 'Too many attempts.',
      body: { retryAfter: 60 },
    })
  })

  it('grants nothing where the permissions are no list', async () => {
    answerLogin({ sessionToken: 'token', user: { ...asha, permissions: { brand: { view: true } } } })
    await signIn(http, credentials)
    expect(viewer().permissions).toEqual({})
  })
})

describe('signing out', () => {
  it('clears at once and tells the server with the token that was', async () => {
    const told: (string | null)[] = []
    server.use(
      mock.post(`${api}/auth/logout`, ({ request }) => {
        told.push(request.headers.get('Authorization'))
        return HttpResponse.json({})
      }),
    )
    startSession('token', asha, permissions)
    signOut(http)
    expect(readSession()).toBeNull()
    expect(localStorage.getItem('auth_token')).toBeNull()
    await expect.poll(() => told).toEqual(['Bearer token'])
  })

  it.each([
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('clears although the server %s', async (_, answer) => {
    server.use(mock.post(`${api}/auth/logout`, answer))
    startSession('token', asha, permissions)
    const call = vi.spyOn(http, 'json')
    signOut(http)
    await expect(call.mock.results[0]?.value).rejects.toBeInstanceOf(Error)
    expect(Object.keys(localStorage).filter((name) => name.startsWith('auth_'))).toEqual([])
  })

  it('asks nothing of the server where nobody is signed in', () => {
    const call = vi.spyOn(http, 'json')
    signOut(http)
    expect(call).not.toHaveBeenCalled()
  })
})

describe('looking again', () => {
  it('takes over the permissions as they are now', async () => {
    startSession('token', asha, permissions)
    server.use(
      mock.get(`${api}/auth/session`, () =>
        HttpResponse.json({ user: { ...asha, name: 'Asha R.', permissions: [{ key: 'tag', view: true }] } }),
      ),
    )
    await refreshSession(http)
    expect(readSession()).toMatchObject({
      token: 'token',
      userName: 'Asha R.',
      roles: { tag: { view: true } },
    })
  })

  it('ends a session that has ended on the server, and keeps one that cannot be asked about', async () => {
    startSession('token', asha, permissions)
    server.use(mock.get(`${api}/auth/session`, () => HttpResponse.error()))
    await refreshSession(http)
    expect(readSession()?.token).toBe('token')
    server.use(mock.get(`${api}/auth/session`, () => HttpResponse.json({}, { status: 401 })))
    await refreshSession(http)
    expect(readSession()).toBeNull()
  })
})
