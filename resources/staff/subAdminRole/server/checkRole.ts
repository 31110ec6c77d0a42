import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { readsFlag } from '../../../../server/auth/accessReads.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { addedGrants } from '../../../../src/core/permissionList.ts'
import type { subAdminRole } from '../subAdminRole.ts'
import { changedBeyond, limitsOf } from './limitsOfRole.ts'

type Role = RecordOf<typeof subAdminRole>

const mostEntries = 300

/** Whether somebody may look at the shop as a role has it. */
export const mayViewAs = readsFlag('subAdminRole', 'viewAs')

/**
 * Refuses a list of permissions that is none, a flag that the actor lacks, a limit beyond those of the actor's roles, and a change of the
 * actor's own role: nobody raises themselves (areas, 2).
 * @throws ApiError `invalid`
 */
export async function checkRole(db: Tx, actor: Actor, role: Role, previous: Role | undefined): Promise<void> {
  // A form in which nothing was ticked sends none: a role that opens nothing yet.
  if (!isPermissionList(role.permissions ?? [])) throw refused<Role>('permissions', 'bad-permissions')
  if (actor.type === 'ADMIN') return
  const missing = addedGrants(previous?.permissions ?? [], role.permissions).find(
    ({ key, flag }) => !hasFlag(actor, key, flag),
  )
  if (missing)
    throw refused<Role>('permissions', 'grant-beyond-own', { flag: `${missing.key}.${missing.flag}` })
  const limit = changedBeyond(await limitsOf(db, actor), role, previous)
  if (limit) throw refused<Role>(limit, 'limit-beyond-own')
  if (!previous) return
  const { rows } = await sql`
    SELECT 1 FROM _account_roles WHERE account_id = ${actor.id} AND role_id = ${previous.id}`.execute(db)
  if (rows.length > 0) throw refused<Role>('permissions', 'own-role')
}

/** Entries with a key of their own and flags that are true or false, as sign-in answers them. */
function isPermissionList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > mostEntries) return false
  const keys = value.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>).key : undefined,
  )
  if (new Set(keys).size !== keys.length) return false
  return value.every((entry: unknown, index) => {
    if (typeof keys[index] !== 'string' || !name.test(keys[index])) return false
    const { key: _, ...flags } = entry as Record<string, unknown>
    return Object.entries(flags).every(([flag, held]) => name.test(flag) && typeof held === 'boolean')
  })
}

const name = /^[A-Za-z][A-Za-z0-9_.-]{0,59}$/
