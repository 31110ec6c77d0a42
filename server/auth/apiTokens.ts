import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import {
  type AccountType,
  isOfOwnPlaces,
  ownPlaces,
  type PermissionMap,
  permissionMap,
} from '../../src/core/index.ts'
import { grantsOfList, listOfGrants, type PermissionEntryOf } from '../../src/core/permissionList.ts'
import { closedToTokens } from '../../src/core/tokenAreas.ts'
import type { tokenSchema } from '../../src/derive/account.ts'
import { ApiError } from '../apiError.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Db, Tx } from '../database/schema.ts'
import { sqlState } from '../database/sqlState.ts'
import { refused } from '../refused.ts'
import { type Ways, waysNow } from '../shopWays.ts'
import { readAddresses } from './addresses.ts'
import { type Grants, grantsOf, keyedEntrySchema, listsOfAccount } from './permissions.ts'
import { type AccessRules, hashOf, newToken, owes } from './sessions.ts'

/** A token of an account for another system, as its owner sees it; the token itself is shown once and kept nowhere. */
export const ownTokenSchema = z.object({
  id: z.guid(),
  name: z.string(),
  permissions: z.array(keyedEntrySchema),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime(),
})

export type OwnToken = z.output<typeof ownTokenSchema>

/** What a request with a token may do, and for whom. */
export interface TokenUse {
  readonly account: { readonly id: string; readonly name: string }
  readonly tokenName: string
  readonly owesStep: boolean
  /** From where staff, and what acts for them, may come in; empty: from everywhere. */
  readonly addresses: readonly string[]
  /** What both the token and, at this moment, its owner may. */
  readonly permissions: PermissionMap
  /** The ways of the shop at that moment, in which the request is answered. */
  readonly ways: Ways
}

/** Tells a token of another system from one of a session. */
const prefix = 'at_'

const shape = /^at_([\w-]{43})$/

export const isApiToken = (bearer: string): boolean => shape.test(bearer)

type TokenOrder = z.output<typeof tokenSchema>

/** How many tokens an account may have. */
const most = 20

/** The part of a list of permissions that an owner may hand to a token. */
export function within(list: unknown, type: AccountType, { map }: Pick<Grants, 'map'>): PermissionEntryOf[] {
  const granted = [...grantsOfList(list)].flatMap(([key, flags]) => {
    if (closedToTokens.includes(key)) return []
    const held = [...flags].filter((flag) => type === 'ADMIN' || map[key]?.[flag] === true)
    return held.length > 0 ? [[key, new Set(held)] as const] : []
  })
  return listOfGrants(new Map(granted))
}

interface Row {
  id: string
  name: string
  token_name: string
  type: AccountType
  permissions: unknown
  owes_step: boolean | null
  is_due: boolean
  addresses: string | null
  roles: string | null
  ways: Ways | null
}

/** For whom the shop lets tokens be: an account, in the query as `a`. `allowed` is the setting, as SQL. */
const mayHave = (allowed: RawBuilder<unknown>) => sql<boolean>`
  (CASE ${allowed} WHEN 'everybody' THEN true WHEN 'administrators' THEN a.type = 'ADMIN' ELSE false END)`

/**
 * What a token may do now; undefined where it is unknown, has ended, or its owner may not come in or have one any more. One statement
 * reads it all, so that a suspension or another role acts on the very next request.
 */
