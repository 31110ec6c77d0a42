import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { addDays } from '../../../../src/controls/day/days.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { momentOf, wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { EventEntry } from '../rules/range.ts'
import { step } from './hours.ts'

type Times = Pick<EventEntry, 'startsAt' | 'endsAt'>

/** A change of times that the server refused, as the event is another one meanwhile. */
export interface StaleTimes {
  readonly event: EventEntry
  readonly times: Times
  readonly error: unknown
}

/** An event so many days later, at a time of day where one is said; it lasts as long as before. */
export function movedTo({ startsAt, endsAt }: Times, days: number, time?: string): Times {
  const [start, end] = [wallTimeOf(startsAt), wallTimeOf(endsAt)]
  const begins = momentOf({ day: addDays(start.day, days), time: time ?? start.time })
  if (time === undefined)
    return { startsAt: begins, endsAt: momentOf({ ...end, day: addDays(end.day, days) }) }
  const lasts = Date.parse(endsAt) - Date.parse(startsAt)
  return { startsAt: begins, endsAt: new Date(Date.parse(begins) + lasts).toISOString() }
}

/** An event that ends on a day, at a time of day where one is said; not before a quarter of an hour after its begin. */
export function stretchedTo({ startsAt, endsAt }: Times, day: string, time?: string): Times {
  const least = new Date(Date.parse(startsAt) + step * 60_000).toISOString()
  const ends = momentOf({ day, time: time ?? wallTimeOf(endsAt).time })
  return { startsAt, endsAt: ends < least ? least : ends }
}

/** Moves an event or changes how long it lasts, and offers to undo that; `stale` is what somebody else's change came before. */
export function useChangeTimes(resource: Resource, { text, locale }: AreaWords) {
  const provider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const [act] = useAct(resource.path)
  const [stale, setStale] = useState<StaleTimes>()
  const write = async ({ id }: EventEntry, version: number, times: Times) =>
    (await provider.update(resource.path, { id, data: times, previousData: { id }, meta: { version } })).data
      .version
  const change = (event: EventEntry, times: Times, said: string, back: string) => {
    if (times.startsAt === event.startsAt && times.endsAt === event.endsAt) return
    void act(async () => {
      const version = await write(event, event.version, times).catch((error: unknown) => {
        if ((error as { status?: number }).status !== 409) throw error
        setStale({ event, times, error })
      })
      if (version === undefined) return undefined
      const undo = () =>
        void act(async () => {
          await write(event, version, { startsAt: event.startsAt, endsAt: event.endsAt })
          return back
        })
      notify(said, { type: 'success', onUndo: undo })
      return undefined
    })
  }
  const move = (event: EventEntry, days: number, time?: string) => {
    const times = movedTo(event, days, time)
    const day = formatDay(wallTimeOf(times.startsAt).day, locale)
    change(event, times, text('moved', { day }), text('movedBack'))
  }
  const stretch = (event: EventEntry, day: string, time?: string) => {
    const times = stretchedTo(event, day, time)
    const end = event.allDay
      ? formatDay(wallTimeOf(times.endsAt).day, locale)
      : formatTime(times.endsAt, locale, { dateStyle: 'medium', timeStyle: 'short' })
    change(event, times, text('stretched', { end }), text('stretchedBack'))
  }
  return { move, stretch, stale, settled: () => setStale(undefined) }
}
