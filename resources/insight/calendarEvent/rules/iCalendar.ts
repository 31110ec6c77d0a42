/** What a calendar in a file has: something of whole days (`2026-11-20`, the last included), or between two moments (ISO). */
export interface CalendarItem {
  readonly uid: string
  readonly title: string
  readonly notes: string | null
  readonly url: string | undefined
  /** When it was last changed, ISO. */
  readonly changedAt: string | undefined
  readonly time: { readonly from: string; readonly to: string; readonly isWholeDays: boolean }
}

/** A calendar as programs read it (RFC 5545). `now`, ISO, is when it was written. */
export function iCalendar(name: string, items: readonly CalendarItem[], now: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atelier//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...items.flatMap((item) => eventOf(item, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function eventOf({ uid, title, notes, url, changedAt, time }: CalendarItem, now: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(now)}`,
    ...(time.isWholeDays
      ? [`DTSTART;VALUE=DATE:${day(time.from)}`, `DTEND;VALUE=DATE:${day(following(time.to))}`]
      : [`DTSTART:${moment(time.from)}`, `DTEND:${moment(time.to)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(changedAt ? [`LAST-MODIFIED:${moment(changedAt)}`] : []),
    // What fills a day does not make its person busy.
    ...(time.isWholeDays ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

const day = (date: string) => date.replaceAll('-', '')

/** Here the end is the first day after it. */
const following = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

const moment = (iso: string) => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** No text has control characters but the end of a line, which is written as `\n`. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** A line of more than 75 bytes goes on in lines that begin with a space; no character is cut. */
function folded(line: string): string {
  let text = ''
  let room = 75
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (size > room) {
      text += '\r\n '
      room = 74
    }
    text += sign
    room -= size
  }
  return text
}