export async function findToken(
  db: Db,
  bearer: string,
  allowed: RawBuilder<unknown>,
  { demand, addresses }: AccessRules,
): Promise<TokenUse | undefined> {
  const { rows } = await sql<Row>`${keptPlan}
    SELECT a.id, a.name, a.type, t.name AS token_name, t.permissions, ${owes(demand)} AS owes_step,
      t.used_at IS NULL OR t.used_at < now() - interval '1 minute' AS is_due, ${addresses} AS addresses, ${listsOfAccount} AS roles,
      ${waysNow} AS ways
    FROM _api_tokens t JOIN _accounts a ON a.id = t.account_id
    WHERE t.token_hash = ${hashOf(bearer)} AND t.ends_at > now() AND a.state = 'active' AND a.type <> 'CUSTOMER'
      AND ${mayHave(allowed)}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { id, name, type, token_name: tokenName, owes_step: owesStep } = row
  if (row.is_due)
    await sql`UPDATE _api_tokens SET used_at = now() WHERE token_hash = ${hashOf(bearer)}`.execute(db)
  const grants = grantsOf(row.roles ?? '')
  // What its owner sees in part, a token sees in that part.
  const permissions = permissionMap(
    within(row.permissions, type, grants).map((entry) =>
      isOfOwnPlaces({ type, permissions: grants.map }, entry.key) ? { ...entry, [ownPlaces]: true } : entry,
    ),
  )
  return {
    account: { id, name },
    tokenName,
    owesStep: owesStep === true,
    addresses: readAddresses(row.addresses),
    permissions,
    ways: row.ways ?? {},
  }
}

/** Whether the shop lets an account have tokens. */
export async function mayHaveTokens(
  db: Db,
  accountId: string,
  allowed: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT ${mayHave(allowed)} AS may FROM _accounts a WHERE a.id = ${accountId}`.execute(db)
  return rows[0]?.may === true
}

/** The tokens of an account, the newest first; those that have ended are told as well, until they are revoked. */
export async function listTokens(db: Db, accountId: string): Promise<OwnToken[]> {
  const { rows } = await sql<
    Record<'created' | 'ends', Date | string> & OwnToken & { used: Date | string | null }
  >`
    SELECT id, name, permissions, created_at AS created, used_at AS used, ends_at AS ends FROM _api_tokens
    WHERE account_id = ${accountId} ORDER BY id DESC`.execute(db)
  return rows.map(({ id, name, permissions, created, used, ends }) => ({
    id,
    name,
    permissions,
    createdAt: new Date(created).toISOString(),
    usedAt: used && new Date(used).toISOString(),
    endsAt: new Date(ends).toISOString(),
  }))
}

/**
 * Makes a token and answers it, this once.
 * @throws ApiError `invalid` for permissions that its owner lacks or may not hand on, a name they have used, or too many tokens
 */
export async function makeToken(
  db: Tx,
  owner: { readonly id: string; readonly type: AccountType; readonly grants: Grants },
  { name, days, permissions }: Omit<TokenOrder, 'password'>,
): Promise<string> {
  const list = listOfGrants(grantsOfList(permissions))
  if (list.length === 0) throw refused<TokenOrder>('permissions', 'required')
  if (JSON.stringify(within(list, owner.type, owner.grants)) !== JSON.stringify(list))
    throw refused<TokenOrder>('permissions', 'token-beyond-own')
  const { length } = await listTokens(db, owner.id)
  if (length >= most) throw refused<TokenOrder>('name', 'too-many-tokens', { max: most })
  const token = `${prefix}${newToken()}`
  try {
    await sql`
      INSERT INTO _api_tokens (id, account_id, name, token_hash, permissions, ends_at)
      VALUES (${uuidv7()}, ${owner.id}, ${name}, ${hashOf(token)}, ${JSON.stringify(list)}::jsonb, now() + ${days} * interval '1 day')`.execute(
      db,
    )
  } catch (error) {
    if (sqlState(error)?.state === '23505') throw refused<TokenOrder>('name', 'not-unique')
    throw error
  }
  return token
}

/** Revokes one of somebody's own tokens. @throws ApiError `not-found` for one that is gone or somebody else's */
export async function revokeToken(db: Tx, accountId: string, id: string): Promise<void> {
  const done = await sql`DELETE FROM _api_tokens WHERE id = ${id} AND account_id = ${accountId}`.execute(db)
  if (done.numAffectedRows !== 1n) throw new ApiError('not-found')
}

/** Revokes all tokens of an account: its person may not come in any more. */
export async function revokeTokensOf(db: Db, accountId: string): Promise<void> {
  await sql`DELETE FROM _api_tokens WHERE account_id = ${accountId}`.execute(db)
}
