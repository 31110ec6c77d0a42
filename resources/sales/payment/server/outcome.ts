/** What became of an event: it changed something, said what was known, came again, or is about nothing that is known here. */
export type Outcome = 'applied' | 'noChange' | 'repeated' | 'unknown'
