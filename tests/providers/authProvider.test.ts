import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { HttpError } from 'ra-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAuthProvider } from '../../src/providers/authProvider.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { endSession, readSession, startSession } from '../../src/providers/session.ts'
import { shop } from '../types/shop.ts'
import { inEnglish } from './english.ts'

const api = 'http://localhost:3000/api/v1'
const authProvider = createAuthProvider(createHttpClient({ translate: inEnglish }), shop)
const server = setupServer(mock.post(`${api}/auth/logout`, () => HttpResponse.json({})))
const asha = { _id: '7', type: 'SUB_ADMIN', username: 'asha', name: 'Asha Rao' } as const

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
  localStorage.clear()
  history.replaceState(null, '', '/app')
})
afterAll(() => server.close())

const signedInWith = (...permissions: unknown[]) => startSession('token', asha, permissions)
const can = (resource: string, action: string, record?: Record<string, unknown>) =>
  authProvider.canAccess?.({ resource, action, ...(record ? { record } : {}) } as never)

describe('login', () => {
  const answer = (type: string) =>
    server.use(
      mock.post(`${api}/auth/login`, () =>
        HttpResponse.json({ sessionToken: 'token', user: { ...asha, type, permissions: [] } }),
      ),
    )

  it('signs in and leads to the root', async () => {
    answer('ADMIN')
    expect(await authProvider.login({ authinfo: 'asha', password: 'x' })).toEqual({ redirectTo: '/' })
    expect(readSession()?.type).toBe('ADMIN')
  })

  it('leads back to where the person was', async () => {
    answer('ADMIN')
    history.replaceState(null, '', '/auth/login?redirect=%2Fapp%2Fpages%2Fbrand%3Fpage%3D2')
    expect(await authProvider.login({ username: 'asha', password: 'x' })).toEqual({
      redirectTo: '/app/pages/brand?page=2',
    })
  })

  it('sends what was typed, the code of the second step where there is one, and nothing that is undefined', async () => {
    const sent: unknown[] = []
    server.use(
      mock.post(`${api}/auth/login`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ sessionToken: 'token', user: { ...asha, permissions: [] } })
      }),
    )
    await authProvider.login({ authinfo: 'asha', password: 'x', code: '123456' })
    await authProvider.login({ password: 'x' })
    expect(sent).toEqual([
      { authinfo: 'asha', password: 'x', code: '123456', deviceToken: null },
      { authinfo: '', password: 'x', deviceToken: null },
    ])
  })

  it('refuses customers', async () => {
    answer('CUSTOMER')
    await expect(authProvider.login({ authinfo: 'asha', password: 'x' })).rejects.toThrow(
      'Invalid login type',
    )
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('logout', () => {
  it.each([[null], [{}], [undefined]])(
    'ends the session and leaves the address to the start: %s',
    async (params) => {
      signedInWith()
      expect(await authProvider.logout(params)).toBe(false)
      expect(readSession()).toBeNull()
    },
  )

  it('is no trouble for somebody who is not signed in', async () => {
    expect(await authProvider.logout({})).toBe(false)
  })
})

describe('checkAuth', () => {
  it('passes with a session', async () => {
    signedInWith()
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined()
  })

  it('sends everyone else to log in, quietly, with the way back', async () => {
    history.replaceState(null, '', '/app/pages/brand?page=2#row')
    await expect(authProvider.checkAuth({})).rejects.toEqual({
      redirectTo: '/auth/login?redirect=%2Fapp%2Fpages%2Fbrand%3Fpage%3D2%23row',
      message: false,
    })
  })

  it('does not take a customer for staff', async () => {
    signedInWith()
    endSession('signed-out')
    for (const [name, value] of [
      ['auth_token', 't'],
      ['auth_id', '7'],
      ['auth_type', 'CUSTOMER'],
    ] as const)
      localStorage.setItem(name, value)
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ message: false })
  })
})

