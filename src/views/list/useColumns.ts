import { useStore } from 'ra-core'
import { useMemo } from 'react'
import type { Resource, Viewer } from '../../core/index.ts'
import { type Column, chosenColumns, columnsOf } from '../../derive/columns.ts'

/** The columns of a list: all there are, those to be seen in their order, and how to choose others (`undefined`: as the descriptor says). */
export interface Columns {
  readonly all: readonly Column[]
  readonly chosen: readonly Column[]
  readonly isChanged: boolean
  readonly choose: (names: readonly string[] | undefined) => void
}

/** The columns a person chose for an area; kept for this person in this browser, by name, so that they survive new columns. */
export function useColumns(resource: Resource, viewer: Viewer): Columns {
  const [stored, store] = useStore<readonly string[] | null>(`${resource.path}.columns`, null)
  return useMemo(() => {
    const all = columnsOf(resource, viewer)
    return {
      all,
      chosen: chosenColumns(resource, all, Array.isArray(stored) ? stored : undefined),
      isChanged: stored !== null,
      choose: (names) => store(names ? [...names] : null),
    }
  }, [resource, viewer, stored, store])
}
