/** One statement of a migration. */
export interface Step {
  readonly sql: string
  /** Must find no rows, or the step is refused: it would lose data or fail. */
  readonly guard?: Guard
  /** Runs only where a person asked for it; until then a guard that finds rows stops the start. */
  readonly onlyApproved?: boolean
}

export interface Guard {
  /** Counts the rows that stand in the way, in the database as it is before the migration. */
  readonly count: string
  /** `product.title`: what it is about, and why it cannot be done by itself. */
  readonly subject: string
  readonly reason: string
  /** What a person passes to `npm run migrate -- --apply` to have it done all the same. */
  readonly approval?: string
}
