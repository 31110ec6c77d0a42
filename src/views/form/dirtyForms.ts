import { useEffect, useSyncExternalStore } from 'react'

const dirty = new Set<string>()
const watchers = new Set<() => void>()

/** Notes whether something is being changed in a record, for what tells others of it. */
export function useNoteDirty(area: string, id: string | undefined, isDirty: boolean): void {
  useEffect(() => {
    const key = `${area} ${id}`
    if (!isDirty) return
    dirty.add(key)
    for (const watcher of watchers) watcher()
    return () => {
      dirty.delete(key)
      for (const watcher of watchers) watcher()
    }
  }, [area, id, isDirty])
}

/** Whether something is being changed in a record. */
export const useIsDirty = (area: string, id: string): boolean =>
  useSyncExternalStore(watch, () => dirty.has(`${area} ${id}`))

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
