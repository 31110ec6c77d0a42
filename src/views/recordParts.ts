import { useEffect, useMemo, useState } from 'react'
import type { FetchedComponent } from '../shell/drawnOnceThere.tsx'
import type { AnyViews } from './overrides.ts'

const partsOf = ({ shows, sections }: AnyViews) =>
  [...Object.values(shows), ...Object.values(sections)] as Partial<FetchedComponent<never>>[]

/** Fetches the code that an area brings along for the page of a record. What cannot be had now is asked for again by whoever draws it, and says so then. */
export const fetchRecordParts = (views: AnyViews): Promise<unknown> =>
  Promise.allSettled(
    [...partsOf(views), views.show as Partial<FetchedComponent<never>>].map((part) => part?.fetch?.()),
  )

/** Has the parts of a record's page come together with the record, not one after the other once that is drawn; and answers whether they are there. */
export function useRecordParts(views: AnyViews): boolean {
  const parts = useMemo(() => partsOf(views), [views])
  const [areThere, setThere] = useState(() => parts.every((part) => part.isThere?.() ?? true))
  useEffect(() => void fetchRecordParts(views).then(() => setThere(true)), [views])
  return areThere
}
