import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { ApiError } from '../apiError.ts'
import type { Database } from '../database/open.ts'

const windowMinutes = 15

/**
 * How many failures a quarter of an hour bears: few for one name from one address, so that guessing ends; more for an address
 * (an office) and for a name from everywhere, so that nobody can shut a person out by failing in their name.
 */
const most = { pair: 10, address: 100, account: 100 } as const

/**
 * How many wrong codes of a second step a quarter of an hour bears, from wherever: six digits are soon guessed, and whoever comes
 * this far knows the password.
 */
const mostCodes = 10

/**
 * Counts an attempt before its password is looked at, in the database, so that neither parallel attempts nor several
 * processes get more. What is refused early is not counted further on.
 * @throws ApiError `throttled` with the seconds until the next attempt.
 */
export async function countAttempt(database: Database, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  for (const kind of ['pair', 'address', 'account'] as const) await limit(database, keys[kind], most[kind])
}

/** Counts a code before it is looked at. @throws ApiError `throttled` with the seconds until the next attempt. */
export const countCode = (database: Database, accountId: string): Promise<void> =>
  limit(database, codeKey(accountId), mostCodes)

/** Forgets the wrong codes of an account. */
export async function forgiveCodes(database: Database, accountId: string): Promise<void> {
  await sql`DELETE FROM _sign_in_attempts WHERE key = ${codeKey(accountId)}`.execute(database.db)
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

async function limit(database: Database, key: string, times: number): Promise<void> {
  const { attempts, wait } = await count(database, key)
  if (attempts > times)
    throw new ApiError('throttled', { values: { minutes: Math.ceil(wait / 60) }, retryAfter: wait })
}

async function count(database: Database, key: string): Promise<{ attempts: number; wait: number }> {
  const { rows } = await sql<{ attempts: number; wait: number }>`
    INSERT INTO _sign_in_attempts AS counted (key, attempts, since) VALUES (${key}, 1, now())
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE WHEN ${over} THEN 1 ELSE counted.attempts + 1 END,
      since = CASE WHEN ${over} THEN now() ELSE counted.since END
    RETURNING attempts, extract(epoch FROM since + ${window} - now())::float8 AS wait
  `.execute(database.db)
  return rows[0] ?? { attempts: 0, wait: 0 }
}

const window = sql.raw(`interval '${windowMinutes} minutes'`)
const over = sql`counted.since < now() - ${window}`

/** The names are hashed: a password typed into the wrong field must not be kept. */
function keysOf(account: string, address: string) {
  const who = createHash('sha256').update(account.toLowerCase()).digest('base64url')
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
