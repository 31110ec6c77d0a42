import { type HttpError, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { dayAfter, dayIn } from '../../fields/date/day.ts'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { saveFile } from '../saveFile.ts'
import { useEntries } from './useEntries.ts'

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

/** What everybody did, newest first, a page after the other. */
export const useLog = (filter: LogFilter) => useEntries<LogEntry>('log', askedOf(filter))

/** Takes the log as it is narrowed into a file; where the shop asks why, `isAsked` says so, and it is asked for again with the reason. */
export function useLogExport(filter: LogFilter) {
  const provider = useDataProvider<ShopDataProvider>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const take = async (reason: string) => {
    setBusy(true)
    const given = Object.entries({ ...askedOf(filter), reason }).filter(([, value]) => value)
    try {
      const { data } = await provider.requestFile(`log/export?${new URLSearchParams(given)}`)
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

const askedOf = ({ days, ...filter }: LogFilter) => ({
  ...filter,
  from: days && dayAfter(dayIn(new Date()), 1 - Number(days)),
})
