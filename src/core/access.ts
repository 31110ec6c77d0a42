/** The types of account that the specification knows (section 6); CUSTOMER may not sign in. */
export type AccountType = 'ADMIN' | 'SUB_ADMIN' | 'CUSTOMER'

/** What sign-in answers for one key: flags such as `view`, `edit`, `publish`. Its content is not trusted. */
export type PermissionEntry = Readonly<Record<string, unknown>>

/** The permission map of the specification (section 3): from each key to the rest of its entry. */
export type PermissionMap = Readonly<Record<string, PermissionEntry>>

/** Who is asking: all that access decisions are made from, in the browser and on the server. */
export interface Viewer {
  readonly type: AccountType
  readonly permissions: PermissionMap
}

/** The key that is always visible (specification, section 6). */
export const homeKey = 'dashboard'

/** Turns the list that sign-in answers into the map; entries without a key of their own are dropped, nothing is inherited. */
export function permissionMap(entries: unknown): PermissionMap {
  const map: Record<string, PermissionEntry> = Object.create(null)
  if (!Array.isArray(entries)) return map
  for (const entry of entries as unknown[]) {
    if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, 'key')) continue
    const { key, ...flags } = entry as { key: unknown } & PermissionEntry
    if (typeof key === 'string') map[key] = Object.freeze(flags)
  }
  return Object.freeze(map)
}

/**
 * Whether the roles of the viewer show an area only as far as it is of their own stock locations (`places` of a descriptor). What no
 * role grants, such as titles that are looked up for another area, is of theirs only where any is.
 */
export function isOfOwnPlaces({ type, permissions }: Viewer, key: string): boolean {
  if (type === 'ADMIN' || typeof permissions !== 'object' || permissions === null) return false
  const entries = Object.hasOwn(permissions, key) ? [permissions[key]] : Object.values(permissions)
  return entries.some((entry) => entry?.[ownPlaces] === true)
}

/** What an entry says of an area that every role which lets its person view it shows in part only. */
export const ownPlaces = 'ownPlaces'

/** Whether the viewer holds a flag of a key. Closed by default: only an own flag that is exactly `true` counts. */
export function hasFlag(viewer: Viewer, key: string, flag: string): boolean {
  if (viewer.type === 'ADMIN') return true
  if (viewer.type !== 'SUB_ADMIN') return false
  if (key === homeKey && flag === 'view') return true
  if (typeof viewer.permissions !== 'object' || viewer.permissions === null) return false
  if (!Object.hasOwn(viewer.permissions, key)) return false
  const entry: unknown = viewer.permissions[key]
  return (
    typeof entry === 'object' &&
    entry !== null &&
    Object.hasOwn(entry, flag) &&
    (entry as PermissionEntry)[flag] === true
  )
}
