import { useTranslate } from 'ra-core'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { canActOn } from '../../derive/permissions.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { NamedRecords } from '../NamedRecords.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { HistoryEntryLine } from './HistoryEntryLine.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import css from './history.module.css'
import { useHistory } from './useHistory.ts'

const RestoreDialog = lazy(() => import('./RestoreDialog.tsx'))

/** What happened to a record, newest first: who, when, and what from and to. More is read on request. */
export default function RecordHistory({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const translate = useTranslate()
  const { entries, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useHistory(
    resource,
    record,
  )
  const [compared, setCompared] = useState<number>()
  const [restored, setRestored] = useState<number>()
  const mayRestore = canActOn(useViewer(), resource, 'edit', record)
  const wanted = useMemo(() => {
    const values = entries.flatMap(({ changes }) =>
      changes.flatMap(({ field, before, after }) => [before, after].map((value) => [field, value] as const)),
    )
    return wantedNames(resource, values)
  }, [entries, resource])
  if (isPending) return <HistorySkeleton />
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
            onRestore={
              mayRestore && entry.version < record.version && isLastOf(entries, index)
                ? () => setRestored(entry.version)
                : undefined
            }
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
      {restored !== undefined && (
        <Suspense>
          <RestoreDialog
            resource={resource}
            record={record}
            version={restored}
            onClose={() => setRestored(undefined)}
          />
        </Suspense>
      )}
    </NamedRecords>
  )
}

/** Whether an entry is the last that was noted at its version: further ones tell of what changed nothing. */
const isLastOf = (entries: readonly HistoryEntry[], index: number) =>
  entries[index - 1]?.version !== entries[index]?.version
