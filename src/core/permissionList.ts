import { permissionMap } from './index.ts'

/** A role's permissions as they are stored and as sign-in answers them (specification, section 3): a key and its flags. */
export type PermissionEntryOf = { readonly key: string } & Readonly<Record<string, unknown>>

/** Which flags a list grants, by key; what is not exactly `true` grants nothing. */
export function grantsOfList(list: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(permissionMap(list)).map(([key, flags]) => [
      key,
      new Set(Object.keys(flags).filter((flag) => flags[flag] === true)),
    ]),
  )
}

/** The list of a map, keys and flags in a fixed order, keys without a flag left out. */
export const listOfGrants = (grants: ReadonlyMap<string, ReadonlySet<string>>): PermissionEntryOf[] =>
  [...grants]
    .filter(([, flags]) => flags.size > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, flags]) => ({ key, ...Object.fromEntries([...flags].sort().map((flag) => [flag, true])) }))

/** How many flags a list grants. */
export const flagCount = (list: unknown): number =>
  [...grantsOfList(list).values()].reduce((sum, flags) => sum + flags.size, 0)

/** Whether a list shows personal data whole in some area; the flag is that of every `masked` field. */
export const seesPersonalData = (list: unknown): boolean =>
  [...grantsOfList(list).values()].some((flags) => flags.has('viewPii'))

/**
 * The list with one flag more or less. Whoever may write may look (areas, 2): any flag brings `view`, and without `view` none
 * is left.
 */
export function withFlag(list: unknown, key: string, flag: string, isGranted: boolean): PermissionEntryOf[] {
  const grants = new Map([...grantsOfList(list)].map(([name, flags]) => [name, new Set(flags)]))
  const flags = grants.get(key) ?? new Set<string>()
  if (isGranted) flags.add(flag).add('view')
  else if (flag === 'view') flags.clear()
  else flags.delete(flag)
  grants.set(key, flags)
  return listOfGrants(grants)
}

/** The flags, as `brand.edit`, that the second list grants and the first does not. */
export function addedGrants(before: unknown, after: unknown): { key: string; flag: string }[] {
  const had = grantsOfList(before)
  return [...grantsOfList(after)].flatMap(([key, flags]) =>
    [...flags].filter((flag) => !had.get(key)?.has(flag)).map((flag) => ({ key, flag })),
  )
}
