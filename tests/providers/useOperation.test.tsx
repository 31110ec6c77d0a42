import { renderHook } from '@testing-library/react'
import { CoreAdminContext, type DataProvider } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { useOperation } from '../../src/providers/useOperation.ts'

it('an operation is of a record where one is named, with the version that people saw, and of the area otherwise', async () => {
  const request = vi.fn(async (..._sent: unknown[]) => ({ data: 'done' }))
  const dataProvider = { request } as unknown as DataProvider
  const { result } = renderHook(() => useOperation({ endpoint: 'orders' }), {
    wrapper: ({ children }) => <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>,
  })
  expect(await result.current('hold', { record: { id: 'a/b', version: 3 }, input: { why: 'x' } })).toBe(
    'done',
  )
  await result.current('read', { id: 7 })
  await result.current('sweep')
  expect(request.mock.calls).toEqual([
    ['orders/a%2Fb/operations/hold', { method: 'POST', data: { why: 'x', version: 3 } }],
    ['orders/7/operations/read', { method: 'POST', data: {} }],
    ['orders/operations/sweep', { method: 'POST', data: {} }],
  ])
})
