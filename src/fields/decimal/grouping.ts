/** How large numbers are parted (areas, 28): as the language does it, in lakhs and crores (`12,34,567`), or in thousands. */
export const groupings = ['language', 'lakhs', 'thousands'] as const

/** Nobody says anything: tests of what is written, and whatever runs before there is a shop. */
let read: () => string | undefined = () => undefined

/** The grouping that the shop has set now; undefined for that of the language. */
export const shopGrouping = (): string | undefined => read()

/**
 * Says where the grouping is read from: in the browser the public settings, on the server the work in hand (`server/shopWays.ts`). Answers
 * where it was read from before, for whoever gives it back.
 */
export function readGroupingFrom(source: typeof read): typeof read {
  const before = read
  read = source
  return before
}
