import { useStore } from 'ra-core'
import { usePublicSettings } from '../../providers/publicSettings.ts'

export type Density = 'comfortable' | 'compact'

/** Heights of rows in CSS pixels, the same as in the style sheet. */
export const rowHeights = { comfortable: 44, compact: 36 } as const

/** Sizes of the pictures in rows, in CSS pixels. */
export const pictureSizes = { comfortable: 36, compact: 24 } as const

/** How close rows stand, in all lists of this person, who may choose otherwise than the shop; the frame may offer the same choice. */
export function useDensity() {
  const { density } = usePublicSettings()
  return useStore<Density>('density', density === 'comfortable' ? density : 'compact')
}
