import { defined } from '../../../../src/core/defined.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { addedGrants } from '../../../../src/core/permissionList.ts'
import { permissionGroups } from './permissionRows.ts'

/** A line of the grid in which two roles differ. */
export interface RoleDifference {
  readonly key: string
  /** Absent for a key that no area has. */
  readonly resource?: Resource
  /** The flags that only the one role grants. */
  readonly onlyFirst: readonly string[]
  readonly onlySecond: readonly string[]
}

/** In what two lists of permissions differ, in the order of the grid: its lines and the flags in them. */
export function roleDifferences(
  areas: readonly Resource[],
  first: unknown,
  second: unknown,
): RoleDifference[] {
  const [onlyFirst, onlySecond] = [addedGrants(second, first), addedGrants(first, second)]
  const rows = [...permissionGroups(areas, first), ...permissionGroups(areas, second)].flatMap(
    ({ rows }) => rows,
  )
  return [...new Map(rows.map((row) => [row.key, row])).values()].flatMap(
    ({ key, resource, actions, flags }) => {
      const order = [...actions, ...flags]
      const of = (grants: readonly { key: string; flag: string }[]) =>
        grants
          .filter((grant) => grant.key === key)
          .map(({ flag }) => flag)
          .sort((a, b) => placeOf(order, a) - placeOf(order, b))
      const difference = defined<RoleDifference>({
        key,
        resource: resource || undefined,
        onlyFirst: of(onlyFirst),
        onlySecond: of(onlySecond),
      })
      return difference.onlyFirst.length + difference.onlySecond.length > 0 ? [difference] : []
    },
  )
}

/** What the grid does not know comes last. */
const placeOf = (order: readonly string[], flag: string) =>
  order.includes(flag) ? order.indexOf(flag) : order.length
