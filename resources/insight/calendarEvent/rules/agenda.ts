import type { Span } from './spans.ts'

/** The days on which something is seen first, and what: that of whole days, then by the clock, so that a page going live stands between two events. */
export const agendaOf = (
  spans: readonly Span[],
): readonly (readonly [day: string, spans: readonly Span[]])[] =>
  [...Map.groupBy(spans, ({ first }) => first)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, all]) => [day, all.toSorted((a, b) => beginOf(a) - beginOf(b))])

const beginOf = ({ minutes }: Span) => minutes?.from ?? -1
