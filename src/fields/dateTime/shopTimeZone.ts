/** The time zone of a shop that has set none (areas, 1.1). */
export const usualTimeZone = 'Asia/Kolkata'

/** Nobody says anything: tests of what is reckoned, and whatever runs before there is a shop. */
let read: () => string | undefined = () => undefined

/**
 * The time zone of the shop (areas, 28) as it is set now: what "today" means, and what every moment is shown in. It may change while
 * the page or the server runs, so nobody keeps it.
 */
export function shopTimeZone(): string {
  const zone = read()
  if (zone === undefined) return usualTimeZone
  // Asked for with every moment that is shown; Intl takes tens of ms to look at a zone for the first time.
  if (zone !== known) {
    if (!isTimeZone(zone)) return usualTimeZone
    known = zone
  }
  return zone
}

let known = ''

/**
 * Says where the zone is read from: in the browser the public settings, on the server the work in hand (`server/shopWays.ts`). Answers
 * where it was read from before, for whoever gives it back.
 */
export function readTimeZoneFrom(source: typeof read): typeof read {
  const before = read
  read = source
  return before
}

/** Whether a value from outside is the name of a time zone, `Europe/Paris` or `UTC`, as Intl and the database both know it. */
export function isTimeZone(value: unknown): value is string {
  if (!looksLikeTimeZone(value)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

/** Whether it is written as such a name, for whoever cannot wait for Intl: differences such as `+05:30` mean the opposite to the database. */
export const looksLikeTimeZone = (value: unknown): value is string =>
  typeof value === 'string' && /^(UTC|[A-Z]\w+(\/[A-Z][\w+-]*)+)$/.test(value)
