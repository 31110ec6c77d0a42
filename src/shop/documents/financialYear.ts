/**
 * The financial year of a moment in the shop's time zone, as documents write it: `26-27`. `firstMonth` is 4 in India; a year that
 * begins in January is written `26`.
 */
export function financialYear(at: string, firstMonth = 4, timeZone = 'Asia/Kolkata'): string {
  const [year = '', month = ''] = formatOf(timeZone).format(new Date(at)).split('-')
  const first = Number(month) >= firstMonth ? Number(year) : Number(year) - 1
  const short = (number: number) => String(number % 100).padStart(2, '0')
  return firstMonth === 1 ? short(first) : `${short(first)}-${short(first + 1)}`
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
  formats.set(timeZone, made)
  return made
}
