import { formatTime } from '../dateTime/formatTime.ts'

/** A calendar day as people read it, the month as a word (in Japanese year/month/day); the same day in every time zone. */
export function formatDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatTime(`${day}T00:00:00Z`, locale, { ...options, timeZone: 'UTC' })
}
