/** What became of an event: it changed something, said what was known, came again, or is about nothing that is known here. */
export const outcomes = ['applied', 'noChange', 'repeated', 'unknown'] as const

export type Outcome = (typeof outcomes)[number]
