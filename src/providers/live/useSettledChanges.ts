import { useEffect, useRef } from 'react'
import { type LiveChange, onChanges } from './liveChanges.ts'

/** What was heard: the changes, or null where any record of the areas may have changed; and when the last of it was. */
export interface Heard {
  readonly changes: readonly LiveChange[] | null
  readonly heardAt: number
}

/** What a look answers that could not be made yet. */
export const notYet = Symbol('notYet')

/** Milliseconds that changes are gathered before somebody looks; spread, so that not all browsers ask at once. */
const gathering = () => 300 + Math.random() * 500

/** After a look the next one waits a second at least, and ten times as long as the last one took. */
const restAfter = (took: number) => Math.max(1000, 10 * took)

/** More changes than these are not told one by one. */
const most = 200

/**
 * Has a page look again when records of some areas changed: once for all that changes meanwhile, never twice at a time, with a rest in
 * between, and only while the page is looked at; what is heard in the background waits until then. Where `look` answers `notYet`
 * it is called again, with all that was heard.
 */
export function useSettledChanges(areas: readonly string[], look: (heard: Heard) => unknown): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  const names = areas.join(' ')
  useEffect(() => {
    let heard: Heard | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLooking = false
    let notBefore = 0

    const due = () => {
      if (!heard || timer || isLooking || document.hidden) return
      timer = setTimeout(run, Math.max(gathering(), notBefore - Date.now()))
    }
    const run = async () => {
      timer = undefined
      if (!heard || document.hidden) return
      const told = heard
      heard = undefined
      isLooking = true
      const began = Date.now()
      try {
        if ((await latest.current(told)) === notYet) heard = joined(told, heard)
      } catch {
        // What could not be read is read with the next change, or when somebody asks for it.
      }
      isLooking = false
      notBefore = Date.now() + restAfter(Date.now() - began)
      due()
    }
    const hear = (changes: readonly LiveChange[] | null) => {
      heard = joined(heard, { changes, heardAt: Date.now() })
      due()
    }
    const stops = names
      .split(' ')
      .filter(Boolean)
      .map((name) => onChanges(name, hear))
    document.addEventListener('visibilitychange', due)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', due)
      for (const stop of stops) stop()
    }
  }, [names])
}

/** All that was heard, one thing after the other. */
function joined(earlier: Heard | undefined, later: Heard | undefined): Heard | undefined {
  if (!earlier || !later) return earlier ?? later
  const all = earlier.changes && later.changes && [...earlier.changes, ...later.changes]
  return { changes: all && all.length <= most ? all : null, heardAt: later.heardAt }
}
