import { sql } from 'kysely'
import { type PermissionMap, permissionMap } from '../../src/core/index.ts'

/** A permission entry as sign-in answers it and roles hold it. */
export type KeyedEntry = { readonly key: string } & Readonly<Record<string, unknown>>

/** What roles grant together: as the list that sign-in answers, and as the map that access decisions are made from. */
export interface Grants {
  readonly entries: readonly KeyedEntry[]
  readonly map: PermissionMap
}

/** Unites the entries of several roles: a flag holds where one of them grants it with exactly `true`. */
export function unite(entries: readonly unknown[]): Grants {
  const united = new Map<string, Record<string, unknown>>()
  for (const entry of entries) {
    for (const [key, flags] of Object.entries(permissionMap([entry]))) {
      const granted = Object.entries(flags).filter(([, value]) => value === true)
      united.set(key, { ...united.get(key), ...Object.fromEntries(granted) })
    }
  }
  const list = [...united].map(([key, flags]) => ({ key, ...flags }))
  return Object.freeze({ entries: list, map: permissionMap(list) })
}

/** The permissions of the roles of an account, in the query as `a`: one list a line, for `grantsOf`. */
export const listsOfAccount = sql<string | null>`(
  SELECT string_agg(r.permissions::text, E'\n' ORDER BY r.id)
  FROM _account_roles ar JOIN _roles r ON r.id = ar.role_id WHERE ar.account_id = a.id)`

const known = new Map<string, Grants>()
const mostKnown = 200

/**
 * What the roles of a person grant, from the roles' permissions as the database writes them, one list a line. The text is read
 * with every request, so nothing is ever out of date; only the work of understanding it is remembered.
 */
export function grantsOf(lists: string): Grants {
  const remembered = known.get(lists)
  if (remembered) return remembered
  const grants = unite(
    lists.split('\n').flatMap((list) => (list === '' ? [] : (JSON.parse(list) as unknown))),
  )
  if (known.size >= mostKnown) known.clear()
  known.set(lists, grants)
  return grants
}
