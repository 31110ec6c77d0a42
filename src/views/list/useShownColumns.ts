import { useListContext } from 'ra-core'
import { useMemo, useSyncExternalStore } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { type ListView, useListView } from './ListViewContext.ts'
import { isPickable } from './recordActions.ts'
import { equalColumns, fittingColumns } from './shownColumns.ts'
import { useListTexts } from './useListTexts.ts'

/**
 * The list with its chosen columns parted: those that stand in a table of this width (px), those said once, and those without room. On paper,
 * which has neither a width of its own nor the line above the table, all of them stand in the table.
 */
export function useShownColumns(room: number | undefined): ListView {
  const view = useListView()
  const { resource, viewer, views, columns, isTree } = view
  const { data, sort } = useListContext<AnyRecord>()
  const texts = useListTexts(resource)
  const isPrinted = useSyncExternalStore(onPrint, isPrint)
  return useMemo(() => {
    if (isPrinted || room === undefined) return view
    // What the list is ordered by is looked at, however much of it is the same; and a tree is more than the rows it begins with.
    const equal = isTree
      ? []
      : equalColumns(columns.chosen, data ?? [], views).filter(({ name }) => name !== sort.field)
    const telling = columns.chosen.filter((column) => !equal.includes(column))
    const shown = fittingColumns(telling, room, isPickable(viewer, resource, views), texts, data ?? [])
    const crowded = telling.filter((column) => !shown.includes(column))
    return { ...view, columns: { ...columns, shown, equal, crowded } }
  }, [view, resource, viewer, views, columns, isTree, data, sort.field, texts, room, isPrinted])
}

const isPrint = () => matchMedia('print').matches

function onPrint(changed: () => void): () => void {
  const paper = matchMedia('print')
  paper.addEventListener('change', changed)
  return () => paper.removeEventListener('change', changed)
}
