import { createContext, useContext } from 'react'
import type { AnyRecord, Condition, Resource, Viewer } from '../../core/index.ts'
import type { AnyViews } from '../overrides.ts'
import type { Columns } from './useColumns.ts'
import type { ListQuery } from './useListState.ts'

/** Something to do with records that needs a question first: it opens a dialog. */
export type ListTask =
  | { readonly kind: 'transition'; readonly name: string; readonly records: readonly AnyRecord[] }
  | { readonly kind: 'delete'; readonly records: readonly AnyRecord[] }
  | { readonly kind: 'edit'; readonly records: readonly AnyRecord[] }
  | { readonly kind: 'move'; readonly record: AnyRecord }

/** An own action of the area that is under way, for the records it was chosen for (none above the list). */
export interface OwnTask {
  readonly kind: 'own'
  readonly name: string
  readonly records: readonly AnyRecord[]
}

/** What all parts of one list share beside ra-core's list context. */
export interface ListView {
  readonly resource: Resource
  readonly viewer: Viewer
  /** What the area shows otherwise than everybody. */
  readonly views: AnyViews
  /** The built-in views that this viewer may use. */
  readonly tabs: readonly string[]
  readonly columns: Columns
  readonly query: ListQuery
  readonly change: (change: Partial<ListQuery>, options?: { replace?: boolean }) => void
  /** The condition that the server is asked: filter, search and view together. */
  readonly condition: Condition
  /** The fields that a record of the list carries. */
  readonly fields: readonly string[]
  /** Whether the records are shown level by level; not while something is searched or filtered. */
  readonly isTree: boolean
  readonly start: (task: ListTask | OwnTask) => void
}

export const ListViewContext = createContext<ListView | null>(null)

/**
 * The list that a part belongs to.
 * @throws Error outside of `ResourceList`.
 */
export function useListView(): ListView {
  const view = useContext(ListViewContext)
  if (!view)
    throw new Error(
      'A part of a list stands outside of one. It takes its state from there. Put it into <ResourceList>.',
    )
  return view
}
