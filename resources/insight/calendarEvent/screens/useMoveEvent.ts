import { useDataProvider, useNotify } from 'ra-core'
import { addDays } from '../../../../src/controls/day/days.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { momentOf, wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { EventEntry } from '../rules/range.ts'

type Times = Pick<EventEntry, 'startsAt' | 'endsAt'>

/** An event so many days later, at a time of day where one is said; it lasts as long as before. */
export function movedTo({ startsAt, endsAt }: Times, days: number, time?: string): Times {
  const [start, end] = [wallTimeOf(startsAt), wallTimeOf(endsAt)]
  const begins = momentOf({ day: addDays(start.day, days), time: time ?? start.time })
  if (time === undefined)
    return { startsAt: begins, endsAt: momentOf({ ...end, day: addDays(end.day, days) }) }
  const lasts = Date.parse(endsAt) - Date.parse(startsAt)
  return { startsAt: begins, endsAt: new Date(Date.parse(begins) + lasts).toISOString() }
}

/** Moves an event, and offers to put it back. */
export function useMoveEvent(resource: Resource, { text, locale }: AreaWords) {
  const provider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const [act] = useAct(resource.path)
  const write = async ({ id }: EventEntry, version: number, times: Times) =>
    (await provider.update(resource.path, { id, data: times, previousData: { id }, meta: { version } })).data
      .version
  return (event: EventEntry, days: number, time?: string) => {
    const times = movedTo(event, days, time)
    if (times.startsAt === event.startsAt) return
    void act(async () => {
      const version = await write(event, event.version, times)
      const back = () =>
        void act(async () => {
          await write(event, version, { startsAt: event.startsAt, endsAt: event.endsAt })
          return text('movedBack')
        })
      notify(text('moved', { day: formatDay(wallTimeOf(times.startsAt).day, locale) }), {
        type: 'success',
        onUndo: back,
      })
      return undefined
    })
  }
}
