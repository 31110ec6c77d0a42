import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useDataProvider, useNavigate, useNotify } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import type { Resource } from '../../core/index.ts'
import { conditionOf, strideFrom, type Work, workQuery } from '../../derive/work.ts'
import { isModal } from '../../shell/shortcuts/keys.ts'
import { defaultQuery, writeQuery } from '../list/useListState.ts'
import { idsOf, longest } from './useNeighbours.ts'

/** Where a record stands in the list that is worked off, and the way on. */
export interface WorkPlace {
  /** The first is 1; undefined where the record is not in the list, or not any more. */
  readonly place: number | undefined
  /** Undefined until the list is known. */
  readonly total: number | undefined
  /** Whether the list goes on beyond what was read. */
  readonly isCut: boolean
  /** The address of the list itself. */
  readonly list: string
  readonly go: (step: 1 | -1) => void
}

/**
 * Works a list off. What is not in it any more is passed over; when somebody has done here what the record waited for, the next one
 * opens, and behind the last one the list, whose `name` is said then.
 */
export function useWorkPlace(
  resource: Resource,
  id: string,
  { type, work, name }: { type: 'edit' | 'show'; work: Work; name: string },
): WorkPlace {
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const query = useMemo(
    () => idsOf(dataProvider, resource, { ...work, asked: conditionOf(resource, work) }),
    [dataProvider, resource, work],
  )
  // Nobody is led away from a record because a colleague has finished it: that is seen at the next step.
  const { data: ids } = useQuery({ ...query, refetchOnMount: 'always', refetchOnWindowFocus: false })
  const known = useRef<readonly string[]>([])
  const index = ids?.indexOf(id) ?? -1
  if (ids && index >= 0) known.current = ids
  const list = `${createPath({ resource: resource.path, type: 'list' })}?${writeQuery({ ...defaultQuery(resource), ...work })}`
  const open = (other: string) =>
    navigate(`${createPath({ resource: resource.path, id: other, type })}?${workQuery(work)}`)
  const go = async (step: 1 | -1) => {
    const fresh = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => ids ?? [])
    const { to, skipped } = strideFrom(known.current, fresh, id, step)
    if (skipped > 0) notify('form.work.skipped', { messageArgs: { smart_count: skipped } })
    if (to !== undefined) open(to)
    else if (fresh.length === 0) navigate(list)
  }
  const isDone = ids !== undefined && index < 0 && known.current.includes(id)
  const leave = useRef(() => {})
  leave.current = () => {
    const { to } = strideFrom(known.current, ids ?? [], id, 1)
    if (to !== undefined) return open(to)
    notify('form.work.finished', { messageArgs: { list: name } })
    navigate(list)
  }
  useEffect(() => {
    if (!isDone) return
    // What a dialog says of the step is read before the page changes.
    const timer = setInterval(() => {
      if (isModal()) return
      clearInterval(timer)
      leave.current()
    }, 50)
    return () => clearInterval(timer)
  }, [isDone])
  return {
    place: index < 0 ? undefined : index + 1,
    total: ids?.length,
    isCut: ids?.length === longest,
    list,
    go: (step) => void go(step),
  }
}
