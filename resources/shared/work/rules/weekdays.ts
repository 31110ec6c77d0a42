/** The days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Which day of the week a day (`2026-11-08`) is. */
export const weekdayOf = (day: string): string => weekdays[(new Date(day).getUTCDay() + 6) % 7] as string
