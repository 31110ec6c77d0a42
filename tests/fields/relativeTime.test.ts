import { expect, it } from 'vitest'
import { formatRelativeTime } from '../../src/fields/dateTime/formatTime.ts'

it('leaves what was less than a minute ago to the words of the language', () => {
  const now = Date.parse('2026-03-01T20:00:00Z')
  const say = (moment: string, locale = 'fr') => formatRelativeTime(moment, locale, now)
  expect(say('2026-03-01T19:59:30Z')).toBeUndefined()
  expect(say('2026-03-01T20:00:00Z')).toBeUndefined()
  expect(say('2026-03-01T19:59:00Z')).toBe('il y a 1 minute')
  expect(say('2026-03-01T20:00:30Z', 'en')).toBe('now')
})
