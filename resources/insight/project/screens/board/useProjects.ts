import { useStore } from 'ra-core'
import { useEffect } from 'react'
import type { RecordOf, Resource } from '../../../../../src/core/index.ts'
import { listOf } from '../../../../../src/views/listOf.ts'
import type { project } from '../../project.ts'

const useProjectList = listOf<RecordOf<typeof project>>()

/** As many as are offered to choose from; the list has all of them. */
const most = 200

const fields = ['name', 'stage', 'dueDate', 'members'] satisfies (keyof RecordOf<typeof project>)[]

/** The projects there are, and the one whose board is shown: that of the address, else the one looked at last, else the first that is due and not finished. */
export function useProjects(area: Resource, asked: string | undefined) {
  const [last, keep] = useStore<string>('boardProject', '')
  const { data, error, refetch } = useProjectList(area.path, {
    pagination: { page: 1, perPage: most },
    sort: { field: 'dueDate', order: 'ASC' },
    filter: {},
    meta: { fields },
  })
  const isThere = (id: string) => data?.some((each) => each.id === id)
  const first = data?.find(({ stage }) => stage !== 'finished') ?? data?.[0]
  const shown = asked ?? (isThere(last) ? last : first?.id)
  const id = data ? shown : asked
  useEffect(() => {
    if (id !== undefined && id !== last) keep(id)
  }, [id, last, keep])
  return { projects: data, id, error, refetch }
}
