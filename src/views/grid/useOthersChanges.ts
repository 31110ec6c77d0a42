import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { useListView } from '../list/ListViewContext.ts'
import { type Edited, rebased } from './edits.ts'
import type { SheetEdits } from './useEdits.ts'
import type { SheetRecords } from './useSheetRecords.ts'

/**
 * Brings what others save into the unsaved changes as soon as it is heard of: what they changed elsewhere comes in, where both changed one
 * cell it is marked. What was changed of a record or a row that is gone is told as lost.
 */
export function useOthersChanges(
  { edits, latest, put }: SheetEdits,
  { records, isComplete }: SheetRecords,
): void {
  const { resource } = useListView()
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is read anew brings others' changes
  useEffect(() => {
    const known = new Map(records.map((record) => [record.id, record]))
    const next: Record<string, Edited> = {}
    let lost = 0
    let isOther = false
    for (const [id, edited] of Object.entries(latest.current)) {
      const record = known.get(id)
      if (!record && isComplete) {
        lost += Object.keys(edited.mine).length
        isOther = true
      } else if (record && record.version > edited.version) {
        const result = rebased(resource, edited, record)
        lost += result.lost.length
        isOther = true
        if (result.edited) next[id] = result.edited
      } else next[id] = edited
    }
    if (isOther) put(next)
    if (lost > 0) notify('grid.lost', { type: 'warning', messageArgs: { smart_count: lost } })
  }, [records, isComplete, resource, edits, put])
}
