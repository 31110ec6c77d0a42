import { useStore } from 'ra-core'
import { useCallback } from 'react'
import type { Layout } from './layout.ts'

const none: Readonly<Record<string, Layout>> = {}

/** How somebody arranged a board; kept with the other preferences of their account. Undefined sets it back to how it was at first. */
export function useLayout(board: 'default' | 'sales'): [Layout, (layout: Layout | undefined) => void] {
  const [layouts, setLayouts] = useStore<Readonly<Record<string, Layout>>>('dashboards', none)
  const change = useCallback(
    (layout: Layout | undefined) => setLayouts({ ...layouts, [board]: layout ?? {} }),
    [layouts, setLayouts, board],
  )
  return [layouts[board] ?? {}, change]
}
