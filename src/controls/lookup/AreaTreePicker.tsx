import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useTranslate } from 'ra-core'
import type { AnyRecord, AreaHead, Resource } from '../../core/index.ts'
import { useArea } from '../../loadArea.ts'
import { RecordTitle } from '../../views/RecordTitle.tsx'
import { titleOf } from '../../views/titleOf.ts'
import type { Branch } from '../tree/nodes.ts'
import { TreePicker } from '../tree/TreePicker.tsx'
import { fieldsOf } from './useTree.ts'

interface AreaTreePickerProps {
  /** An area with a field `parent`. */
  target: AreaHead
  label: string
  chosen: readonly string[]
  disabled?: boolean | undefined
  onChoose: (id: string) => void
}

/** Several records of an area that is a tree, chosen where they stand. Whoever sees it may view the area. Suspends until the area is there. */
export default function AreaTreePicker({ target, onChoose, ...props }: AreaTreePickerProps) {
  const translate = useTranslate()
  const resource = useArea(target)
  const useBranch = (id: string | null) => useRecordsBelow(resource, id)
  return (
    <TreePicker
      {...props}
      isMany
      open={translate('fields.lookup.tree')}
      useBranch={useBranch}
      onChoose={({ id }) => onChoose(id)}
    />
  )
}

/** The records right below one, with whether others lie below them in turn. */
function useRecordsBelow(resource: Resource, id: string | null): Branch {
  const dataProvider = useDataProvider()
  const locale = useLocale() ?? 'en'
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [resource.path, 'branch', id],
    queryFn: async ({ signal }) => {
      const below = (filter: object, fields: readonly string[], field: string) =>
        dataProvider.getList<AnyRecord>(resource.path, {
          filter,
          sort: { field, order: 'ASC' },
          pagination: { page: 1, perPage: 500 },
          meta: { fields },
          signal,
        })
      const order = resource.fields.position ? 'position' : resource.title
      const { data: records } = await below({ parent: id }, fieldsOf(resource), order)
      if (records.length === 0) return { records, parents: new Set<string>() }
      const ids = records.map((record) => record.id)
      const { data: further } = await below({ parent: { in: ids } }, ['id', 'parent'], 'id')
      return { records, parents: new Set(further.map(({ parent }) => String(parent))) }
    },
    staleTime: 5_000,
    retry: false,
  })
  return {
    isLoading: isPending,
    retry: isError ? () => void refetch() : undefined,
    nodes: (data?.records ?? []).map((record) => ({
      id: record.id,
      title: titleOf(resource, record, locale),
      content: <RecordTitle resource={resource} record={record} />,
      hasBelow: data?.parents.has(record.id) === true,
    })),
  }
}
