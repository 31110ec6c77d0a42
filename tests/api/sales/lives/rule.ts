import type { RawBuilder } from 'kysely'

/** What is not as it must be, and the number of the paper, return or payment that says so. */
export interface Offence {
  readonly number: string
  readonly why: string
}

/** What must hold of an order after each step, beside the rules of `check-sales`: what of it does not. */
export type Rule = (order: string) => RawBuilder<Offence>
