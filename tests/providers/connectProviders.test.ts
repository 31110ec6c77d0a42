import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectProviders } from '../../src/providers/connectProviders.ts'
import { writePreference } from '../../src/providers/preferences.ts'
import { endSession, readSession, startSession } from '../../src/providers/session.ts'

const api = 'http://localhost:3000/api/v1'
const asha = { _id: '7', type: 'SUB_ADMIN', username: 'asha', name: 'Asha' } as const
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
  localStorage.clear()
})
afterAll(() => server.close())

describe('the connected providers', () => {
  it('speak the chosen language, look again who may do what, and leave a refused call without an answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(
      mock.get(`${api}/home/getTxt/public`, () => HttpResponse.json({}, { status: 404 })),
      mock.get(`${api}/auth/session`, () =>
        HttpResponse.json({ user: { ...asha, permissions: [{ key: 'tag', view: true }] } }),
      ),
      mock.get(`${api}/brands/1`, () => HttpResponse.json({}, { status: 404 })),
      mock.get(`${api}/brands/2`, () => HttpResponse.json({}, { status: 403 })),
    )
    writePreference('locale', 'fr')
    startSession('token', asha, [])
    const { dataProvider, authProvider, i18nProvider, store, queryClient } = await connectProviders()

    expect(i18nProvider.getLocale()).toBe('fr')
    expect(i18nProvider.translate('resources.pages/brand.name', { smart_count: 2 })).toBe('Marques')
    await expect.poll(() => readSession()?.roles).toEqual({ tag: { view: true } })
    expect(await authProvider.canAccess?.({ resource: 'pages/tag', action: 'list' } as never)).toBe(true)
    await expect(dataProvider.getOne('pages/brand', { id: '1' })).rejects.toThrow(
      'Un problème est survenu\u202f!',
    )

    store.setItem('pages/brand.selectedIds', ['1'])
    queryClient.setQueryData(['pages/brand'], [])
    const answered = vi.fn()
    dataProvider.getOne('pages/brand', { id: '2' }).then(answered, answered)
    await expect.poll(() => readSession()).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(answered).not.toHaveBeenCalled()
    expect(store.getItem('pages/brand.selectedIds')).toBeUndefined()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
