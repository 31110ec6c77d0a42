import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import { type ReactNode, useContext, useMemo, useRef } from 'react'
import { mayLookUp } from '../derive/permissions.ts'
import { type RecordNames, RecordNamesContext, shortId } from '../fields/reference/recordNames.tsx'
import { heardName, namedFor } from '../providers/hearNames.ts'
import { useViewer } from '../shell/access/useViewer.ts'
import { pictureOf } from './RecordTitle.tsx'
import { RegistryContext } from './RegistryContext.ts'
import { type LookupRecord, titleOf } from './titleOf.ts'
import { useRecordPath } from './useRecordPath.ts'

/** Ids by the name of their resource. */
export type WantedNames = Readonly<Record<string, readonly string[]>>

/** Names the wanted records for everything inside, with one request for each resource that nothing was heard of (`hearNames`); what is known already stays while more is loaded. */
export function NamedRecords({ wanted, children }: { wanted: WantedNames; children: ReactNode }) {
  const registry = useContext(RegistryContext)
  const viewer = useViewer()
  const locale = useLocale()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const pathTo = useRecordPath()
  const known = useRef(new Map<string, LookupRecord | null>())
  const asked = Object.entries(wanted).flatMap(([target, ids]) => {
    const resource = registry[target]
    return resource && ids.length > 0 && mayLookUp(viewer, registry, resource)
      ? [{ resource, ids: [...new Set(ids)].sort() }]
      : []
  })
  const { looked, isWhole } = useQueries({
    queries: asked.map(({ resource, ids }) => {
      const looked = (records: LookupRecord[]) => ({ target: resource.name, ids, records })
      return {
        queryKey: [resource.path, 'getMany', { ids, meta }, locale],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Looked> =>
          looked((await dataProvider.getMany<LookupRecord>(resource.path, { ids, meta, signal })).data),
        // What came with the records that refer to them needs no request.
        initialData: () => {
          const heard = ids.flatMap((id) => heardName<LookupRecord>(queryClient, resource.path, id) ?? [])
          return heard.length === ids.length ? looked(heard) : undefined
        },
        retry: false,
        staleTime: namedFor,
      }
    }),
    combine: combineResults,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` and `pathTo` follow from what is listed
  const names = useMemo((): RecordNames => {
    for (const { target, ids, records } of looked) {
      for (const id of ids)
        known.current.set(`${target} ${id}`, records.find((record) => record.id === id) ?? null)
    }
    const nameOf: RecordNames = (target, id) => {
      const resource = registry[target]
      const record = known.current.get(`${target} ${id}`)
      if (!resource || !record) return { title: record === null || isWhole ? shortId(id) : '' }
      return {
        title: titleOf(resource, record, locale),
        picture: pictureOf(resource, record) ?? null,
        to: pathTo(resource, id),
      }
    }
    return Object.assign(nameOf, { isWhole })
  }, [looked, isWhole, registry, locale, viewer, wanted])
  return <RecordNamesContext value={names}>{children}</RecordNamesContext>
}

const meta = { lookup: true } as const

interface Looked {
  target: string
  ids: readonly string[]
  records: LookupRecord[]
}

/** A request that failed is waited for no longer. */
const combineResults = (results: readonly { data: Looked | undefined; isPending: boolean }[]) => ({
  looked: results.flatMap(({ data }) => data ?? []),
  isWhole: results.every(({ isPending }) => !isPending),
})
