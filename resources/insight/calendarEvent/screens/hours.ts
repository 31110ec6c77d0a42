/** Pixels of an hour. */
export const hour = 48

/** What is dropped, drawn or pressed begins and ends at a quarter of an hour. */
export const step = 15

const wholeDay = 24 * 60

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The time of day at which something begins, so many minutes after midnight. */
export const timeOf = (minutes: number): string =>
  clock(Math.max(0, Math.min(wholeDay - step, Math.round(minutes / step) * step)))

/** The time of day at which something ends; what goes on to midnight ends in the last minute. */
export function endTimeOf(minutes: number): string {
  const held = Math.max(step, Math.round(minutes / step) * step)
  return held >= wholeDay ? '23:59' : clock(held)
}
