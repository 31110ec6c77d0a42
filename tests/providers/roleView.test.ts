import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { createHttpClient } from '../../src/providers/httpClient.ts'
import type * as RoleViewModule from '../../src/providers/roleView.ts'
import type * as SessionModule from '../../src/providers/session.ts'
import { inEnglish } from './english.ts'

const person = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha' } as const
const view = { id: 'v1', role: { id: 'r1', name: 'Packing' }, until: '2030-01-01T00:00:00Z', userId: '7' }
const sent: Headers[] = []
const [reload, assign] = [vi.fn(), vi.fn()]
let roleView: typeof RoleViewModule
let session: typeof SessionModule
let http: ReturnType<typeof createHttpClient>

beforeEach(async () => {
  vi.resetModules()
  roleView = await import('../../src/providers/roleView.ts')
  session = await import('../../src/providers/session.ts')
  const client: { createHttpClient: typeof createHttpClient } = await import(
    '../../src/providers/httpClient.ts'
  )
  vi.stubGlobal('location', { href: location.href, origin: location.origin, reload, assign })
  vi.stubGlobal('fetch', async (url: RequestInfo, options: RequestInit) => {
    sent.push(new Request(url, options).headers)
    return Response.json({ message: 'The look is over.', code: 'view-ended' }, { status: 409 })
  })
  http = client.createHttpClient({ translate: inEnglish })
  sent.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const look = () => roleView.storeRoleView(view, [{ key: 'order', view: true }])
const ask = () => http.json(`${http.apiUrl}/orders`).catch(() => undefined)

describe('a look at the shop as a role', () => {
  it('is of its person’s session alone, and of this tab', () => {
    look()
    expect(roleView.storedRoleView('7')).toEqual({ ...view, roles: { order: { view: true } } })
    expect(roleView.storedRoleView('8')).toBeNull()
    session.startSession('token', person, [])
    expect(session.viewer()).toEqual({ type: 'SUB_ADMIN', permissions: { order: { view: true } } })
    session.renewSession(person, [{ key: 'cart', view: true }])
    expect(session.viewer().permissions).toEqual({ cart: { view: true } })
    expect(localStorage.getItem('auth_roles')).toBe('{}')
    sessionStorage.setItem('atelier.viewAs', '{')
    expect(roleView.storedRoleView('7')).toBeNull()
  })

  it('is over as soon as the server says so, and the page begins anew', async () => {
    look()
    session.startSession('token', person, [])
    await ask()
    expect(sent[0]?.get('X-View-As')).toBe('v1')
    expect([sessionStorage.length, reload.mock.calls.length, assign.mock.calls.length]).toEqual([0, 1, 0])
  })

  it('leads to the page that somebody asked for who is leaving, whoever hears first that it is over', async () => {
    look()
    session.startSession('token', person, [])
    roleView.leaveRoleViewFor('/app/pages/role')
    await ask()
    expect([assign.mock.calls, reload.mock.calls.length]).toEqual([[['/app/pages/role']], 0])
  })

  it('is not ended by an answer for somebody who has none', async () => {
    session.startSession('token', person, [])
    await ask()
    expect(sent[0]?.has('X-View-As')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
