import { useListContext } from 'ra-core'
import { useMemo, useRef } from 'react'

/** Which records of a list are chosen, and the ways to choose them. `order` is the order in which they stand. */
export interface Selection {
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Chooses (or, where `id` is chosen already, gives up) all from the row that was toggled last up to this one. */
  readonly toggleRange: (id: string, order: readonly string[]) => void
  /** Chooses all between the row where the extension began and this one, beside what was chosen before it began. */
  readonly extendTo: (id: string, from: string, order: readonly string[]) => void
  readonly add: (ids: readonly string[]) => void
  readonly remove: (ids: readonly string[]) => void
  readonly clear: () => void
}

/** The selection of ra-core's list context, with ranges. */
export function useSelection(): Selection {
  const { selectedIds, onSelect } = useListContext()
  const last = useRef<string>(undefined)
  const extension = useRef<{ from: string; before: readonly string[] }>(undefined)
  return useMemo(() => {
    const ids = (selectedIds ?? []) as string[]
    const chosen = new Set(ids)
    const select = (next: Iterable<string>) => onSelect([...new Set(next)])
    const without = (gone: readonly string[]) => ids.filter((id) => !gone.includes(id))
    const stop = () => {
      extension.current = undefined
    }
    return {
      ids,
      has: (id) => chosen.has(id),
      toggle: (id) => {
        stop()
        last.current = id
        select(chosen.has(id) ? without([id]) : [...ids, id])
      },
      toggleRange: (id, order) => {
        stop()
        const range = between(order, last.current ?? id, id)
        last.current = id
        select(chosen.has(id) ? without(range) : [...ids, ...range])
      },
      extendTo: (id, from, order) => {
        extension.current ??= { from, before: ids }
        select([...extension.current.before, ...between(order, extension.current.from, id)])
      },
      add: (more) => {
        stop()
        select([...ids, ...more])
      },
      remove: (gone) => {
        stop()
        select(without(gone))
      },
      clear: () => {
        stop()
        select([])
      },
    }
  }, [selectedIds, onSelect])
}

/** The entries from one to the other, whichever comes first; only the second where the first is not there any more. */
function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)]
  if (a === -1 || b === -1) return [to]
  return order.slice(Math.min(a, b), Math.max(a, b) + 1)
}
