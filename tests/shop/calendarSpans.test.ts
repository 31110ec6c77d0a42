import { describe, expect, it } from 'vitest'
import { agendaOf } from '../../resources/insight/calendarEvent/rules/agenda.ts'
import type { DateEntry, EventEntry } from '../../resources/insight/calendarEvent/rules/range.ts'
import { barsIn, slotsOf, spansOf } from '../../resources/insight/calendarEvent/rules/spans.ts'
import { movedTo, stretchedTo } from '../../resources/insight/calendarEvent/screens/useChangeTimes.ts'
import { momentOf } from '../../src/fields/dateTime/zonedTime.ts'

const days = { from: '2026-11-01', to: '2026-11-07' }
const week = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`)

/** `2 10:00 - 3 11:00`: from the second of November to the third, by the shop's clock. */
function event(title: string, text: string, allDay = false): EventEntry {
  const [from = '', to = ''] = text.split(' - ')
  const at = (part: string) => {
    const [day = '', time = ''] = part.split(' ')
    return momentOf({ day: `2026-11-${day.padStart(2, '0')}`, time })
  }
  const own = { version: 1, colour: 'blue', shared: false, isMine: true } as const
  return { id: title, title, allDay, startsAt: at(from), endsAt: at(to), ...own }
}

const coupon = (title: string, startsAt: string | null, endsAt: string | null): DateEntry => ({
  layer: 'coupons',
  id: title,
  title,
  startsAt,
  endsAt,
  day: null,
  count: null,
  what: null,
})

const spans = (events: EventEntry[], dates: DateEntry[] = []) => spansOf({ events, dates }, days)

describe('what lies in the calendar', () => {
  it('fills the days of the shop on which it is, to the midnight at which it ends', () => {
    const found = spans([
      event('night', '2 22:00 - 3 00:00'),
      event('trip', '1 09:00 - 3 18:00'),
      event('call', '2 23:30 - 2 23:45'),
    ])
    expect(found.map(({ key, first, last, minutes }) => [key, first, last, minutes])).toEqual([
      ['trip', '2026-11-01', '2026-11-03', undefined],
      ['night', '2026-11-02', '2026-11-02', { from: 1320, to: 1440 }],
      ['call', '2026-11-02', '2026-11-02', { from: 1410, to: 1425 }],
    ])
  })

  it('is in no line twice, events before dates of the shop, and long before short', () => {
    const found = spans(
      [
        event('late', '4 00:00 - 5 23:59', true),
        event('long', '1 00:00 - 3 23:59', true),
        event('short', '2 09:00 - 2 10:00'),
      ],
      [
        coupon('winter', momentOf({ day: '2026-11-06', time: '09:00' }), null),
        coupon('always', null, '2099-01-01T00:00:00.000Z'),
      ],
    )
    expect(
      barsIn(found, week).map(({ span, start, length, line }) => [
        span.key.split(' ')[0],
        start,
        length,
        line,
      ]),
    ).toEqual([
      ['long', 0, 3, 0],
      ['short', 1, 1, 1],
      ['late', 3, 2, 0],
      ['coupons', 0, 7, 2],
      ['coupons', 5, 2, 0],
    ])
    expect(found.filter(({ isLasting }) => isLasting).map(({ date }) => date?.title)).toEqual(['always'])
  })

  it('has the first line that is free on its days, though what comes before it begins later', () => {
    const busy = ['a', 'b', 'c'].map((title, index) =>
      event(title, `4 0${index + 1}:00 - 4 0${index + 2}:00`),
    )
    const bars = barsIn(
      spans(busy, [coupon('early', null, momentOf({ day: '2026-11-03', time: '09:00' }))]),
      week,
    )
    expect(bars.map(({ start, line }) => [start, line])).toEqual([
      [3, 0],
      [3, 1],
      [3, 2],
      [0, 0],
    ])
  })

  it('stands side by side where its hours overlap, and takes all the room where they do not', () => {
    const slots = slotsOf(
      spans([
        event('a', '2 09:00 - 2 11:00'),
        event('b', '2 10:00 - 2 12:00'),
        event('c', '2 11:00 - 2 11:30'),
        event('d', '2 12:00 - 2 13:00'),
      ]),
    )
    expect(slots.map(({ span, column, columns }) => [span.key, column, columns])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ])
  })
})

describe('a list of what lies in the calendar', () => {
  it('goes by the clock within a day, after what has no hours, dates of the shop among the events', () => {
    const page = (title: string, time: string): DateEntry => {
      const at = momentOf({ day: '2026-11-04', time })
      return { ...coupon(title, at, at), layer: 'pages', what: 'publish' }
    }
    const found = spans(
      [
        event('late', '4 17:00 - 4 18:00'),
        event('early', '4 07:00 - 4 07:30'),
        event('fair', '4 00:00 - 4 23:59', true),
        event('next', '5 06:00 - 5 07:00'),
      ],
      [
        page('sale', '08:00'),
        { ...coupon('', null, null), id: null, layer: 'shipBy', day: '2026-11-04', count: 2 },
        coupon('winter', momentOf({ day: '2026-11-03', time: '09:00' }), null),
      ],
    )
    expect(
      agendaOf(found).map(([day, all]) => [day, all.map(({ event, date }) => event?.title ?? date?.title)]),
    ).toEqual([
      ['2026-11-03', ['winter']],
      ['2026-11-04', ['fair', '', 'early', 'sale', 'late']],
      ['2026-11-05', ['next']],
    ])
  })
})

describe('an event that is moved', () => {
  const meeting = event('meeting', '2 10:00 - 2 11:30')
  it('keeps its time of day by days, and its length at another time', () => {
    expect(movedTo(meeting, 3)).toEqual({
      startsAt: '2026-11-05T04:30:00.000Z',
      endsAt: '2026-11-05T06:00:00.000Z',
    })
    expect(movedTo(meeting, -1, '23:00')).toEqual({
      startsAt: '2026-11-01T17:30:00.000Z',
      endsAt: '2026-11-01T19:00:00.000Z',
    })
  })
})

describe('an event that is lengthened', () => {
  it('ends at another time or on another day, and never before a quarter of an hour', () => {
    const meeting = event('meeting', '2 10:00 - 2 11:30')
    expect(stretchedTo(meeting, '2026-11-02', '12:15').endsAt).toBe('2026-11-02T06:45:00.000Z')
    expect(stretchedTo(meeting, '2026-11-04').endsAt).toBe('2026-11-04T06:00:00.000Z')
    expect(stretchedTo(meeting, '2026-11-02', '09:00')).toEqual({
      startsAt: meeting.startsAt,
      endsAt: '2026-11-02T04:45:00.000Z',
    })
    const fair = event('fair', '2 00:00 - 3 23:59', true)
    expect(stretchedTo(fair, '2026-11-02')).toEqual({
      startsAt: fair.startsAt,
      endsAt: '2026-11-02T18:29:00.000Z',
    })
  })
})
