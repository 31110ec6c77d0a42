import { renderHook } from '@testing-library/react'
import { CoreAdminContext, type DataProvider } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { useBulkOperation } from '../../src/providers/useBulkOperation.ts'

it('an operation for several records is one request with the version of each, and in earnest unless it says otherwise', async () => {
  const request = vi.fn(async (..._sent: unknown[]) => ({ data: { done: ['1'] } }))
  const dataProvider = { request } as unknown as DataProvider
  const { result } = renderHook(() => useBulkOperation({ endpoint: 'orders' }), {
    wrapper: ({ children }) => <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>,
  })
  const asked = {
    operation: 'hold',
    records: [{ id: '1', version: 4, total: 9 } as never],
    input: { why: 'x' },
  }
  expect(await result.current(asked)).toEqual({ done: ['1'] })
  await result.current({ ...asked, dryRun: true })
  const items = [{ id: '1', version: 4 }]
  expect(request.mock.calls).toEqual(
    [false, true].map((dryRun) => [
      'orders/bulk/operations/hold',
      { method: 'POST', data: { items, data: { why: 'x' }, dryRun } },
    ]),
  )
})
