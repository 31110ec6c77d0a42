import { createHash, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AccountType } from '../../src/core/index.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Database } from '../database/open.ts'
import type { Db } from '../database/schema.ts'
import { type Ways, waysNow } from '../shopWays.ts'
import { alive, type SessionTimes } from './accessSettings.ts'
import { readAddresses } from './addresses.ts'
import { type Grants, grantsOf, listsOfAccount } from './permissions.ts'

/** A session in use, as one look-up finds it: whose it is and what its person may do at this moment. */
export interface Session {
  readonly id: string
  readonly account: {
    readonly id: string
    readonly name: string
    readonly username: string
    readonly type: AccountType
  }
  /** When its person last gave their password: at sign-in, or since. */
  readonly provenAt: Date
  /** The shop demands a second step of its person, who has none yet. */
  readonly owesStep: boolean
  /** From where staff may come in; empty: from everywhere. */
  readonly addresses: readonly string[]
  /** What all roles of the account grant. */
  readonly grants: Grants
  /** The ways of the shop at that moment, in which the request is answered. */
  readonly ways: Ways
  /** Where the stream of changes stood at that moment (`changes/readChanges.ts`). */
  readonly position: string
}

/** What the shop asks of whoever comes in, as SQL: of whom a second step, and from where. */
export interface AccessRules {
  readonly demand: RawBuilder<unknown>
  readonly addresses: RawBuilder<unknown>
}

/** What somebody signs in with: where push messages reach it, and what it calls itself. */
export interface Device {
  readonly deviceToken: string | null
  readonly userAgent?: string | undefined
}

/** A header is any bytes; a text in the database has no control characters and an end. */
const readable = (userAgent: string) => userAgent.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 300)

/** A token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database knows of a token; whoever reads the table cannot sign in with it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Begins a session and returns its token, which is not kept anywhere. */
export async function beginSession(
  db: Db,
  accountId: string,
  { deviceToken, userAgent = '' }: Device,
  { whole }: SessionTimes,
): Promise<string> {
  const token = newToken()
  await sql`
    INSERT INTO _sessions (id, token_hash, account_id, device_token, user_agent, ends_at)
    VALUES (${uuidv7()}, ${hashOf(token)}, ${accountId}, ${deviceToken}, ${readable(userAgent)}, now() + ${whole})
  `.execute(db)
  return token
}

/**
 * The session behind a token, or undefined when it has ended. One statement reads session, account, roles and settings, so that a
 * suspension or another role acts on the very next request. It counts as used unless `isUse` says otherwise.
 */
export async function findSession(
  database: Database,
  token: string,
  times: SessionTimes,
  { demand, addresses, isUse = true }: AccessRules & { readonly isUse?: boolean } = {
    demand: sql`NULL`,
    addresses: sql`NULL`,
  },
): Promise<Session | undefined> {
  const { rows } = await sql<Row>`${keptPlan}
    SELECT s.id, s.account_id, a.name, a.username, a.type,
      coalesce(s.proven_at, s.created_at) AS proven_at,
      ${owes(demand)} AS owes_step, s.used_at < now() - ${dueAfter(times)} AS is_due,
      ${addresses} AS addresses, ${listsOfAccount} AS roles, ${waysNow} AS ways,
      pg_current_snapshot()::text AS position
    FROM _sessions s JOIN _accounts a ON a.id = s.account_id
    WHERE s.token_hash = ${hashOf(token)} AND a.state = 'active' AND a.type <> 'CUSTOMER'
      AND ${alive(times)}
  `.execute(database.db)
  const row = rows[0]
  if (!row) return undefined
  if (row.is_due && isUse)
    await sql`UPDATE _sessions SET used_at = now() WHERE id = ${row.id} AND used_at < now()`.execute(
      database.db,
    )
  const { account_id, name, username, type, roles, proven_at, owes_step, addresses: listed } = row
  return {
    id: row.id,
    account: { id: account_id, name, username, type },
    provenAt: new Date(proven_at),
    owesStep: owes_step === true,
    grants: grantsOf(roles ?? ''),
    addresses: readAddresses(listed),
    ways: row.ways ?? {},
    position: row.position,
  }
}

/** Whether an account, in the query as `a`, lacks the second step that is demanded of it. */
export const owes = (demand: RawBuilder<unknown>) => sql`
  (CASE ${demand} WHEN 'everybody' THEN true WHEN 'administrators' THEN a.type = 'ADMIN' END)
  AND NOT EXISTS (SELECT 1 FROM _second_steps o WHERE o.account_id = a.id AND o.confirmed_at IS NOT NULL)`

/** Seconds after which a use is written down: once a minute, not with every request, and more often where sessions are short. */
const dueAfter = ({ idle }: SessionTimes) => sql`least(interval '1 minute', ${idle} / 4)`

interface Row {
  id: string
  account_id: string
  name: string
  username: string
  type: AccountType
  is_due: boolean
  proven_at: Date | string
  owes_step: boolean | null
  addresses: string | null
  roles: string | null
  ways: Ways | null
  position: string
}

/** Notes that the person of a session has just given their password again. */
export async function noteProof(db: Db, id: string): Promise<void> {
  await sql`UPDATE _sessions SET proven_at = now() WHERE id = ${id}`.execute(db)
}

/** Ends the session of a token; one that is unknown is already what the caller wants. */
export async function endSession(database: Database, token: string): Promise<void> {
  await sql`DELETE FROM _sessions WHERE token_hash = ${hashOf(token)}`.execute(database.db)
}

/** Ends all sessions of an account, but the one given. For a suspension, a new password, a theft. */
export async function endSessionsOf(db: Db, accountId: string, except?: string): Promise<void> {
  await sql`DELETE FROM _sessions WHERE account_id = ${accountId} AND id IS DISTINCT FROM ${except ?? null}::uuid`.execute(
    db,
  )
}

/** Deletes the sessions that are over, so that no longer times bring one back. */
export async function endOver(db: Db, times: SessionTimes): Promise<void> {
  await sql`DELETE FROM _sessions s WHERE NOT (${alive(times)})`.execute(db)
}

/** Forgets what has ended: sessions, and failed attempts that no longer count. */
export async function sweep(database: Database, times: SessionTimes): Promise<void> {
  await endOver(database.db, times)
  await sql`DELETE FROM _sign_in_attempts WHERE since < now() - interval '1 day'`.execute(database.db)
}
