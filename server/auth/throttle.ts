import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/schema.ts'
import { readEngineSettings } from '../settings/storedSettings.ts'

/** What attempts are counted in. */
export type Door = Pick<Context, 'database' | 'registry'>

/**
 * How many failures a quarter of an hour bears of an address (an office) and of a name from everywhere: many, whatever the shop says, so
 * that nobody can shut a person out by failing in their name.
 */
const fromEverywhere = { times: 100, minutes: 15 } as const

/**
 * How many failures the shop bears of one name from one address, and in how many minutes: few, so that guessing ends. It bears as many
 * wrong codes of a second step, from wherever: six digits are soon guessed, and whoever comes this far knows the password.
 */
async function guesses(door: Door): Promise<Limit> {
  const settings = await readEngineSettings(door, ['security.attempts', 'security.lockMinutes'])
  return { times: settings['security.attempts'], minutes: settings['security.lockMinutes'] }
}

interface Limit {
  readonly times: number
  readonly minutes: number
}

/**
 * Counts an attempt before its password is looked at, in the database, so that neither parallel attempts nor several
 * processes get more. What is refused early is not counted further on.
 * @throws ApiError `throttled` with the seconds until the next attempt.
 */
export async function countAttempt(door: Door, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  await limit(door.database.db, keys.pair, await guesses(door))
  for (const kind of ['address', 'account'] as const)
    await limit(door.database.db, keys[kind], fromEverywhere)
}

/** Counts a code before it is looked at. @throws ApiError `throttled` with the seconds until the next attempt. */
export const countCode = async (door: Door, accountId: string): Promise<void> =>
  limit(door.database.db, codeKey(accountId), await guesses(door))

/** Forgets the wrong codes of an account. */
export async function forgiveCodes(database: Database, accountId: string): Promise<void> {
  await sql`DELETE FROM _sign_in_attempts WHERE key = ${codeKey(accountId)}`.execute(database.db)
}

/** How many records a person may look up by a value that is hidden from them: a day at the telephone, and nothing to guess with. */
const lookUps = { times: 30, minutes: 60 } as const

/** Counts a look-up by a hidden value before it is answered. @throws ApiError `throttled` with the seconds until the next one. */
export const countLookUp = async (db: Db, accountId: string): Promise<void> =>
  limit(db, `find ${accountId}`, lookUps)

/** How many messages a person may send themselves to see whether they arrive. */
const ownTests = { times: 10, minutes: 60 } as const

/** Counts a message that somebody sends themselves to try a way. @throws ApiError `throttled` with the seconds until the next one. */
export const countOwnTest = async (db: Db, accountId: string): Promise<void> =>
  limit(db, `test ${accountId}`, ownTests)

/** How many links to a new password one address is sent, and how many one visitor asks for, in an hour. */
const forgotten = { email: { times: 3, minutes: 60 }, visitor: { times: 30, minutes: 60 } } as const

/** Counts somebody who forgot their password, whether or not there is such an account. @throws ApiError `throttled` with the seconds until the next attempt. */
export async function countForgotten(db: Db, email: string, visitor: string): Promise<void> {
  await limit(db, `forgotten from ${network(visitor)}`, forgotten.visitor)
  await limit(db, `forgotten ${hashed(email)}`, forgotten.email)
}

const codeKey = (accountId: string) => `code ${accountId}`

/** Takes an attempt back that succeeded, and forgets the failures of this person at this address. */
export async function forgiveAttempt(database: Database, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  await sql`
    UPDATE _sign_in_attempts SET attempts = CASE WHEN key = ${keys.pair} THEN 0 ELSE greatest(attempts - 1, 0) END
    WHERE key IN (${keys.pair}, ${keys.address}, ${keys.account})
  `.execute(database.db)
}

/** Takes an attempt back that was no failure, yet no success either: a right password that waits for its second step. */
export async function uncountAttempt(database: Database, account: string, address: string): Promise<void> {
  await sql`
    UPDATE _sign_in_attempts SET attempts = greatest(attempts - 1, 0)
    WHERE key = ANY(${Object.values(keysOf(account, address))}::text[])
  `.execute(database.db)
}

async function limit(db: Db, key: string, { times, minutes }: Limit): Promise<void> {
  const { attempts, wait } = await count(db, key, minutes)
  if (attempts > times)
    throw new ApiError('throttled', { values: { minutes: Math.ceil(wait / 60) }, retryAfter: wait })
}

async function count(db: Db, key: string, minutes: number): Promise<{ attempts: number; wait: number }> {
  const window = sql`${minutes}::int * interval '1 minute'`
  const over = sql`counted.since < now() - ${window}`
  const { rows } = await sql<{ attempts: number; wait: number }>`
    INSERT INTO _sign_in_attempts AS counted (key, attempts, since) VALUES (${key}, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE WHEN ${over} THEN 1 ELSE counted.attempts + 1 END,
      since = CASE WHEN ${over} THEN now() ELSE counted.since END
    RETURNING attempts, extract(epoch FROM since + ${window} - now())::float8 AS wait
  `.execute(db)
  return rows[0] ?? { attempts: 0, wait: 0 }
}

/** A name as it is kept: a password typed into the wrong field must not be. */
const hashed = (name: string) => createHash('sha256').update(name.toLowerCase()).digest('base64url')

function keysOf(account: string, address: string) {
  const who = hashed(account)
  const where = network(address)
  return { pair: `${where} ${who}`, address: where, account: who }
}

/** One household holds 2^64 addresses of IPv6, so its network counts. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .join(':')
}
