import { useListContext } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import type { AnyRecord, Condition } from '../../core/index.ts'
import { listField } from '../../derive/columns.ts'
import { filteredNames, testsOf } from '../../derive/filters.ts'
import { targetOf } from '../../derive/relations.ts'
import { picturedBy, wantedNames } from '../../derive/wantedNames.ts'
import { NamedRecords, type WantedNames } from '../NamedRecords.tsx'
import { useListView } from './ListViewContext.ts'

/** Fetches what the records are called that the page or its filters refer to: one request for each area. */
export function NamesOfList({ children }: { children: ReactNode }) {
  const { data } = useListContext<AnyRecord>()
  const { resource, columns, query, views } = useListView()
  const { chosen } = columns
  const wanted = useMemo((): WantedNames => {
    const names = [...chosen.map((column) => column.name), ...views.also]
    const ids = wantedNames(
      resource,
      names.map((name) => [name, data?.map((record) => record[name])]),
      picturedBy,
    )
    for (const name of filteredNames(query.filter)) {
      const field = listField(resource, name)
      const target = field && targetOf(resource, field)
      if (target) ids[target] = [...(ids[target] ?? []), ...tested(query.filter, name)]
    }
    return ids
  }, [resource, chosen, data, query.filter, views])
  return <NamedRecords wanted={wanted}>{children}</NamedRecords>
}

/** The ids that a filter compares a field with. */
const tested = (filter: Condition, name: string): string[] =>
  Object.values(testsOf(filter, name))
    .flat()
    .filter((value) => typeof value === 'string')
