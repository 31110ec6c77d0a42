import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useContext } from 'react'
import { type AnyRecord, type AreaHead, hasFlag, type ListAsked } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { RegistryContext } from '../../../../../src/views/RegistryContext.ts'

/** The records of another area that belong to an order. */
export interface Children<T extends AnyRecord> {
  /** Undefined where the viewer may not see that area. */
  readonly area: AreaHead | undefined
  readonly records: readonly T[]
  readonly isPending: boolean
}

const none: readonly never[] = []

/** What belongs to an order in another area (`shipment`, `payment` …), the oldest first; nothing where the viewer may not see it. */
export function useChildren<T extends AnyRecord = AnyRecord>(name: string, order: string): Children<T> {
  const provider = useDataProvider()
  const viewer = useViewer()
  const head = useContext(RegistryContext)[name]
  const area = head && hasFlag(viewer, name, 'view') ? head : undefined
  const { data, isPending } = useQuery({
    queryKey: [area?.path, 'ofOrder', order],
    queryFn: async ({ signal }) => {
      const { data: records } = await provider.getList<T>(area?.path ?? '', {
        filter: { order },
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'createdAt', order: 'ASC' },
        signal,
      } satisfies ListAsked<AnyRecord>)
      return records
    },
    enabled: area !== undefined,
    retry: false,
  })
  return { area, records: data ?? none, isPending: area !== undefined && isPending }
}
