import type { Counts, StationParcel } from '../../rules/station.ts'

const keyOf = (id: string) => `packing ${id}`

/** Keeps what was scanned into a parcel as long as the tab is open, so that a reload loses no piece; nothing forgets it. */
export function storeCounts(id: string, counts: Counts | undefined): void {
  if (counts) sessionStorage.setItem(keyOf(id), JSON.stringify(counts))
  else sessionStorage.removeItem(keyOf(id))
}

/** What was scanned into a parcel before, never more than belongs into it. */
export function keptCounts({ id, lines, status }: StationParcel): Counts {
  const kept = status === 'pending' ? readKept(id) : {}
  return Object.fromEntries(
    lines.map((line): [string, number] => {
      const count = Number(kept[line.id])
      return [line.id, Number.isInteger(count) ? Math.min(Math.max(count, 0), line.quantity) : 0]
    }),
  )
}

function readKept(id: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
