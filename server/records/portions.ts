import { setImmediate as nextRound } from 'node:timers/promises'
import { takeTurns } from '../turns.ts'

/**
 * How many records of a long request share a transaction: few enough that others get a turn, enough that most of the time is not spent on
 * commits. The embedded database has one session, which a transaction has alone, and an answer to others needs it several times.
 */
export const perTransaction = { embedded: 10, postgres: 100 } as const

/** All long requests of a process (files out and in, changes of many records), of which one at a time has its next portion. */
const oneAtATime = takeTurns({ atOnce: 1, waiting: 10_000 })

/**
 * Reads or writes the next portion of a long request when its turn comes, each request one portion a turn. Requests that wait meanwhile come
 * first, and the database has never more than one portion before them, however much is asked for.
 */
export async function inTurn<T>(portion: () => Promise<T>): Promise<T> {
  await nextRound()
  return oneAtATime(portion)
}
