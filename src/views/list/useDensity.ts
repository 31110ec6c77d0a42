import { useStore } from 'ra-core'
import { useContext } from 'react'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { ListViewContext } from './ListViewContext.ts'
import type { Density } from './useListState.ts'

/** Heights of rows in CSS pixels, the same as in the style sheet. */
export const rowHeights = { comfortable: 48, compact: 36 } as const

/** Widths of the pictures in rows, in CSS pixels; those of goods are a third higher than wide. */
export const pictureSizes = { comfortable: 30, compact: 24 } as const

/**
 * How close rows stand: as the saved view in the address says, which is changed there; else in all lists of this person, who may choose
 * otherwise than the shop. The frame may offer the same choice.
 */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const { density } = usePublicSettings()
  const [own, setOwn] = useStore<Density>('density', density === 'comfortable' ? density : 'compact')
  const list = useContext(ListViewContext)
  if (list?.query.density === undefined && list?.query.saved === undefined) return [own, setOwn]
  const { query, change } = list
  return [query.density ?? own, (next) => change({ density: next, page: query.page }, { replace: true })]
}
