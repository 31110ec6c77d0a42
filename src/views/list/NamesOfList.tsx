import { useListContext } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import type { AnyRecord, Fields } from '../../core/index.ts'
import { listField } from '../../derive/columns.ts'
import { filteredNames, testsOf } from '../../derive/filters.ts'
import { targetOf } from '../../derive/relations.ts'
import { NamedRecords, type WantedNames } from '../NamedRecords.tsx'
import { useListView } from './ListViewContext.ts'

/** Fetches what the records are called that the page or its filters refer to: one request for each area. */
export function NamesOfList({ children }: { children: ReactNode }) {
  const { data } = useListContext<AnyRecord>()
  const { resource, columns, query, views } = useListView()
  const { chosen } = columns
  const wanted = useMemo((): WantedNames => {
    const ids: Record<string, Set<string>> = {}
    const add = (target: string, values: readonly unknown[]) => {
      ids[target] ??= new Set()
      for (const value of values) if (typeof value === 'string') ids[target].add(value)
    }
    const want = (name: string, values: readonly unknown[]) => {
      const field = listField(resource, name)
      const target = field && targetOf(resource, field)
      if (target) add(target, values)
      // Rows are shown by the pictures of what they name.
      for (const [key, { options }] of Object.entries((field?.options.fields ?? {}) as Fields))
        if (options.rowOf)
          add(
            options.rowOf,
            (values as AnyRecord[]).map((row) => row?.[key]),
          )
    }
    for (const name of [...chosen.map((column) => column.name), ...views.also])
      want(
        name,
        (data ?? []).flatMap((record) => record[name] ?? []),
      )
    for (const name of filteredNames(query.filter))
      want(name, Object.values(testsOf(query.filter, name)).flat())
    return Object.fromEntries(Object.entries(ids).map(([target, set]) => [target, [...set]]))
  }, [resource, chosen, data, query.filter, views])
  return <NamedRecords wanted={wanted}>{children}</NamedRecords>
}
