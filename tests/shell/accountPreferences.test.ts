import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferencesSchema } from '../../src/derive/account.ts'
import type { HttpClient } from '../../src/providers/httpTypes.ts'
import { endSession, startSession } from '../../src/providers/session.ts'
import { createStore } from '../../src/providers/store.ts'
import { followPreferences } from '../../src/shell/theme/accountPreferences.ts'

const person = { _id: '7', type: 'ADMIN', username: 'mira', name: 'Mira' } as const
let stop = () => {}
let store = createStore('7')

/** A server that keeps preferences, or refuses with an error; `calls` is what it was asked. */
function account(kept: Record<string, unknown> | Error) {
  const calls: { method: string; body: unknown; anonymous: boolean | undefined }[] = []
  const json: HttpClient['json'] = async (_url, { method = 'GET', body, anonymous } = {}) => {
    calls.push({ method, body: body ? JSON.parse(String(body)) : undefined, anonymous })
    if (kept instanceof Error) throw kept
    return { status: 200, headers: new Headers(), body: '', json: kept }
  }
  return { calls, http: { apiUrl: 'https://api.test', json } as HttpClient }
}

const settle = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  startSession('token', person, [])
  store = createStore('7')
  store.setup()
})
afterEach(() => {
  stop()
  endSession('signed-out')
  vi.useRealTimers()
})

describe('the preferences of an account', () => {
  it('come into the browser at sign-in, before what the browser had', async () => {
    store.setItem('currentTheme', 'light')
    store.setItem('navType', 'TOP')
    const { http, calls } = account({ currentTheme: 'dark', locale: 'ja', density: 'compact' })
    stop = followPreferences(http, store)
    await settle()
    const of = (key: string) => store.getItem(key)
    expect(['currentTheme', 'locale', 'density', 'navType'].map(of)).toEqual(['dark', 'ja', 'compact', 'TOP'])
    // What came from there is not sent back, and what the browser had is not passed off as a choice.
    expect(calls).toEqual([{ method: 'GET', body: undefined, anonymous: true }])
  })

  it('hold the columns of every list, which another browser has from there', async () => {
    const columns = { 'pages/products': ['brand', 'stock'] }
    const { http, calls } = account({})
    stop = followPreferences(http, store)
    await settle()
    store.setItem('columns', columns)
    await settle()
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { columns } })
    expect(preferencesSchema.safeParse({ columns }).success).toBe(true)
    for (const wrong of [{ 'pages/products': 'brand' }, { '../x': [] }, { 'pages/products': ['a b'] }])
      expect(preferencesSchema.safeParse({ columns: wrong }).success, JSON.stringify(wrong)).toBe(false)
    stop()
    localStorage.clear()
    stop = followPreferences(account({ columns }).http, store)
    await settle()
    expect(store.getItem('columns')).toEqual(columns)
  })

  it('learn several quick changes in one request', async () => {
    const { http, calls } = account({})
    stop = followPreferences(http, store)
    await settle()
    store.setItem('direction', 'rtl')
    store.setItem('topNavColor', '#24a772')
    store.setItem('topNavColor', '#de4436')
    await settle()
    expect(calls.slice(1)).toEqual([
      { method: 'PUT', body: { direction: 'rtl', topNavColor: '#de4436' }, anonymous: true },
    ])
  })

  it('say nothing of what the server alone changes, also where another window has heard of it', async () => {
    const { http, calls } = account({ roleDashboards: {} })
    stop = followPreferences(http, store)
    await settle()
    const newValue = JSON.stringify({ sales: [] })
    window.dispatchEvent(new StorageEvent('storage', { key: 'RaStoreAtelier.roleDashboards', newValue }))
    store.setItem('roleDashboards', { sales: [] })
    await settle()
    expect(calls.map(({ method }) => method)).toEqual(['GET'])
  })

  it('do not undo what was changed while they were on their way', async () => {
    const { http } = account({ currentTheme: 'dark' })
    stop = followPreferences(http, store)
    store.setItem('currentTheme', 'light')
    await settle()
    expect(store.getItem('currentTheme')).toBe('light')
  })

  it('leave out what makes no sense', async () => {
    const { http } = account({ locale: 'xx', navCollapsed: 'yes', __proto__: { direction: 'rtl' } })
    stop = followPreferences(http, store)
    await settle()
    expect([store.getItem('locale'), store.getItem('navCollapsed'), store.getItem('direction')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('stay in the browser, silently, behind a server that has no such route', async () => {
    const { http, calls } = account(new Error('not found'))
    stop = followPreferences(http, store)
    await settle()
    store.setItem('direction', 'rtl')
    await settle()
    expect(store.getItem('direction')).toBe('rtl')
    expect(calls).toHaveLength(1)
  })

  it('are told at the last moment when the page goes away', async () => {
    const { http, calls } = account({})
    stop = followPreferences(http, store)
    await settle()
    store.setItem('direction', 'rtl')
    window.dispatchEvent(new Event('pagehide'))
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { direction: 'rtl' } })
  })

  it('are not asked for when nobody is signed in, nor told after the session has ended', async () => {
    const { http, calls } = account({})
    const end = followPreferences(http, store)
    await settle()
    end()
    store.setItem('direction', 'rtl')
    await settle()
    endSession('signed-out')
    stop = followPreferences(http, store)
    await settle()
    expect(calls).toHaveLength(1)
  })
})
