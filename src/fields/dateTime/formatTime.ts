import { shopTimeZone } from './shopTimeZone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment (ISO 8601) in the shop's time zone, by the options of Intl; date and time by default. */
export function formatTime(
  moment: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = moments,
): string {
  const timeZone = options.timeZone ?? shopTimeZone()
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  const format = known ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  if (!known) formats.set(key, format)
  return format.format(new Date(moment))
}

/** Date, time and the name of the zone, for where no doubt may be left. */
export const formatExactTime = (moment: string, locale: string): string =>
  formatTime(moment, locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })

/**
 * `3 hours ago`, up to seven days away from `now` (milliseconds), `3 hr. ago` where room is short; the day beyond them. Undefined for less
 * than a minute ago: languages have words for it that Intl does not know.
 */
export function formatRelativeTime(
  moment: string,
  locale: string,
  now: number,
  style: 'long' | 'short' = 'long',
): string | undefined {
  const seconds = (Date.parse(moment) - now) / 1000
  const distance = Math.abs(seconds)
  if (seconds <= 0 && distance < 60) return undefined
  if (distance > 7 * 86_400) return formatTime(moment, locale, { dateStyle: 'medium' })
  const [unit, size] = units.find(([, unitSize]) => distance >= unitSize) ?? (['second', Infinity] as const)
  // "1 day ago" and not "yesterday": 30 hours ago may be the day before.
  return relative(locale, unit === 'second' ? 'auto' : 'always', style).format(
    Math.trunc(seconds / size),
    unit,
  )
}

/** The hour of a moment of today, the day of others, with the year where it is another one: as narrow lists tell when. */
export function formatShortTime(moment: string, locale: string, now = new Date()): string {
  const yearOf = (at: string) => formatTime(at, 'en', { year: 'numeric' })
  const dayOf = (at: string) => formatTime(at, 'en', { dateStyle: 'short' })
  const today = now.toISOString()
  if (dayOf(moment) === dayOf(today)) return formatTime(moment, locale, { timeStyle: 'short' })
  const year = yearOf(moment) === yearOf(today) ? undefined : 'numeric'
  return formatTime(moment, locale, { day: 'numeric', month: 'short', year })
}

const moments: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `Today`, `Yesterday` at the head of something; of no other distance. */
export const nearDayWord = (distance: 0 | -1, locale: string): string => {
  const word = relative(locale, 'auto', 'long').format(distance, 'day')
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

const relatives = new Map<string, Intl.RelativeTimeFormat>()

function relative(
  locale: string,
  numeric: 'always' | 'auto',
  style: 'long' | 'short',
): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric} ${style}`
  const known = relatives.get(key)
  const format = known ?? new Intl.RelativeTimeFormat(locale, { numeric, style })
  if (!known) relatives.set(key, format)
  return format
}
