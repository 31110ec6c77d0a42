import { useSyncExternalStore } from 'react'
import type { MenuEntry } from '../../derive/menu.ts'

const counts = new Map<string, number>()
const watchers = new Set<() => void>()

/** Says how much waits behind an area, by its name, or behind a page, by its path. Whoever knows it says so, on whichever page. */
export function setMenuCount(key: string, count: number): void {
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
  for (const watcher of [...watchers]) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** How much waits behind all of these keys. */
export const useMenuCount = (keys: readonly string[]): number =>
  useSyncExternalStore(watch, () => [...new Set(keys)].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0))

/** The keys of all that entries lead to, however deep. */
export const keysIn = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => (entry.kind === 'leaf' ? entry.keys : keysIn(entry.entries)))
