import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { followSession } from '../../src/providers/followSession.ts'
import { readPreference, writePreference } from '../../src/providers/preferences.ts'
import { endSession, startSession } from '../../src/providers/session.ts'
import { createStore } from '../../src/providers/store.ts'

const asha = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha' } as const

describe('preferences', () => {
  it('are read and written outside React as useStore does', () => {
    const store = createStore()
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

  it('survive sign-out as far as they are about the look; work does not', () => {
    const store = createStore()
    const kept = {
      locale: 'fr',
      direction: 'rtl',
      navCollapsed: true,
      topNavColor: '#123456',
      'pages/brand.columns': ['name'],
      'sidebar.open': false,
    }
    const gone = {
      'pages/brand.listParams': { filter: { q: 'Rao' } },
      'pages/brand.selectedIds': ['1'],
      'pages/brand.savedQueries': [],
    }
    for (const [key, value] of Object.entries({ ...kept, ...gone })) store.setItem(key, value)
    store.reset()
    for (const [key, value] of Object.entries(kept)) expect(store.getItem(key)).toEqual(value)
    for (const key of Object.keys(gone)) expect(store.getItem(key)).toBeUndefined()
  })
})

describe('the end of a session', () => {
  it('empties caches and work state', () => {
    const client = new QueryClient()
    const store = createStore()
    const stop = followSession(client, store)
    startSession('token', asha, [])
    client.setQueryData(['pages/brand', 'getList'], [{ id: '1' }])
    store.setItem('pages/brand.selectedIds', ['1'])
    endSession('refused')
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(store.getItem('pages/brand.selectedIds')).toBeUndefined()
    stop()
  })

  it('has its counterpart: a new session asks anew who may do what', () => {
    const client = new QueryClient()
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    const stop = followSession(client, createStore())
    startSession('token', asha, [])
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['auth'] })
    stop()
  })
})
