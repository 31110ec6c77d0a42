import { useStore } from 'ra-core'
import { useCallback } from 'react'
import type { Layout } from './layout.ts'

/** The boards that people arrange. */
export type BoardName = 'default' | 'sales'

/** How several boards are arranged. */
export type Layouts = Readonly<Partial<Record<BoardName, Layout>>>

const none: Layouts = {}

/**
 * How a board is arranged: as somebody did it themselves, else as it was done for their roles. What they change is kept with the other
 * preferences of their account; undefined gives up their own.
 */
export function useLayout(board: BoardName): [Layout, (layout: Layout | undefined) => void] {
  const [own, setOwn] = useStore<Layouts>('dashboards', none)
  const [ofRoles] = useStore<Layouts>('roleDashboards', none)
  const change = useCallback(
    (layout: Layout | undefined) => setOwn({ ...own, [board]: layout ?? {} }),
    [own, setOwn, board],
  )
  return [isArranged(own[board]) ? own[board] : (ofRoles[board] ?? {}), change]
}

const isArranged = (layout: Layout | undefined): layout is Layout =>
  layout !== undefined && Object.keys(layout).length > 0
