const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How far away a moment is, as short as a language can say it and never broken, for a narrow column: `in 9h`, `3d ago`. */
export function shortTime(at: string, locale: string, now: number): string {
  const distance = Date.parse(at) - now
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? units[2]
  // French would write a sign instead of words: `-3 j`.
  const style = locale === 'fr' ? 'short' : 'narrow'
  const format = new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' })
  return format.format(Math.round(distance / size), unit).replaceAll(' ', '\u00a0')
}
