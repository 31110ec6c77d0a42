import { describe, expect, it } from 'vitest'
import { formatShortTime, nearDayWord } from '../../src/fields/dateTime/formatTime.ts'
import { readTimeZoneFrom } from '../../src/fields/dateTime/shopTimeZone.ts'

const plain = (text: string) => text.replaceAll('\u202f', ' ')

describe('when something was said, in a narrow list', () => {
  it('is the hour of today, the day of this year, and the whole date of another, by the clock of the shop', () => {
    readTimeZoneFrom(() => 'Asia/Kolkata')
    const now = new Date('2026-03-01T20:00:00Z')
    const say = (moment: string, locale = 'en') => plain(formatShortTime(moment, locale, now))
    expect(say('2026-03-01T19:00:00Z')).toBe('12:30 AM')
    expect(say('2026-03-01T18:00:00Z')).toBe('Mar 1')
    expect(say('2025-12-31T10:00:00Z')).toBe('Dec 31, 2025')
    expect(say('2026-03-01T19:00:00Z', 'fr')).toBe('00:30')
    expect(say('2026-03-01T18:00:00Z', 'ja')).toBe('3月1日')
    readTimeZoneFrom(() => undefined)
  })

  it('is today or yesterday in words', () => {
    const words = ['en', 'fr', 'zh', 'ja'].flatMap((locale) => [
      nearDayWord(0, locale),
      nearDayWord(-1, locale),
    ])
    expect(words).toEqual(['Today', 'Yesterday', 'Aujourd’hui', 'Hier', '今天', '昨天', '今日', '昨日'])
  })
})
