import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../src/core/index.ts'

/** The areas whose words and states merchandising shows beside its own; `useArea` brings their texts. */
export const productHead = areaHeads.product as AreaHead

export const categoryHead = areaHeads.category as AreaHead
