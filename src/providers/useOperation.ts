import { type Identifier, useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import { defined } from '../core/defined.ts'
import type { AnyRecord, Resource } from '../core/index.ts'
import type { ShopDataProvider } from './dataProvider.ts'

/** What an operation is asked with: of a record where one is named, of the area otherwise. */
export interface OperationParams {
  /** What is to be changed, as people saw it: the server refuses what is based on another version. */
  record?: Pick<AnyRecord, 'id' | 'version'> | undefined
  /** What something is read of, or added to, whatever its version. */
  id?: Identifier
  input?: Readonly<Record<string, unknown>>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Asks an area for what its `*.operations.ts` offers, and answers with what that returned. Rejects as every call of the data
 * provider does: with an `HttpError` whose `body.errors` has a text for each field.
 */
export function useOperation(
  resource: Pick<Resource, 'endpoint'>,
): <T = any>(name: string, params?: OperationParams) => Promise<T> {
  const provider = useDataProvider<ShopDataProvider>()
  const { endpoint } = resource
  return useCallback(
    async (name, { record, id = record?.id, input = {}, headers, signal } = {}) => {
      const one = id === undefined ? '' : `/${encodeURIComponent(id)}`
      const path = `${endpoint}${one}/operations/${name}`
      return (
        await provider.request(
          path,
          defined({
            method: 'POST',
            data: record ? { ...input, version: record.version } : input,
            headers,
            signal,
          }),
        )
      ).data
    },
    [provider, endpoint],
  )
}
