import { useSyncExternalStore } from 'react'
import type { MenuBranch } from '../../derive/menu.ts'

/** How much waits behind an entry of the menu, and how that is said. */
export interface MenuCount {
  readonly count: number
  readonly label: string
}

const counts = new Map<string, MenuCount>()
const watchers = new Set<() => void>()

/** Says what waits behind the route of a permission key; undefined where nothing does. Whoever knows it says so, on whichever page. */
export function setMenuCount(key: string, next: MenuCount | undefined): void {
  if (next) counts.set(key, next)
  else counts.delete(key)
  for (const watcher of [...watchers]) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** What waits behind the first of these routes behind which something does. */
export const useMenuCount = (keys: readonly string[]): MenuCount | undefined =>
  useSyncExternalStore(watch, () => {
    const key = keys.find((each) => counts.has(each))
    return key === undefined ? undefined : counts.get(key)
  })

/** The permission keys of all routes of a branch, however deep. */
export const keysIn = ({ entries }: MenuBranch): string[] =>
  entries.flatMap((entry) => (entry.kind === 'leaf' ? [entry.route.key] : keysIn(entry)))
