import { describe, expect, it } from 'vitest'
import { dispatchDay } from '../../resources/delivery/deliveryZone/rules/dispatchDay.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']

describe('the day on which an order leaves', () => {
  it.each([
    // A Friday in India.
    ['2026-03-13T10:29:00Z', { cutoff: '16:00' }, '2026-03-13'],
    ['2026-03-13T10:30:00Z', { cutoff: '16:00' }, '2026-03-13'],
    ['2026-03-13T10:31:00Z', { cutoff: '16:00' }, '2026-03-14'],
    ['2026-03-13T10:31:00Z', { cutoff: '16:00', workingDays: weekdays }, '2026-03-16'],
    ['2026-03-14T02:00:00Z', { cutoff: '16:00', workingDays: weekdays }, '2026-03-16'],
    ['2026-03-13T02:00:00Z', { workingDays: weekdays, holidays: ['2026-03-13', '2026-03-16'] }, '2026-03-17'],
    ['2026-03-13T02:00:00Z', { holidays: ['2026-03-14'] }, '2026-03-13'],
    ['2026-03-13T18:29:00Z', {}, '2026-03-13'],
    ['2026-03-13T18:31:00Z', { cutoff: null, workingDays: [] }, '2026-03-14'],
  ])('at %s with %o is %s', (at, dispatch, day) => {
    expect(dispatchDay(new Date(at), dispatch)).toBe(day)
  })
})
