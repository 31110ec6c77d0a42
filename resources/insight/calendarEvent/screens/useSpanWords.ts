import { areaHeads } from '#areas'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import { entryTitle } from '../rules/entryTitle.ts'
import { countedLayers, filterOfDay, layerAreas } from '../rules/layers.ts'
import type { DateEntry } from '../rules/range.ts'
import type { Span } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'

/** How a span is called, when it is, and where it leads. */
export interface SpanWords {
  readonly title: string
  /** `09:30`, for what has hours. */
  readonly time: string | undefined
  /** `09:30 – 10:30`, or the days. */
  readonly times: string
  /** Of a date of the shop: what it is. */
  readonly kind: string | undefined
  readonly to: string | undefined
}

export function useSpanWords(): (span: Span) => SpanWords {
  const {
    words: { text, locale },
  } = useCalendarFacts()
  const clock = (moment: string) => formatTime(moment, locale, { timeStyle: 'short' })
  const dayOf = (moment: string) => formatDay(wallTimeOf(moment).day, locale)
  const timesOf = ({ event, date, minutes, first, last }: Span) => {
    const { startsAt = null, endsAt = null } = event ?? date ?? {}
    if (minutes && startsAt)
      return endsAt && endsAt !== startsAt
        ? text('until', { from: clock(startsAt), to: clock(endsAt) })
        : clock(startsAt)
    if (startsAt && endsAt) {
      const [from, to] = [dayOf(startsAt), dayOf(endsAt)]
      return from === to ? text('allDay') : text('until', { from, to })
    }
    if (startsAt) return text('since', { from: dayOf(startsAt) })
    if (endsAt) return text('upTo', { to: dayOf(endsAt) })
    return first === last
      ? text('allDay')
      : text('until', { from: formatDay(first, locale), to: formatDay(last, locale) })
  }
  return (span) => {
    const { event, date, minutes } = span
    const startsAt = event?.startsAt ?? date?.startsAt
    return {
      title: event ? event.title : date ? entryTitle(date, text) : '',
      time: minutes && startsAt ? clock(startsAt) : undefined,
      times: timesOf(span),
      kind: date && text(`layer.${date.layer}`),
      to: date && addressOf(date),
    }
  }
}

/** The page of the record; of what is counted the list of what was counted. */
function addressOf({ layer, id, day }: DateEntry): string | undefined {
  const area = layerAreas[layer]
  const path = area && areaHeads[area]?.path
  if (!path) return undefined
  if (id !== null) return `/app/${path}/${id}`
  const counted = countedLayers[layer]
  if (!counted || day === null) return undefined
  return `/app/${path}?${new URLSearchParams({ filter: JSON.stringify(filterOfDay(counted, day)), page: '1' })}`
}
