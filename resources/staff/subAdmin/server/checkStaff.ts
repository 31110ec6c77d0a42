import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { grantsOfList } from '../../../../src/core/permissionList.ts'
import { limitBeyond, limitsOf, limitsOfRoles } from '../../subAdminRole/server/limitsOfRole.ts'
import type { subAdmin } from '../subAdmin.ts'

type Staff = RecordOf<typeof subAdmin>

/**
 * What keeps staff from raising themselves or locking everybody out (areas, 1): only an administrator makes or changes one,
 * nobody gives a role that grants more or goes farther than their own, nobody changes their own access, and one active administrator stays.
 * @throws ApiError `invalid`, `not-allowed-now`
 */
export async function checkStaff(
  db: Tx,
  actor: Actor,
  record: Staff,
  previous: Staff | undefined,
): Promise<void> {
  await demandReach(db, actor, record)
  demandPlaces(actor, record, previous)
  if (previous) await demandReach(db, actor, previous)
  if (previous && previous.id === actor.id) demandSame(record, previous)
  if (previous && previous.email !== record.email) demandEmailChange(actor, previous)
  if (previous && isActiveAdministrator(previous) && !isActiveAdministrator(record))
    await demandAnotherAdministrator(db, previous.id)
}

/**
 * Refuses whoever reaches for somebody who may do more than they do themselves.
 * @throws ApiError `invalid`
 */
export async function demandReach(
  db: Tx,
  actor: Actor,
  { administrator, roles }: Pick<Staff, 'administrator' | 'roles'>,
): Promise<void> {
  if (actor.type === 'ADMIN') return
  if (administrator) throw refused<Staff>('administrator', 'not-allowed')
  if (roles.length === 0) return
  const { rows } = await sql<{ permissions: unknown }>`
    SELECT permissions FROM _roles WHERE id = ANY(${[...roles]}::uuid[])`.execute(db)
  for (const { permissions } of rows) {
    for (const [key, flags] of grantsOfList(permissions)) {
      const flag = [...flags].find((name) => !hasFlag(actor, key, name))
      if (flag) throw refused<Staff>('roles', 'grant-beyond-own', { flag: `${key}.${flag}` })
    }
  }
  const own = await limitsOf(db, actor)
  const beyond = (await limitsOfRoles(db, roles)).find((role) => limitBeyond(own, role))
  if (beyond) throw refused<Staff>('roles', 'role-beyond-own', { role: beyond.name })
}

/** Whoever sees their own places only gives nobody others. */
function demandPlaces(actor: Actor, { locations }: Staff, previous: Staff | undefined): void {
  const own = actor.reach?.locations
  const isBeyond = (id: string) => !own?.includes(id) && !previous?.locations.includes(id)
  if (own && locations.some(isBeyond)) throw refused<Staff>('locations', 'not-allowed')
}

function demandSame(record: Staff, previous: Staff): void {
  if (record.status !== previous.status) throw new ApiError('not-allowed-now')
  const changed = (['administrator', 'roles', 'locations'] as const).find(
    (name) => String(record[name]) !== String(previous[name]),
  )
  if (changed) throw refused<Staff>(changed, 'own-access')
}

/** One's own address is confirmed by links (`auth/emailChange.ts`); that of others is an administrator's to set. */
function demandEmailChange(actor: Actor, { id, status }: Staff): void {
  if (id === actor.id) throw refused<Staff>('email', 'own-email')
  if (actor.type !== 'ADMIN' && status !== 'invited') throw refused<Staff>('email', 'administrators-email')
}

const isActiveAdministrator = ({ administrator, status }: Staff) => administrator && status === 'active'

/** Locks the administrators, so that two who take each other's place wait for one another. */
async function demandAnotherAdministrator(db: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM _accounts WHERE type = 'ADMIN' AND state = 'active' ORDER BY id FOR UPDATE`.execute(db)
  if (!rows.some((other) => other.id !== id)) throw refused<Staff>('administrator', 'last-administrator')
}
