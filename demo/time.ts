/** The moment at which the demo shop stands still. Everything in it happened before. */
export const REFERENCE_DATE = new Date('2026-11-20T09:00:00Z')

/** The moment at which the shop of customers ends: now, but where the clock of the machine is wrong. */
export const endOfShop = (now: Date): Date => (now > FIRST_END ? now : REFERENCE_DATE)

/** Two months after the shop was opened. */
const FIRST_END = new Date('2025-07-01T04:30:00Z')

/** When the demo shop was opened. */
export const FIRST_OPENED = new Date('2025-05-02T04:30:00.000Z')

/** A day in milliseconds. */
export const DAY = 86_400_000

/** The moment some days before the reference date, in UTC, ISO 8601. */
export const daysAgo = (days: number): string => new Date(REFERENCE_DATE.getTime() - days * DAY).toISOString()
