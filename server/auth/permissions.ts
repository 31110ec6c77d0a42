import { type PermissionMap, permissionMap } from '../../src/core/index.ts'

/** A permission entry as sign-in answers it and roles hold it. */
export type KeyedEntry = { readonly key: string } & Readonly<Record<string, unknown>>

/** Unites the entries of several roles: a flag holds where one of them grants it with exactly `true`. */
export function unite(entries: readonly unknown[]): KeyedEntry[] {
  const united = new Map<string, Record<string, unknown>>()
  for (const entry of entries) {
    for (const [key, flags] of Object.entries(permissionMap([entry]))) {
      const granted = Object.entries(flags).filter(([, value]) => value === true)
      united.set(key, { ...united.get(key), ...Object.fromEntries(granted) })
    }
  }
  return [...united].map(([key, flags]) => ({ key, ...flags }))
}

/** The map that access decisions are made from. */
export const permissionsOf = (entries: readonly unknown[]): PermissionMap => permissionMap(unite(entries))
