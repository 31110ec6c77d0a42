/** A calendar day as the API writes it: `2026-11-20`. All sums go through UTC, where every day has 24 hours. */
export type Day = string

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`)

const toDay = (date: Date): Day => date.toISOString().slice(0, 10)

export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  toDay(toDate(text)) === text

export function addDays(day: Day, count: number): Day {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + count)
  return toDay(date)
}

/** The same day of another month, or that month's last one. */
export function addMonths(day: Day, count: number): Day {
  const date = toDate(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return toDay(date)
}

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay()

const setDays: Readonly<Record<string, number>> = { sunday: 0, monday: 1, saturday: 6 }

/** The day a week begins with: the one that the shop set, or that of a language; 0 for Sunday. */
export function firstWeekday(locale: string, set?: string): number {
  if (set !== undefined && Object.hasOwn(setDays, set)) return setDays[set] as number
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7
}

/** The six weeks in which a month lies; they begin with a weekday, 0 for Sunday. */
export function weeksOf(month: Day, firstDay: number): Day[][] {
  const first = `${month.slice(0, 7)}-01`
  const start = addDays(first, -((weekdayOf(first) - firstDay + 7) % 7))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index)),
  )
}

/** Reads a day as people of a language type it: `20/11/2026`, `2026年11月20日`, `20 Nov 2026`, `11/20`; null where it is none. */
export function readDay(text: string, locale: string, today: Day): Day | null {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const numbers = plain.match(/\d+/g) ?? []
  const month = monthIn(plain, locale)
  const order = month === undefined ? orderOf(locale) : orderOf(locale).filter((part) => part !== 'month')
  const yearFirst = (numbers[0]?.length ?? 0) === 4
  const parts = yearFirst
    ? (['year', 'month', 'day'] as const).filter((part) => order.includes(part))
    : order.filter((part) => part !== 'year' || numbers.length >= order.length)
  if (numbers.length !== parts.length) return null
  const found: Record<string, number> = Object.fromEntries(
    parts.map((part, index) => [part, Number(numbers[index])]),
  )
  const year =
    found.year === undefined ? Number(today.slice(0, 4)) : found.year < 100 ? 2000 + found.year : found.year
  const day = [String(year).padStart(4, '0'), pad(month ?? found.month), pad(found.day)].join('-')
  return isDay(day) ? day : null
}

const pad = (value: number | undefined) => String(value ?? 0).padStart(2, '0')

type Piece = 'day' | 'month' | 'year'

/** The order in which a language writes a day in figures. English is read as in the shop's country: day first. */
const orderOf = (locale: string): Piece[] =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-IN' : locale)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))

function monthIn(text: string, locale: string): number | undefined {
  const [word] = text.match(/\p{L}{3,}/u) ?? []
  if (!word || /[年月日]/.test(word)) return undefined
  for (let month = 1; month <= 12; month++) {
    for (const tongue of [locale, 'en']) {
      const name = new Intl.DateTimeFormat(tongue, { month: 'long', timeZone: 'UTC' }).format(
        new Date(Date.UTC(2026, month - 1, 1)),
      )
      if (plain(name).startsWith(plain(word))) return month
    }
  }
  return undefined
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
