import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as SessionModule from '../../src/providers/session.ts'

const asha = { _id: '7', type: 'SUB_ADMIN', username: 'asha', name: 'Asha Rao' } as const
const ben = { _id: '8', type: 'ADMIN', username: 'ben', name: 'Ben' } as const
const stops: (() => void)[] = []

/** A tab: its own copy of the module over the storage that all tabs share. */
async function openTab(reload = () => {}) {
  vi.resetModules()
  const session: typeof SessionModule = await import('../../src/providers/session.ts')
  stops.push(session.watchSession(reload))
  const changes: SessionModule.SessionChange[] = []
  stops.push(session.onSessionChange((change) => changes.push(change)))
  return { ...session, changes }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the session', () => {
  it('stores the items of the specification and gives them back', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, [{ key: 'brand', view: true, edit: false }])
    expect(Object.fromEntries(Object.entries(localStorage).sort())).toEqual({
      auth_id: '7',
      auth_name: 'Asha Rao',
      auth_roles: '{"brand":{"view":true,"edit":false}}',
      auth_token: 'token',
      auth_type: 'SUB_ADMIN',
      auth_user: JSON.stringify(asha),
    })
    expect(tab.readSession()).toEqual({
      token: 'token',
      type: 'SUB_ADMIN',
      userId: '7',
      userName: 'Asha Rao',
      user: asha,
      roles: { brand: { view: true, edit: false } },
      view: null,
    })
    expect(tab.viewer()).toEqual({ type: 'SUB_ADMIN', permissions: { brand: { view: true, edit: false } } })
  })

  it('is the same object until something changes', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, [])
    expect(tab.readSession()).toBe(tab.readSession())
  })

  it('is found again by a new page', async () => {
    ;(await openTab()).startSession('token', asha, [])
    expect((await openTab()).authToken()).toBe('token')
  })

  it('clears all items at its end, and nothing else', async () => {
    const tab = await openTab()
    localStorage.setItem('devicetoken', 'device')
    tab.startSession('token', asha, [])
    expect(tab.endSession('signed-out')).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['devicetoken'])
    expect(tab.viewer()).toEqual({ type: 'CUSTOMER', permissions: {} })
    expect(tab.lastEndReason()).toBe('signed-out')
  })

  it('ends once', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, [])
    tab.endSession('refused')
    expect(tab.endSession('refused')).toBe(false)
    expect(tab.changes).toEqual([{ kind: 'started' }, { kind: 'ended', reason: 'refused' }])
  })

  it('ends only for the token that was refused', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, [])
    expect(tab.endSession('refused', 'an older one')).toBe(false)
    expect(tab.authToken()).toBe('token')
  })

  it('takes new permissions over', async () => {
    const tab = await openTab()
    tab.startSession('token', asha, [])
    tab.renewSession(asha, [{ key: 'tag', view: true }])
    expect(tab.viewer().permissions).toEqual({ tag: { view: true } })
    expect(tab.authToken()).toBe('token')
  })

  it.each([
    ['a customer', { auth_type: 'CUSTOMER' }],
    ['an unknown type', { auth_type: 'ROOT' }],
    ['no id', { auth_id: '' }],
    ['no token', { auth_token: '' }],
  ])('does not use a storage with %s', async (_, items) => {
    ;(await openTab()).startSession('token', asha, [])
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    expect((await openTab()).readSession()).toBeNull()
  })

  it.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"brand":"view"}',
    '{"brand":{"view":"true"}}',
    '{"__proto__":{"view":true}}',
  ])('grants nothing out of broken roles: %s', async (roles) => {
    ;(await openTab()).startSession('token', asha, [])
    localStorage.setItem('auth_roles', roles)
    const { viewer } = await openTab()
    const { hasFlag } = await import('../../src/core/access.ts')
    expect(['brand', 'tag', 'constructor'].map((key) => hasFlag(viewer(), key, 'view'))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('lives in memory where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const other = await openTab()
    other.startSession('another', ben, [])
    const tab = await openTab()
    tab.startSession('token', asha, [])
    expect(tab.authToken()).toBe('token')
    // Whether it is the same person’s, nobody can know.
    other.endSession('signed-out')
    await expect.poll(() => tab.changes.at(-1)).toEqual({ kind: 'ended', reason: 'elsewhere' })
    expect([tab.readSession(), other.readSession()]).toEqual([null, null])
  })
})

