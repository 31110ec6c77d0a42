import { createContext, useContext } from 'react'
import type { Selection } from '../useSelection.ts'
import type { Place } from './place.ts'
import type { Move } from './useMove.ts'

/** What all levels of one tree share. */
export interface Tree {
  readonly isOpen: ReadonlySet<string>
  readonly toggle: (id: string, open: boolean) => void
  readonly selection: Selection | undefined
  /** The row that holds the tab stop. */
  readonly stop: string | undefined
  readonly move: Move
  /** Where every record that is built stands. */
  readonly places: Map<string, Place>
}

export const TreeContext = createContext<Tree | null>(null)

/**
 * The tree that a level belongs to.
 * @throws Error outside of `TreeTable`.
 */
export function useTree(): Tree {
  const tree = useContext(TreeContext)
  if (!tree)
    throw new Error(
      'A level stands outside of a tree. It takes its state from there. Put it into <TreeTable>.',
    )
  return tree
}
