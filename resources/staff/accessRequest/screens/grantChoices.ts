import type { AnyRecord } from '../../../../src/core/index.ts'
import { addedGrants, grantsOfList } from '../../../../src/core/permissionList.ts'

/** One way to grant a right: the role, and how many are touched by it. */
export interface GrantChoice {
  readonly way: 'role' | 'widen'
  readonly role: AnyRecord
  /** Of a further role, the rights that the person does not have yet; of a widened one, its members. */
  readonly count: number
}

interface Asked {
  readonly area: string
  readonly flag: string
  readonly roles: readonly AnyRecord[]
  /** The roles that the person has. */
  readonly held: readonly string[]
  readonly mayGive: boolean
  readonly mayWiden: boolean
}

/** How a right can be granted, what changes least first: the person’s own roles with it added, and further ones that have it. */
export function grantChoices({ area, flag, roles, held, mayGive, mayWiden }: Asked): GrantChoice[] {
  const own = roles.filter(({ id }) => held.includes(id))
  const before = own.flatMap(({ permissions }) => permissions as unknown[])
  const further = roles
    .filter(({ id, permissions }) => {
      const flags = grantsOfList(permissions).get(area)
      return !held.includes(id) && flags?.has('view') && flags.has(flag)
    })
    .map((role) => ({ way: 'role' as const, role, count: newRights(before, role.permissions) }))
  const widened = own.map((role) => ({ way: 'widen' as const, role, count: Number(role.memberCount) }))
  return [...(mayWiden ? widened : []), ...(mayGive ? further : [])].sort((a, b) => a.count - b.count)
}

/** Of several roles one may have a flag that another lacks, under the same key. */
function newRights(before: readonly unknown[], after: unknown): number {
  const lists = before.map((entry) => [entry])
  return addedGrants([], after).filter(
    ({ key, flag }) => !lists.some((list) => grantsOfList(list).get(key)?.has(flag)),
  ).length
}