describe('two tabs', () => {
  it('end together, within a second', async () => {
    const first = await openTab()
    first.startSession('token', asha, [])
    const second = await openTab()
    expect(second.readSession()?.userId).toBe('7')
    first.endSession('signed-out')
    await expect.poll(() => second.changes).toEqual([{ kind: 'ended', reason: 'elsewhere' }])
    expect(second.readSession()).toBeNull()
    expect(second.lastEndReason()).toBe('elsewhere')
  })

  it('start together', async () => {
    const first = await openTab()
    const second = await openTab()
    first.startSession('token', asha, [])
    await expect.poll(() => second.changes).toEqual([{ kind: 'started' }])
  })

  it('say what ended the session: a refusal of the server is no sign-out of its person', async () => {
    const first = await openTab()
    first.startSession('token', asha, [])
    const second = await openTab()
    first.endSession('refused', 'token')
    await expect.poll(() => second.changes).toEqual([{ kind: 'ended', reason: 'refused' }])
    expect(second.lastEndReason()).toBe('refused')
    first.startSession('next', asha, [])
    const third = await openTab()
    first.endSession('signed-out')
    await expect.poll(() => third.changes).toEqual([{ kind: 'ended', reason: 'elsewhere' }])
  })

  it('never mix two people: the other tab starts afresh', async () => {
    const reload = vi.fn()
    const first = await openTab()
    first.startSession('token', asha, [])
    const second = await openTab(reload)
    // Both at once, as after a sleep in which the second tab heard nothing of the first sign-out.
    for (const [name, value] of [
      ['auth_id', '8'],
      ['auth_type', 'ADMIN'],
      ['auth_token', 'other'],
    ] as const)
      localStorage.setItem(name, value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: 'other' }))
    expect(reload).toHaveBeenCalled()
    expect(second.changes).toContainEqual({ kind: 'replaced' })
    first.endSession('signed-out')
    first.startSession('third', ben, [])
  })

  it('begin the page anew where nobody says how', async () => {
    ;(await openTab()).startSession('token', asha, [])
    vi.resetModules()
    const { watchSession }: typeof SessionModule = await import('../../src/providers/session.ts')
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    stops.push(watchSession(), vi.unstubAllGlobals)
    localStorage.setItem('auth_id', '8')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('share a new name also where the message came before the storage', async () => {
    const first = await openTab()
    first.startSession('token', asha, [])
    const second = await openTab()
    expect(second.readSession()?.userName).toBe(asha.name)
    localStorage.setItem('auth_name', 'Asha Sen')
    localStorage.setItem('auth_user', JSON.stringify({ ...asha, name: 'Asha Sen' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_user' }))
    expect(second.changes).toEqual([{ kind: 'renewed' }])
    expect(second.readSession()?.userName).toBe('Asha Sen')
  })

  it('share new permissions', async () => {
    const first = await openTab()
    first.startSession('token', asha, [])
    const second = await openTab()
    first.renewSession(asha, [{ key: 'tag', view: true }])
    await expect.poll(() => second.changes).toEqual([{ kind: 'renewed' }])
    expect(second.viewer().permissions).toEqual({ tag: { view: true } })
  })

  it.each([
    [
      'comes out of the cache of the browser',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'hears that the storage was emptied',
      () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
    ],
  ])('look again when one %s', async (_, happens) => {
    const tab = await openTab()
    tab.startSession('token', asha, [])
    localStorage.clear()
    happens()
    expect(tab.changes.at(-1)).toEqual({ kind: 'ended', reason: 'elsewhere' })
  })
})
