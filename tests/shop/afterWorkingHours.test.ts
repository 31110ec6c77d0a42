import { describe, expect, it } from 'vitest'
import { afterWorkingHours } from '../../resources/shared/work/rules/afterWorkingHours.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']
const office = { from: '09:30', to: '18:30', days: weekdays }
/** The clock of the shop in India, where 13 March 2026 is a Friday. */
const inIndia = (wall: string) => new Date(`${wall}:00+05:30`).toISOString()

describe('a moment and so many working hours', () => {
  it('is the plain sum where the shop did not say when it works', () => {
    expect(afterWorkingHours('2026-03-13T20:00:00.000Z', 24)).toBe('2026-03-14T20:00:00.000Z')
  })

  it.each([
    ['within a day', '2026-03-12 10:00', 2, '2026-03-12 12:00'],
    ['until the very end of a day', '2026-03-12 10:30', 8, '2026-03-12 18:30'],
    ['over a night', '2026-03-12 17:30', 2, '2026-03-13 10:30'],
    ['from before the day begins', '2026-03-12 06:00', 1, '2026-03-12 10:30'],
    ['from after it has ended', '2026-03-12 18:30', 1, '2026-03-13 10:30'],
    ['from the small hours', '2026-03-13 00:10', 1, '2026-03-13 10:30'],
    ['over a weekend', '2026-03-13 17:30', 2, '2026-03-16 10:30'],
    ['from the middle of a weekend', '2026-03-14 12:00', 9, '2026-03-16 18:30'],
    ['over several weeks', '2026-03-12 09:30', 120, '2026-03-31 12:30'],
    ['over the end of a month', '2026-04-30 18:00', 1, '2026-05-01 10:00'],
    ['over the end of a February', '2026-02-27 18:00', 1, '2026-03-02 10:00'],
    ['over the end of a year', '2026-12-31 18:00', 1, '2027-01-01 10:00'],
  ])('%s: %s and %i is %s', (_, at, hours, due) => {
    expect(afterWorkingHours(inIndia(at), hours, office)).toBe(inIndia(due))
  })

  it('passes over holidays, also those beside a weekend and one on it', () => {
    const holidays = ['2026-03-13', '2026-03-14', '2026-03-16']
    expect(afterWorkingHours(inIndia('2026-03-12 17:30'), 2, { ...office, holidays })).toBe(
      inIndia('2026-03-17 10:30'),
    )
  })

  it('knows work that goes on over midnight, which belongs to the day on which it began', () => {
    const night = { from: '18:00', to: '02:00', days: ['fri'] }
    expect(afterWorkingHours(inIndia('2026-03-14 01:00'), 1, night)).toBe(inIndia('2026-03-14 02:00'))
    expect(afterWorkingHours(inIndia('2026-03-14 01:00'), 2, night)).toBe(inIndia('2026-03-20 19:00'))
    expect(afterWorkingHours(inIndia('2026-03-13 01:00'), 1, night)).toBe(inIndia('2026-03-13 19:00'))
  })

  it('takes midnight for a time that is not said, and every day for none', () => {
    const days = { days: ['sat'] }
    expect(afterWorkingHours(inIndia('2026-03-13 12:00'), 30, days)).toBe(inIndia('2026-03-21 06:00'))
    const until = { to: '06:00' }
    expect(afterWorkingHours(inIndia('2026-03-13 05:00'), 2, until)).toBe(inIndia('2026-03-14 01:00'))
    const since = { from: '20:00' }
    expect(afterWorkingHours(inIndia('2026-03-13 05:00'), 5, since)).toBe(inIndia('2026-03-14 21:00'))
  })

  it('goes by the clock of the shop, also where it is put forward between two days', () => {
    const daily = { ...office, days: [] }
    // On 29 March 2026 Paris goes from UTC+1 to UTC+2.
    expect(afterWorkingHours('2026-03-28T17:00:00.000Z', 1, daily, 'Europe/Paris')).toBe(
      '2026-03-29T08:00:00.000Z',
    )
    const sundays = { days: ['sun'] }
    expect(afterWorkingHours('2026-03-28T12:00:00.000Z', 23, sundays, 'Europe/Paris')).toBe(
      '2026-03-29T22:00:00.000Z',
    )
  })
})