describe('checkError', () => {
  it.each([401, 403])('rejects %i in the words of the catalogue and clears the session', async (status) => {
    signedInWith()
    await expect(authProvider.checkError(new HttpError('x', status))).rejects.toMatchObject({
      message: 'Authentication Failed: Please login again',
      status: 401,
    })
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it.each([400, 404, 409, 422, 429, 500, 503])('lets %i pass', async (status) => {
    signedInWith()
    await expect(authProvider.checkError(new HttpError('x', status))).resolves.toBeUndefined()
    expect(readSession()).not.toBeNull()
  })

  it.each([[new Error('x')], [undefined], ['401'], [null]])(
    'lets what has no status pass: %s',
    async (error) => {
      await expect(authProvider.checkError(error)).resolves.toBeUndefined()
    },
  )
})

describe('who it is', () => {
  it('has an id and a full name', async () => {
    signedInWith()
    expect(await authProvider.getIdentity?.()).toEqual({ id: '7', fullName: 'Asha Rao' })
  })

  it('goes by the user name where there is no name', async () => {
    startSession('token', { ...asha, name: '' }, [])
    expect(await authProvider.getIdentity?.()).toEqual({ id: '7', fullName: 'asha' })
  })

  it('is nobody when signed out', async () => {
    await expect(authProvider.getIdentity?.()).rejects.toThrow('Authentication Failed')
  })

  it('has the permission map', async () => {
    signedInWith({ key: 'brand', view: true, note: 'x' })
    expect(await authProvider.getPermissions?.({})).toEqual({ brand: { view: true, note: 'x' } })
  })
})

describe('canAccess', () => {
  it.each([
    ['list', { view: true }, true],
    ['show', { view: true }, true],
    ['edit', { view: true }, false],
    ['edit', { view: true, edit: true }, true],
    ['edit', { edit: true }, false],
    ['create', { view: true, create: true }, true],
    ['clone', { view: true, create: true }, true],
    ['delete', { view: true, edit: true }, false],
    ['export', { view: true, export: true }, true],
    ['import', { view: true, import: 'true' }, false],
  ])('%s with %j is %s', async (action, flags, expected) => {
    signedInWith({ key: 'brand', ...flags })
    expect(await can('pages/brand', action)).toBe(expected)
  })

  it('knows an area by its path, and its rights by its name', async () => {
    signedInWith({ key: 'pages/brand', view: true })
    expect(await can('pages/brand', 'list')).toBe(false)
  })

  it('follows what the descriptor forbids to everybody', async () => {
    startSession('token', { ...asha, type: 'ADMIN' }, [])
    expect(await can('pages/order', 'delete')).toBe(false)
    expect(await can('pages/order', 'edit')).toBe(true)
  })

  it('looks at the record where it is given one', async () => {
    startSession('token', { ...asha, type: 'ADMIN' }, [])
    expect(await can('pages/order', 'edit', { id: '1', status: 'paid' })).toBe(true)
    expect(await can('pages/order', 'edit', { id: '1', status: 'delivered' })).toBe(false)
  })

  it('knows transitions', async () => {
    signedInWith({ key: 'order', view: true, ship: true })
    expect(await can('pages/order', 'ship')).toBe(true)
    expect(await can('pages/order', 'cancel')).toBe(false)
  })

  it.each(['ship', 'deliver', 'edit', 'export'])('takes %s for nothing without view', async (flag) => {
    for (const entry of [{ [flag]: true }, { [flag]: true, view: false }, { [flag]: true, view: 'true' }]) {
      signedInWith({ key: 'order', ...entry }, { key: 'salesDashboard', ...entry })
      expect(await can('pages/order', flag)).toBe(false)
      expect(await can('pages/order', flag, { id: '1', status: 'paid' })).toBe(false)
      expect(await can('salesDashboard', flag)).toBe(false)
    }
  })

  it('knows other routes by their key', async () => {
    signedInWith({ key: 'salesDashboard', view: true })
    expect(await can('salesDashboard', 'list')).toBe(true)
    expect(await can('mail', 'list')).toBe(false)
    expect(await can('dashboard', 'list')).toBe(true)
  })

  it('opens everything to an ADMIN and nothing to nobody', async () => {
    expect(await can('pages/brand', 'list')).toBe(false)
    startSession('token', { ...asha, type: 'ADMIN' }, [])
    expect(await can('pages/brand', 'delete')).toBe(true)
    expect(await can('mail', 'list')).toBe(true)
  })
})
