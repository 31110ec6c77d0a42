import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import { Button } from '../../shell/controls/Button.tsx'
import { PartFailure } from '../../shell/states/PartState.tsx'
import css from './entries.module.css'
import type { useEntries } from './useEntries.ts'

interface EntriesProps<Entry extends { readonly id: string }> {
  query: ReturnType<typeof useEntries<Entry>>
  /** What is said where there are none. */
  none: string
  children: (entries: readonly Entry[]) => ReactNode
}

/** What was found, or why it did not come, and the way to more of it. */
export function Entries<Entry extends { readonly id: string }>({
  query: { data: entries, error, ...query },
  none,
  children,
}: EntriesProps<Entry>) {
  const translate = useTranslate()
  return (
    <>
      {error ? (
        <PartFailure message={error.message} onRetry={() => void query.refetch()} />
      ) : !entries ? (
        <Skeleton height={240} />
      ) : entries.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        children(entries)
      )}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {translate('form.history.more')}
        </Button>
      )}
    </>
  )
}
