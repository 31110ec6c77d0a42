import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'

/** One record of a tree, with the titles of those above it, the topmost first. */
export interface TreeRecord {
  record: AnyRecord
  above: readonly AnyRecord[]
}

interface TreeQuery {
  /** Words to find, anywhere in the tree; without them the records right below `within` (the topmost ones where it is null). */
  q: string
  within: string | null
  maxDepth: number
}

/** Records of a tree, level by level or by words; never the whole tree. */
export function useTree(
  resource: Resource,
  { q, within, maxDepth }: TreeQuery,
  enabled: boolean,
): { found: readonly TreeRecord[]; isLoading: boolean; hasFailed: boolean } {
  const dataProvider = useDataProvider()
  const fields = fieldsOf(resource)
  const { data, isFetching, isError } = useQuery({
    queryKey: [resource.path, 'tree', { q, within }],
    queryFn: async ({ signal }) => {
      const filter = q ? { q } : { parent: within }
      const sort = { field: resource.fields.position ? 'position' : resource.title, order: 'ASC' as const }
      const { data: found } = await dataProvider.getList(resource.path, {
        filter,
        sort,
        pagination: { page: 1, perPage: q ? 25 : 100 },
        meta: { fields },
        signal,
      })
      const known = new Map<string, AnyRecord>(found.map((record) => [record.id, record]))
      let wanted = parentsOf(found)
      for (let level = 1; level < maxDepth && wanted.length > 0; level++) {
        const ids = wanted.filter((id) => !known.has(id))
        const { data: parents } =
          ids.length > 0
            ? await dataProvider.getMany(resource.path, { ids, meta: { fields }, signal })
            : { data: [] }
        for (const parent of parents) known.set(parent.id, parent)
        wanted = parentsOf(parents)
      }
      return found.map((record): TreeRecord => ({ record, above: pathTo(record, known, maxDepth) }))
    },
    enabled,
    staleTime: 5_000,
  })
  return { found: data ?? [], isLoading: isFetching, hasFailed: isError }
}

/** The ids of a record and of all below it, which must not become its parent. */
export function useSubtree(
  resource: Resource,
  id: string | undefined,
  maxDepth: number,
  enabled: boolean,
): ReadonlySet<string> {
  const dataProvider = useDataProvider()
  const { data } = useQuery({
    queryKey: [resource.path, 'subtree', id],
    queryFn: async ({ signal }) => {
      const ids = new Set([id as string])
      let level = [...ids]
      for (let depth = 1; depth < maxDepth && level.length > 0; depth++) {
        const pagination = { page: 1, perPage: 500 }
        const sort = { field: 'id', order: 'ASC' as const }
        const { data: below } = await dataProvider.getList(resource.path, {
          filter: { parent: { in: level } },
          pagination,
          sort,
          meta: { fields: ['id'] },
          signal,
        })
        level = below.map((record) => String(record.id)).filter((each) => !ids.has(each))
        for (const each of level) ids.add(each)
      }
      return ids
    },
    enabled: enabled && id !== undefined,
    staleTime: 5_000,
  })
  return data ?? new Set(id === undefined ? [] : [id])
}

/** What the picker shows of a record. */
export const fieldsOf = (resource: Resource): string[] => [
  ...['id', resource.title, 'parent'],
  ...(resource.picture ? [resource.picture] : []),
]

const parentsOf = (records: readonly AnyRecord[]) => [
  ...new Set(records.flatMap(({ parent }): string[] => (parent ? [parent] : []))),
]

function pathTo(record: AnyRecord, known: ReadonlyMap<string, AnyRecord>, maxDepth: number): AnyRecord[] {
  const path: AnyRecord[] = []
  for (let next = known.get(record.parent); next && path.length < maxDepth; next = known.get(next.parent))
    path.unshift(next)
  return path
}
