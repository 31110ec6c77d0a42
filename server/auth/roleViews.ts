import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import {
  type AccountType,
  isOfOwnPlaces,
  type Locale,
  ownPlaces,
  permissionMap,
} from '../../src/core/index.ts'
import type { Db, Tx } from '../database/schema.ts'
import { type Grants, type KeyedEntry, unite } from './permissions.ts'
import { roleName } from './roleName.ts'

/** How long somebody looks as a role before they have to begin anew. */
export const roleViewMinutes = 60

/** A look at the shop as a role has it: under way in one session, which ends it with itself. */
export interface RoleView {
  /** Nobody’s account, so that nothing personal belongs to it. */
  readonly id: string
  readonly role: { readonly id: string; readonly name: string }
  readonly grants: Grants
  /** The stock locations that a member would have. */
  readonly locations: readonly string[]
}

/** Who looks: a role never shows more than they hold themselves. */
export interface Looker {
  readonly type: AccountType
  readonly grants: Grants
}

/** Begins a look and answers its id; an earlier one of the session goes on beside it, in another tab. */
export async function beginRoleView(
  db: Tx,
  view: {
    readonly sessionId: string
    readonly roleId: string
    readonly locations: readonly string[]
    readonly until: string
  },
): Promise<string> {
  const id = uuidv7()
  await sql`DELETE FROM _role_views WHERE ends_at <= now()`.execute(db)
  await sql`
    INSERT INTO _role_views (id, session_id, role_id, locations, ends_at)
    VALUES (${id}, ${view.sessionId}, ${view.roleId}, ${[...view.locations]}::uuid[], ${view.until})`.execute(
    db,
  )
  return id
}

/** The look of this session, with what its role grants at this moment and is called in a language; undefined once it has ended. */
export async function findRoleView(
  db: Db,
  sessionId: string,
  id: string,
  looker: Looker,
  locale: Locale,
): Promise<RoleView | undefined> {
  const { rows } = await sql<Row>`
    SELECT v.locations, r.id, ${roleName(locale)} AS name, r.permissions, r.own_places
    FROM _role_views v JOIN _roles r ON r.id = v.role_id
    WHERE v.id::text = ${id} AND v.session_id = ${sessionId} AND v.ends_at > now()`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const role = { entries: row.permissions, isOfOwnPlaces: row.own_places }
  return {
    id,
    role: { id: row.id, name: row.name },
    grants: noMoreThan(looker, unite([role])),
    locations: row.locations,
  }
}

/** Ends the look of a session; one that is over is already what the caller wants. */
export async function endRoleView(db: Db, sessionId: string, id: string): Promise<void> {
  await sql`DELETE FROM _role_views WHERE id::text = ${id} AND session_id = ${sessionId}`.execute(db)
}

/** What a role grants, as far as whoever looks holds it too. */
function noMoreThan({ type, grants: own }: Looker, grants: Grants): Grants {
  if (type === 'ADMIN') return grants
  const entries = grants.entries.map(({ key, ...flags }): KeyedEntry => {
    const held = Object.keys(flags).filter((flag) => flag === ownPlaces || own.map[key]?.[flag] === true)
    if (isOfOwnPlaces({ type, permissions: own.map }, key)) held.push(ownPlaces)
    return { key, ...Object.fromEntries(held.map((flag) => [flag, true])) }
  })
  return Object.freeze({ entries, map: permissionMap(entries) })
}

interface Row {
  id: string
  name: string
  permissions: unknown
  own_places: boolean
  locations: readonly string[]
}
