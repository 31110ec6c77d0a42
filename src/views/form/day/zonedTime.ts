/** A moment as the clock of a time zone shows it: `{ day: '2026-11-20', time: '18:00' }`. */
export interface WallTime {
  day: string
  time: string
}

/** What the clock of a time zone shows at a moment (ISO 8601). */
export function wallTimeOf(moment: string, timeZone: string): WallTime {
  const parts = partsOf(Date.parse(moment), timeZone)
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** The moment at which the clock of a time zone shows a day and time; where the clock skips it, the moment right after the gap. */
export function momentOf({ day, time }: WallTime, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const first = wanted - offsetAt(wanted, timeZone)
  const second = wanted - offsetAt(first, timeZone)
  return new Date(second).toISOString()
}

/** Reads a time of day as people type it: `9`, `930`, `9:30 pm`, `18h30`, `午後6時`; null where it is none. */
export function readTime(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().trim()
  const digits = plain.match(/\d+/g) ?? []
  const [first = '', second] = digits
  const [hours, minutes] =
    second === undefined && first.length > 2 ? [first.slice(0, -2), first.slice(-2)] : [first, second ?? '0']
  if (digits.length === 0 || digits.length > 3 || first.length > 4) return null
  const afternoon = /p\.?m|午後|下午/.test(plain)
  const morning = /a\.?m|午前|上午/.test(plain)
  const hour = (Number(hours) % (afternoon || morning ? 12 : 100)) + (afternoon ? 12 : 0)
  return hour < 24 && Number(minutes) < 60
    ? `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
    : null
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(time: number, timeZone: string): Record<string, string> {
  let format = formats.get(timeZone)
  if (!format) {
    const figures = {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    } as const
    format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...figures })
    formats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
}

function offsetAt(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(time, timeZone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(time / 1000) * 1000
}
