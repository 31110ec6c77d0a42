import { ListContext, type ListControllerResult, useListContext } from 'ra-core'
import { createContext, type ReactNode, useRef } from 'react'
import { type Selection, useSelection } from './useSelection.ts'

/** What is picked in the list around; undefined outside of `PartedSelection`. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

/**
 * Parts what is picked from all else that a list knows. ra-core has both in one context, so that every tab, filter and name of a column
 * would be drawn anew for each row that somebody picks; below this only what reads `SelectionContext` is.
 */
export function PartedSelection({ children }: { children: ReactNode }) {
  const selection = useSelection()
  const list = useUnpicked(useListContext())
  return (
    <SelectionContext value={selection}>
      <ListContext.Provider value={list}>{children}</ListContext.Provider>
    </SelectionContext>
  )
}

/** The same object as long as nothing but the selection is another. */
function useUnpicked(list: ListControllerResult): ListControllerResult {
  const known = useRef(list)
  const before: Readonly<Record<string, unknown>> = { ...known.current }
  const isOther = Object.entries(list).some(
    ([name, value]) => !ofSelection.has(name) && !Object.is(value, before[name]),
  )
  if (isOther) known.current = list
  return known.current
}

const ofSelection: ReadonlySet<string> = new Set([
  ...['selectedIds', 'onSelect', 'onSelectAll', 'onToggleItem', 'onUnselectItems'],
])
