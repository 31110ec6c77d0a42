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
    if (isTree) return setWaiting({ query: shown, page: undefined, added: 0 })
    const before = shown.state.data as Page
    const page: Page = await dataProvider.getList<AnyRecord>(resource.path, shown.queryKey[2] as never)
    // Somebody may have gone to another page meanwhile, or have read this one.
    if (shown.state.data !== before) return notYet
    const fresh = new Map(page.data.map((record) => [record.id, record]))
    const known = before.data.map((record) => fresh.get(record.id) ?? record)
    const isOther = page.total !== before.total || !isSame(page, before.data)
    // With the same records, all else that was answered is right as well, such as their sum.
    queryClient.setQueryData(shown.queryKey, isOther ? { ...before, data: known } : page)
    const came = page.data.filter(({ id }) => !before.data.some((record) => record.id === id)).length
    const added = Math.max(came, (page.total ?? 0) - (before.total ?? 0))
    setWaiting(isOther ? { query: shown, page, added } : undefined)
  })

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
