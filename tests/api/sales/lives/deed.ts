import fc from 'fast-check'
import type { Outcome, shopOfLives } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

export type Lives = ReturnType<typeof shopOfLives>

/** Something that happens to an order: numbers that choose among what can happen to it then, and among what it happens to. */
export interface Chance {
  readonly deed: number
  readonly which: number
  readonly how: number
  readonly pieces: number
  /** Of the order itself and those that went out in exchange: the newest where there are not so many. */
  readonly of: number
}

/** The greatest number that chooses a deed. */
export const mostChance = 9_999

/** Any chance. */
export const anyChance: fc.Arbitrary<Chance> = fc.record({
  deed: fc.nat({ max: mostChance }),
  which: fc.nat({ max: 11 }),
  how: fc.nat({ max: 11 }),
  pieces: fc.integer({ min: 1, max: 4 }),
  of: fc.nat({ max: 5 }),
})

export type Row = { readonly id: string }

/** What it can happen to, how often in comparison with the others, and how it is done. */
export interface Deed<T extends Row> {
  readonly targets: (state: State) => readonly T[]
  readonly weight: number
  readonly run: (lives: Lives, state: State, target: T, chance: Chance) => Promise<Outcome>
}

/** One of the things that happen, whatever it happens to. */
export const deed = <T extends Row>(
  weight: number,
  targets: Deed<T>['targets'],
  run: Deed<T>['run'],
): Deed<Row> => ({ weight, targets, run: run as unknown as Deed<Row>['run'] })

/** What came of a deed that was done, unless it did not do what it is for: then that is a fault. */
export const proven = (done: Outcome, isSo: boolean, what: string): Outcome =>
  done.status !== 200 || isSo ? done : { status: 500, body: what }

/** The order itself, where it is in one of these states, or in any. */
export const theOrder =
  (...states: readonly string[]) =>
  ({ order, status }: State) =>
    states.length === 0 || states.includes(status) ? [{ id: order }] : []

/** Lines of which pieces are in no parcel yet. */
export const openLines = ({ lines }: State): State['lines'] => lines.filter(({ open }) => open > 0)
