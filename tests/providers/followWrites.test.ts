import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { followWrites } from '../../src/providers/followWrites.ts'
import type { HttpClient } from '../../src/providers/httpTypes.ts'

const read = vi.hoisted(() => vi.fn(async () => {}))
vi.mock(import('../../src/providers/publicSettings.ts'), async (original) => ({
  ...(await original()),
  loadPublicSettings: read,
}))

/** What is stale after a call, of a page of orders and of what this person may do. */
async function staleAfter(path: string, method?: string, status = 200) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const keys = [
    ['pages/orders-list', 'getOne', { id: '1' }],
    ['auth', 'getPermissions'],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  const apiUrl = 'https://shop.test/api/v1'
  const answer = async () => {
    if (status >= 400) throw new HttpError('no', status)
    return { status, headers: new Headers(), body: '', json: {} }
  }
  const http = { apiUrl, json: answer } as unknown as HttpClient
  const client = followWrites(http, queryClient, { adminSetting: { endpoint: 'settings' } } as never)
  await client.json(`${apiUrl}${path}`, method ? { method } : {}).catch(() => undefined)
  return keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map(([area]) => area)
}

describe('what was read before a write', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'is read anew when it is opened again after %s',
    async (method) => {
      expect(await staleAfter('/shipments/7', method)).toEqual(['pages/orders-list'])
    },
  )

  it('is kept after a read, a refused write, a word on where one is, and what concerns the session', async () => {
    expect(await staleAfter('/shipments')).toEqual([])
    expect(await staleAfter('/shipments/7', 'PUT', 409)).toEqual([])
    expect(await staleAfter('/presence', 'POST')).toEqual([])
    expect(await staleAfter('/auth/preferences', 'PUT')).toEqual([])
  })
})

it('settings of the back office are obeyed by the page that wrote them', async () => {
  await staleAfter('/shipments/7', 'PUT')
  expect(read).not.toHaveBeenCalled()
  await staleAfter('/settings/1', 'PUT')
  expect(read).toHaveBeenCalledOnce()
})
