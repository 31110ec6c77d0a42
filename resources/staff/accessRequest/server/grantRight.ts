import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { grantsOfList, withFlag } from '../../../../src/core/permissionList.ts'
import { demandAnotherPerson } from '../../../messages/approval/server/anotherPerson.ts'
import { subAdmin } from '../../subAdmin/subAdmin.ts'
import { subAdminRole } from '../../subAdminRole/subAdminRole.ts'
import type { accessRequest } from '../accessRequest.ts'

type Request = RecordOf<typeof accessRequest>

/** How a right is given: by a further role for the person, or by adding it to a role that they and others have. */
export const grantWays = ['role', 'widen'] as const

interface Grant {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly way: (typeof grantWays)[number]
  readonly role: string
}

/**
 * Gives the right that was asked for, by the same writes as on the pages of staff and roles, so that nobody grants more than they hold
 * or changes their own access. Answers the name of the role.
 * @throws ApiError `invalid`, `forbidden`, `not-found`
 */
export async function grantRight(request: Request, grant: Grant): Promise<string> {
  const { db, records, actor, way } = grant
  await demandAnotherPerson<typeof accessRequest>(db, 'person', request.person, actor)
  const person = await records.read(subAdmin, request.person)
  const role = await records.read(subAdminRole, grant.role)
  if (!person || !role) throw new ApiError('not-found')
  if (person.status !== 'active' || person.administrator) throw new ApiError('not-allowed-now')
  const { area, flag } = request
  const has = (name: string) => grantsOfList(role.permissions).get(area)?.has(name) === true
  if (way === 'role') {
    demandFlag(actor, subAdmin.name)
    if (!has('view') || !has(flag)) throw refused<Grant>('role', 'role-lacks-right')
    await records.update(subAdmin, person.id, { roles: [...new Set([...person.roles, role.id])] })
  } else {
    demandFlag(actor, subAdminRole.name)
    if (!person.roles.includes(role.id)) throw refused<Grant>('role', 'role-not-theirs')
    await records.update(subAdminRole, role.id, {
      permissions: withFlag(role.permissions, area, flag, true),
    })
  }
  return role.name
}

function demandFlag(actor: Actor, area: string): void {
  if (!hasFlag(actor, area, 'view') || !hasFlag(actor, area, 'edit')) throw new ApiError('forbidden')
}
