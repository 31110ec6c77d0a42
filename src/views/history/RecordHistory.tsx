import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { NamedRecords } from '../NamedRecords.tsx'
import { wantedNames } from '../show/wantedNames.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { HistoryEntryLine } from './HistoryEntryLine.tsx'
import css from './history.module.css'

const perPage = 25

/** What happened to a record, newest first: who, when, and what from and to. More is read on request. */
export function RecordHistory({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [resource.path, 'history', record.id, record.version],
      queryFn: ({ pageParam, signal }) =>
        dataProvider.history(resource.path, { id: record.id, page: pageParam, perPage, signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
      retry: false,
    })
  const [compared, setCompared] = useState<number>()
  const entries = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const wanted = useMemo(() => {
    const values = entries.flatMap(({ changes }) =>
      changes.flatMap(({ field, before, after }) => [before, after].map((value) => [field, value] as const)),
    )
    return wantedNames(resource, values)
  }, [entries, resource])
  if (isPending) return <Waiting />
  if (error) {
    return (
      <div className={css.failed} role="alert">
        {(error as Error).message}
        <Button small onClick={() => refetch()}>
          {translate('form.failed.retry')}
        </Button>
      </div>
    )
  }
  if (entries.length === 0) return <p className={css.none}>{translate('form.history.none')}</p>
  return (
    <NamedRecords wanted={wanted}>
      <ol className={css.entries}>
        {entries.map((entry, index) => (
          <HistoryEntryLine
            key={entry.id}
            resource={resource}
            entry={entry}
            record={record}
            onCompare={index === 0 ? undefined : () => setCompared(entry.version)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {translate('form.history.more')}
        </Button>
      )}
      {compared !== undefined && (
        <CompareDialog
          resource={resource}
          record={record}
          entries={entries}
          from={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </NamedRecords>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className={css.entries}>
      {[0, 1, 2].map((line) => (
        <div key={line} className={css.entry}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
