import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { dispatchDay } from '../../resources/delivery/deliveryZone/rules/dispatchDay.ts'
import { digestTime } from '../../resources/insight/dashboard/rules/digestTime.ts'
import { allowedAt } from '../../resources/messages/notification/rules/quietHours.ts'
import { renderTemplate } from '../../resources/messages/notification/rules/renderTemplate.ts'
import { timeRefusal } from '../../resources/sales/coupon/rules/couponTime.ts'
import { financialYear } from '../../resources/shared/documents/rules/financialYear.ts'
import { operandsFor } from '../../server/records/operands.ts'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { dayStart } from '../../src/fields/date/period.ts'
import { formatTime } from '../../src/fields/dateTime/formatTime.ts'
import { isTimeZone, readTimeZoneFrom } from '../../src/fields/dateTime/shopTimeZone.ts'
import { timeZones } from '../../src/fields/dateTime/timeZones.ts'
import { momentOf, wallTimeOf } from '../../src/fields/dateTime/zonedTime.ts'

const by = (zone: string) => readTimeZoneFrom(() => zone)
// The suites after this one have servers that read it from their work.
const before = readTimeZoneFrom(() => undefined)
afterEach(() => void readTimeZoneFrom(() => undefined))
afterAll(() => void readTimeZoneFrom(before))

describe('a day of the shop', () => {
  // Where clocks jump over midnight, where they are changed at other hours, where they never are, and on both sides of the day.
  it.each([
    ...['America/Havana', 'America/Santiago', 'Atlantic/Azores', 'Africa/Cairo', 'Asia/Beirut'],
    ...['America/New_York', 'Europe/Paris', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Kiritimati'],
  ])('begins with its first moment all year in %s', (zone) => {
    by(zone)
    for (let day = '2026-01-01'; day < '2027-01-01'; day = dayAfter(day, 1)) {
      const start = Date.parse(dayStart(day))
      expect([dayIn(new Date(start - 1)), dayIn(new Date(start))]).toEqual([dayAfter(day, -1), day])
    }
  })

  it('is what filters mean by today', () => {
    const now = Date.parse('2026-03-08T04:30:00Z')
    by('America/New_York')
    expect(operandsFor({ permissions: {} } as never, now).daysBefore(180)).toBe('2025-09-08T04:00:00.000Z')
    expect(operandsFor({ permissions: {} } as never, now)).toMatchObject({
      $today: '2026-03-07T05:00:00.000Z',
      $tomorrow: '2026-03-08T05:00:00.000Z',
    })
    by('Asia/Tokyo')
    expect(operandsFor({ permissions: {} } as never, now)).toMatchObject({
      $today: '2026-03-07T15:00:00.000Z',
      $tomorrow: '2026-03-08T15:00:00.000Z',
    })
  })
})

describe('a moment typed by the shop’s clock', () => {
  it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
    'comes back as it was typed in %s',
    (zone) => {
      by(zone)
      for (const day of ['2026-02-28', '2026-07-01', '2026-11-01', '2026-12-31'])
        for (const time of ['00:00', '09:30', '23:59'])
          expect(wallTimeOf(momentOf({ day, time }))).toEqual({ day, time })
    },
  )

  it('is the moment after the gap where the clock skips it', () => {
    by('America/New_York')
    expect(momentOf({ day: '2026-03-08', time: '02:30' })).toBe('2026-03-08T07:30:00.000Z')
    by('America/Havana')
    expect(momentOf({ day: '2026-03-08', time: '00:00' })).toBe('2026-03-08T05:00:00.000Z')
  })

  it('is shown by another clock as soon as there is another', () => {
    const shown = () => formatTime('2026-11-20T18:30:00Z', 'en', { timeStyle: 'short' })
    by('Asia/Kolkata')
    expect(shown()).toBe('12:00 AM')
    by('Europe/Paris')
    expect(shown()).toBe('7:30 PM')
  })
})

describe('what goes by the shop’s clock', () => {
  it('does so in another zone: coupons, dispatch, quiet hours, summaries, financial years', () => {
    by('America/New_York')
    const at = '2026-04-01T02:00:00.000Z' // Tuesday, 31 March, ten in the evening
    expect(financialYear(at)).toBe('25-26')
    expect(dispatchDay(new Date(at), { cutoff: '21:00' })).toBe('2026-04-01')
    const times = { startsAt: null, endsAt: null, weekdays: ['tue'], hourFrom: '21:30', hourTo: '23:00' }
    expect(timeRefusal(times, at)).toBeUndefined()
    expect(timeRefusal({ ...times, weekdays: ['wed'] }, at)).toMatchObject({ rule: 'weekday' })
    expect(allowedAt(new Date(at), { from: 21, to: 9 }).toISOString()).toBe('2026-04-01T13:00:00.000Z')
    expect(digestTime(['22:00'], new Date('2026-04-01T02:05:00Z'))).toBe('2026-04-01T02:00:00.000Z')
    expect(digestTime(['22:00'], new Date('2026-03-31T16:35:00Z'))).toBeUndefined()
  })

  it('is what messages say, but for days of the calendar', () => {
    by('America/New_York')
    const variables = ['at', 'on'].map((name) => ({ name, type: 'date' as const, sample: '' }))
    expect(
      renderTemplate([{ name: 'at' }, ' · ', { name: 'on' }], {
        variables,
        locale: 'en',
        currency: 'INR',
        as: 'text',
        values: { at: '2026-04-01T02:00:00.000Z', on: '2026-04-01' },
      }),
    ).toBe('Mar 31, 2026 · Apr 1, 2026')
  })
})

describe('the name of a time zone', () => {
  it.each(['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Europe/Kyiv'])(
    'may be %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )

  it.each(['', 'IST', '+05:30', 'asia/kolkata', 'Asia/Nowhere', 'Europe/Paris; DROP', 5, null])(
    'is not %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false)
    },
  )

  it('is offered as places are called today', () => {
    expect(timeZones()).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Paris']))
    expect(timeZones()).not.toContain('Asia/Calcutta')
    expect(timeZones().filter((zone) => !isTimeZone(zone))).toEqual([])
  })
})
