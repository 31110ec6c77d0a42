import { useStore } from 'ra-core'
import { useEffect, useState } from 'react'

/** When somebody was last seen here, and when the visit before that one ended; kept with the preferences of their account. */
interface Visit {
  readonly seen: string
  readonly before: string
}

/** After so long without a look at the page another visit begins. */
const pause = 30 * 60_000
const day = 86_400_000

/** When the last visit ended, ISO; a day ago for somebody who was never here. The same for as long as the page is open. */
export function useLastVisit(): string {
  const [visit, setVisit] = useStore<Visit | undefined>('dashboardVisit', undefined)
  const [since] = useState(() => sinceOf(visit, Date.now()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once for each opening of the page.
  useEffect(() => setVisit({ seen: new Date().toISOString(), before: since }), [])
  return since
}

function sinceOf(visit: Visit | undefined, now: number): string {
  if (!visit || Number.isNaN(Date.parse(visit.seen))) return new Date(now - day).toISOString()
  return now - Date.parse(visit.seen) > pause ? visit.seen : visit.before
}
