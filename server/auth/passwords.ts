import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '../turns.ts'

/** argon2id (2) with 19 MiB and two passes: some 16 ms of one core, and too much memory to try many at once on a graphics card. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing shares Node's four threads with files and host names; two at once leave them two. */
const inTurn = takeTurns({ atOnce: 2, waiting: 100 })

/** The form in which a password is stored. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost))
}

/**
 * Whether a password is the one behind a stored form. Without a stored form (nobody has that name) it takes as long, so that
 * the time of an answer does not tell who has an account.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoy())
  const same = await inTurn(() => verify(against, canonical(password)))
  return same && stored !== undefined
}

let decoyHash: Promise<string> | undefined

/** The stored form of a password that nobody knows; made once, at the start. */
export function decoy(): Promise<string> {
  decoyHash ??= hash(randomBytes(32), cost)
  return decoyHash
}

/** The same letters arrive composed or decomposed, depending on the keyboard they were typed on. */
const canonical = (password: string) => password.normalize('NFKC')
