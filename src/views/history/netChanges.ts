import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { sameValue } from '../form/sameValue.ts'

type Change = HistoryEntry['changes'][number]

/**
 * What changed in all between two versions of a record, out of its history (newest first, complete from `to` down to `from`):
 * a field that went and came back is no change.
 */
export function netChanges(entries: readonly HistoryEntry[], from: number, to: number): Change[] {
  const net = new Map<string, Change>()
  for (const { version, changes } of [...entries].sort((a, b) => a.version - b.version)) {
    if (version <= from || version > to) continue
    for (const { field, before, after } of changes) {
      const known = net.get(field)
      net.set(field, { field, before: known ? known.before : before, after })
    }
  }
  return [...net.values()].filter(({ before, after }) => !sameValue(before, after))
}
