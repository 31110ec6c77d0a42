import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import type { AreaHead } from '../../../../src/core/index.ts'

const staff = areaHeads.subAdmin as AreaHead

/** The names of colleagues by their ids, as far as one may know them. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { looked } = useLooked(
    staff,
    useMemo(() => [...new Set(ids)], [ids]),
  )
  return useMemo(() => new Map([...looked].map(([id, { title }]) => [id, title])), [looked])
}
