import { type RefObject, useState } from 'react'
import { useToolFocus } from '../parts/useToolFocus.ts'

interface Removal<Entry> {
  /** What was taken out last and has not come back; undefined where nothing is to be put back. */
  removed: Entry | undefined
  remove: (index: number) => void
  /** Puts it back where it was. */
  putBack: () => void
}

/** Takes an entry out of a list with a way back: it is kept, and the focus goes to the one that took its place. */
export function useRemoval<Entry>(
  list: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  change: (edit: (entries: readonly Entry[]) => Entry[]) => void,
): Removal<Entry> {
  const [last, setLast] = useState<{ entry: Entry; index: number }>()
  const leadTo = useToolFocus(list, entries)
  const isOut = last && !entries.some((entry) => keyOf(entry) === keyOf(last.entry))
  return {
    removed: isOut ? last.entry : undefined,
    remove: (index) => {
      const entry = entries[index]
      if (entry === undefined) return
      setLast({ entry, index })
      leadTo({ index: Math.min(index, entries.length - 2), tool: 'remove' })
      change((all) => all.filter((each) => keyOf(each) !== keyOf(entry)))
    },
    putBack: () => {
      if (!last) return
      change((all) => all.toSpliced(last.index, 0, last.entry))
      setLast(undefined)
    },
  }
}
