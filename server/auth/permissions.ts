import { sql } from 'kysely'
import { z } from 'zod'
import { ownPlaces, type PermissionMap, permissionMap } from '../../src/core/index.ts'
import { readsField } from './accessReads.ts'

// `storeRole` keeps both as the sign-in reads them: what an account may do is united of them here.
readsField('permissions')
readsField('orderScope')

/** A permission entry as sign-in answers it and roles hold it. */
export type KeyedEntry = { readonly key: string } & Readonly<Record<string, unknown>>

export const keyedEntrySchema: z.ZodType<KeyedEntry, KeyedEntry> = z
  .object({ key: z.string() })
  .catchall(z.boolean())

/** What roles grant together: as the list that sign-in answers, and as the map that access decisions are made from. */
export interface Grants {
  readonly entries: readonly KeyedEntry[]
  readonly map: PermissionMap
}

/** What one role grants. */
interface RoleGrants {
  readonly entries: unknown
  /** What is at a place, of one's own places only. */
  readonly isOfOwnPlaces: boolean
}

/**
 * Unites what several roles grant: a flag holds where one of them grants it with exactly `true`, and an area is seen in part
 * (`ownPlaces`) where each of those that show it does so.
 */
export function unite(roles: readonly RoleGrants[]): Grants {
  const united = new Map<string, Record<string, unknown>>()
  const whole = new Set<string>()
  for (const { entries, isOfOwnPlaces } of roles) {
    for (const [key, { [ownPlaces]: _, ...flags }] of entriesIn(entries)) {
      const granted = Object.entries(flags).filter(([, value]) => value === true)
      united.set(key, { ...united.get(key), ...Object.fromEntries(granted) })
      if (flags.view === true && !isOfOwnPlaces) whole.add(key)
    }
  }
  const isLocal = roles.some((role) => role.isOfOwnPlaces)
  const list = [...united].map(([key, flags]) =>
    isLocal && !whole.has(key) ? { key, ...flags, [ownPlaces]: true } : { key, ...flags },
  )
  return Object.freeze({ entries: list, map: permissionMap(list) })
}

/** The permissions of the roles of an account, in the query as `a`: one list a line, for `grantsOf`. */
export const listsOfAccount = sql<string | null>`(
  SELECT string_agg(CASE WHEN r.own_places THEN 'own ' ELSE '' END || r.permissions::text, E'\n' ORDER BY r.id)
  FROM _account_roles ar JOIN _roles r ON r.id = ar.role_id WHERE ar.account_id = a.id)`

/** Each by itself: what a list says of one key in two places counts together. */
const entriesIn = (list: unknown) =>
  Array.isArray(list) ? list.flatMap((entry) => Object.entries(permissionMap([entry]))) : []

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
    lists
      .split('\n')
      .filter((list) => list !== '')
      .map((list) => ({
        entries: JSON.parse(list.replace(/^own /, '')) as unknown,
        isOfOwnPlaces: list.startsWith('own '),
      })),
  )
  if (known.size >= mostKnown) known.clear()
  known.set(lists, grants)
  return grants
}
