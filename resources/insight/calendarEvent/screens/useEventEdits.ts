import { useState } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { Conflict } from '../../../../src/views/form/conflict/ConflictDialog.tsx'
import { merge } from '../../../../src/views/form/conflict/merge.ts'
import { sameValue } from '../../../../src/views/form/sameValue.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { calendarEvent } from '../calendarEvent.ts'
import { beginEvent, type Draft, draftOf, fieldsOf } from './eventDraft.ts'
import { useWriteEvent } from './useWriteEvent.ts'

type Event = RecordOf<typeof calendarEvent>

interface Edited {
  resource: Resource
  /** The event as it is now; undefined for a new one. */
  event: Event | undefined
  begin: string
  until: string | undefined
  words: AreaWords
  onDone: () => void
}

/**
 * What somebody changes of an event. What others save meanwhile comes in by itself; where they changed the same thing differently, nobody
 * wins unasked: saving is counted from the event as it was before, and the two are brought together (`conflict`).
 */
export function useEventEdits({ resource, event, begin, until, words, onDone }: Edited) {
  const [base, setBase] = useState(event)
  const [changed, setChanged] = useState<Partial<Draft>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict & { readonly mine: Event }>()
  const { save, remove, isBusy } = useWriteEvent(resource, words, onDone)
  const latest = event ? draftOf(event) : beginEvent(begin, until)
  const draft: Draft = { ...latest, ...changed }
  if (event && base && event.version > base.version) {
    const sides = { base: { ...draftOf(base) }, mine: { ...draft }, theirs: { ...latest } }
    if (merge(parts, {}, sides).clashes.length === 0) setBase(event)
  }

  const store = async (from: Event | undefined, data: Partial<Event>): Promise<void> => {
    const failure = await save(from, data)
    if (!failure) return
    if (failure.kind === 'invalid')
      return setErrors(Object.fromEntries(failure.problems.map(({ path, message }) => [path, message])))
    if (failure.kind !== 'stale') return setErrors({ '': failure.message })
    const { current: theirs, changes } = failure
    if (from) setConflict({ base: from, theirs, changes, mine: { ...from, ...data } })
  }
  return {
    latest,
    draft,
    errors,
    setErrors,
    conflict,
    remove,
    isBusy,
    set: (next: Partial<Draft>) => setChanged((known) => ({ ...known, ...next })),
    discard: () => setChanged({}),
    submit: () => store(base, base ? differing(fieldsOf(draft), fieldsOf(draftOf(base))) : fieldsOf(draft)),
    settle(merged: Partial<Event>, current: Event) {
      setConflict(undefined)
      return store(current, merged)
    },
    postpone: () => setConflict(undefined),
  }
}

const parts = (['title', 'allDay', 'start', 'end', 'colour', 'shared', 'notes'] as const).map((name) => ({
  path: name,
  name,
  locale: undefined,
}))

/** What of the values of an event differs from others of it. */
const differing = (values: Partial<Event>, before: Partial<Event>): Partial<Event> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !sameValue(value, before[name as keyof Event])),
  )
