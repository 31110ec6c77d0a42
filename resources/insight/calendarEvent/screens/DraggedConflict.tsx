import { useEffect, useState } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { type Failure, failureOf } from '../../../../src/views/form/failureOf.ts'
import { sameValue } from '../../../../src/views/form/sameValue.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { calendarEvent } from '../calendarEvent.ts'
import EventConflict from './EventConflict.tsx'
import type { StaleTimes } from './useChangeTimes.ts'
import { useWriteEvent } from './useWriteEvent.ts'

type Event = RecordOf<typeof calendarEvent>

interface DraggedConflictProps {
  resource: Resource
  stale: StaleTimes
  words: AreaWords
  onDone: () => void
}

/**
 * An event was dragged that somebody else had changed meanwhile. Where they left its times alone it goes to where it was dragged; where
 * they did not, nobody wins unasked.
 */
export default function DraggedConflict({
  resource,
  stale: { event, times, error },
  words,
  onDone,
}: DraggedConflictProps) {
  const { save } = useWriteEvent(resource, words, onDone)
  const sayFailure = useSayFailure()
  const [failure, setFailure] = useState<Failure>(() => failureOf(error))
  const theirs = failure.kind === 'stale' ? (failure.current as Event) : undefined
  const isFree =
    theirs && sameValue(theirs.startsAt, event.startsAt) && sameValue(theirs.endsAt, event.endsAt)
  const store = async (current: Event, data: Partial<Event>) => {
    const next = await save(current, data)
    if (next?.kind === 'stale') setFailure(next)
    else if (next) onDone()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => {
    if (theirs && isFree) void store(theirs, times)
    if (theirs) return
    sayFailure(error)
    onDone()
  }, [failure])
  if (failure.kind !== 'stale' || !theirs || isFree) return null
  const base = { ...theirs, ...event } as Event
  return (
    <EventConflict
      resource={resource}
      conflict={{ base, theirs, changes: failure.changes, mine: { ...base, ...times } }}
      onSettle={(merged, current) => void store(current, merged)}
      onClose={onDone}
    />
  )
}
