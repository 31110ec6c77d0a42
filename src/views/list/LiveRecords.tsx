import { type Query, useQueryClient } from '@tanstack/react-query'
import { type GetListResult, useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { isReadSince } from '../../providers/live/begunReads.ts'
import { type Heard, notYet, useSettledChanges } from '../../providers/live/useSettledChanges.ts'
import css from './LiveRecords.module.css'

type Page = GetListResult<AnyRecord>

/** How the page would be, read anew, where it has other records than are shown. */
interface Waiting {
  readonly query: Query
  readonly page: Page | undefined
  readonly added: number
}

interface LiveRecordsProps {
  resource: Resource
  /** The records that are shown, as `getList` answered them. */
  data: readonly AnyRecord[]
  isTree?: boolean
}

/**
 * Keeps a list up to date while others work: what is shown changes in place, and what came or went is announced, and comes in when one
 * asks for it, so that nothing moves under the pointer.
 */
export default function LiveRecords({ resource, data, isTree = false }: LiveRecordsProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting>()
  const reads = () =>
    queryClient.getQueryCache().findAll({ queryKey: [resource.path, 'getList'], type: 'active' })
  const shown = reads().find(
    (query) => (query.state.data as Page | undefined)?.data === data || isSame(query.state.data, data),
  )

  useSettledChanges([resource.name], async ({ heardAt }: Heard) => {
    const last = shown ?? reads().find(({ state }) => state.fetchStatus === 'fetching')
    if (!last || isReadSince(last, heardAt)) return
    // Its answer may be of before the change.
    if (last.state.fetchStatus !== 'idle' || last !== shown) return notYet
    void queryClient.invalidateQueries({ queryKey: [resource.path, 'counts'] })
    // Of a tree also what lies below the records that are opened.
    const read = isTree ? reads() : [shown]
    const before = read.map(({ state }) => state.data as Page | undefined)
    const after = await Promise.all(
      read.map(({ queryKey }) => dataProvider.getList<AnyRecord>(resource.path, queryKey[2] as never)),
    )
    // Somebody may have gone to another page meanwhile, or have read this one.
    if (read.some(({ state }, index) => state.data !== before[index])) return notYet
    const others = read.filter((query, index) => follow(query, after[index] as Page))
    const [page] = after
    if (others.length === 0 || !page) return setWaiting(undefined)
    if (isTree) return setWaiting({ query: shown, page: undefined, added: 0 })
    const came = page.data.filter(({ id }) => !data.some((record) => record.id === id)).length
    const added = Math.max(came, (page.total ?? 0) - (before[0]?.total ?? 0))
    setWaiting({ query: shown, page, added })
  })

  /** Shows in place what a page has of the records that it had; whether it has others by now. */
  function follow(query: Query, page: Page): boolean {
    const before = query.state.data as Page | undefined
    if (!before) return false
    const fresh = new Map(page.data.map((record) => [record.id, record]))
    const known = before.data.map((record) => fresh.get(record.id) ?? record)
    const isOther = page.total !== before.total || !isSame(page, before.data)
    // With the same records, all else that was answered is right as well, such as their sum.
    queryClient.setQueryData(query.queryKey, isOther ? { ...before, data: known } : page)
    return isOther
  }

  const isDue = waiting !== undefined && waiting.query === shown && !isSame(waiting.page, data)
  const show = () => {
    if (waiting?.page) queryClient.setQueryData(waiting.query.queryKey, waiting.page)
    else void queryClient.invalidateQueries({ queryKey: [resource.path] })
    setWaiting(undefined)
  }
  return (
    <div role="status" className={css.place}>
      {isDue && (
        <button type="button" className={css.bar} onClick={show}>
          {waiting.added > 0
            ? translate('list.live.added', { smart_count: waiting.added })
            : translate('list.live.changed')}
        </button>
      )}
    </div>
  )
}

/** Whether a page has these records, in this order. */
const isSame = (page: unknown, records: readonly AnyRecord[]) => {
  const { data } = (page ?? {}) as Partial<Page>
  return data?.length === records.length && data.every(({ id }, index) => id === records[index]?.id)
}
