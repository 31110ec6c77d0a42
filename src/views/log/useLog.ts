import { useInfiniteQuery } from '@tanstack/react-query'
import { type HttpError, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { dayAfter, dayIn } from '../../fields/date/day.ts'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { saveFile } from '../saveFile.ts'

/** An entry of the log, as the server tells of it. */
export interface LogEntry extends HistoryEntry {
  readonly area: string
  readonly recordId: string
  readonly title: string | null
}

/** What the log is narrowed by, as it stands in the address. */
export interface LogFilter {
  readonly area: string
  readonly kind: string
  readonly who: string
  /** The last so many days; all where it is empty. */
  readonly days: string
}

interface LogPage {
  readonly entries: readonly LogEntry[]
  readonly hasMore: boolean
}

/** What everybody did, newest first, a page after the other. */
export function useLog(filter: LogFilter) {
  const provider = useDataProvider<ShopDataProvider>()
  return useInfiniteQuery({
    queryKey: ['log', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await provider.request(`log?${queryOf(filter, { before: pageParam })}`, { signal })).data as LogPage,
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    staleTime: 0,
    retry: false,
  })
}

/** Takes the log as it is narrowed into a file; where the shop asks why, `isAsked` says so, and it is asked for again with the reason. */
export function useLogExport(filter: LogFilter) {
  const provider = useDataProvider<ShopDataProvider>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const take = async (reason: string) => {
    setBusy(true)
    try {
      const { data } = await provider.requestFile(`log/export?${queryOf(filter, { reason })}`)
      saveFile(data, `log-${wallTimeOf(new Date().toISOString()).day}.csv`)
      setAsked(false)
    } catch (error) {
      if ((error as HttpError).body?.code === 'reason-asked') setAsked(true)
    } finally {
      setBusy(false)
    }
  }
  return { take, isAsked, isBusy }
}

function queryOf({ days, ...filter }: LogFilter, more: Readonly<Record<string, string>>): string {
  const from = days && dayAfter(dayIn(new Date()), 1 - Number(days))
  const given = Object.entries({ ...filter, from, ...more }).filter(([, value]) => value)
  return String(new URLSearchParams(given))
}
