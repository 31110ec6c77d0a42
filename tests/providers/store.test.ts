import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { followSession } from '../../src/providers/followSession.ts'
import { readPreference, writePreference } from '../../src/providers/preferences.ts'
import { endSession, startSession } from '../../src/providers/session.ts'
import { createStore } from '../../src/providers/store.ts'

const asha = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha' } as const

describe('preferences', () => {
  it('are read and written outside React as useStore does', () => {
    const store = createStore('7')
    store.setItem('currentTheme', 'dark')
    expect(readPreference('currentTheme')).toBe('dark')
    writePreference('locale', 'ja')
    expect(store.getItem('locale')).toBe('ja')
  })

  it('are undefined where storage holds something else', () => {
    localStorage.setItem('RaStoreAtelier.locale', '{')
    expect(readPreference('locale')).toBeUndefined()
    expect(readPreference('nothing')).toBeUndefined()
  })

  it('survive sign-out as far as a person has arranged them; work does not', () => {
    const store = createStore('7')
    const kept = {
      locale: 'fr',
      direction: 'rtl',
      navCollapsed: true,
      topNavColor: '#123456',
      density: 'compact',
      columns: { 'pages/brand': ['name'] },
      'pages/brand.savedQueries': [{ name: 'Mine' }],
    }
    const gone = {
      'pages/brand.listParams': { filter: { q: 'Rao' } },
      'pages/brand.selectedIds': ['1'],
      recentPages: [{ title: 'Rao' }],
    }
    for (const [key, value] of Object.entries({ ...kept, ...gone })) store.setItem(key, value)
    store.reset()
    for (const [key, value] of Object.entries(kept)) expect(store.getItem(key)).toEqual(value)
    for (const key of Object.keys(gone)) expect(store.getItem(key)).toBeUndefined()
  })

  it('are the same for everybody in their look, and nobody else’s in what a person has arranged', () => {
    const mine = createStore('7')
    mine.setItem('locale', 'fr')
    mine.setItem('pages/brand.savedQueries', [{ name: 'Mine' }])
    const theirs = createStore('8')
    expect(theirs.getItem('locale')).toBe('fr')
    expect(theirs.getItem('pages/brand.savedQueries')).toBeUndefined()
    expect(createStore('7').getItem('pages/brand.savedQueries')).toEqual([{ name: 'Mine' }])
  })

  it('tell whoever follows them, in other tabs too', () => {
    const store = createStore('7')
    store.setup()
    const heard = vi.fn()
    const stops = [store.subscribe('locale', heard), store.subscribe('density', heard)]
    store.setItem('locale', 'ja')
    for (const [name, value] of Object.entries({
      'RaStoreAtelier.locale': 'zh',
      'RaStorePerson.7.density': 'compact',
    })) {
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: JSON.stringify(value) }))
    }
    expect(heard.mock.calls).toEqual([['ja'], ['zh'], ['compact']])
    for (const stop of stops) stop()
    store.teardown()
  })
})

describe('the end of a session', () => {
  it('empties caches and work state', () => {
    const client = new QueryClient()
    const store = createStore('7')
    const stop = followSession(client, store)
    startSession('token', asha, [])
    client.setQueryData(['pages/brand', 'getList'], [{ id: '1' }])
    store.setItem('pages/brand.selectedIds', ['1'])
    endSession('refused')
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(store.getItem('pages/brand.selectedIds')).toBeUndefined()
    // The next session has a client of its own.
    client.setQueryData(['next'], 1)
    startSession('other', asha, [])
    endSession('signed-out')
    expect(client.getQueryData(['next'])).toBe(1)
    stop()
  })

  it('has its counterpart: a new session asks anew who may do what', () => {
    const client = new QueryClient()
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    const stop = followSession(client, createStore('7'))
    startSession('token', asha, [])
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['auth'] })
    stop()
  })
})
