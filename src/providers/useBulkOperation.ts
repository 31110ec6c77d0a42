import { useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import type { AnyRecord, Resource } from '../core/index.ts'
import type { ShopDataProvider } from './dataProvider.ts'
import type { BulkResult } from './shopCalls.ts'

/** An operation for several records at once. */
export interface BulkOperation {
  readonly operation: string
  readonly records: readonly AnyRecord[]
  readonly input: Readonly<Record<string, unknown>>
  /** Answers what would happen, and does nothing. */
  readonly dryRun?: boolean
}

/** Asks an operation of an area for several records in one request; answers which were done, and which were refused and why. */
export function useBulkOperation(
  resource: Pick<Resource, 'endpoint'>,
): (asked: BulkOperation) => Promise<BulkResult> {
  const provider = useDataProvider<ShopDataProvider>()
  const { endpoint } = resource
  return useCallback(
    async ({ operation, records, input, dryRun = false }) => {
      const items = records.map(({ id, version }) => ({ id, version }))
      const data = { items, data: input, dryRun }
      const path = `${endpoint}/bulk/operations/${operation}`
      return (await provider.request(path, { method: 'POST', data })).data
    },
    [provider, endpoint],
  )
}
