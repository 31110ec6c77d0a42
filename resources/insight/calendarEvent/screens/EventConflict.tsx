import { useId } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { type Conflict, ConflictDialog } from '../../../../src/views/form/conflict/ConflictDialog.tsx'
import { FormFactsContext } from '../../../../src/views/form/FormContexts.ts'
import { useFactsOf } from '../../../../src/views/form/useFactsOf.ts'
import { changedParts, payloadOf, startValues, type Values } from '../../../../src/views/form/values.ts'
import type { calendarEvent } from '../calendarEvent.ts'

type Event = RecordOf<typeof calendarEvent>

interface EventConflictProps {
  resource: Resource
  conflict: Conflict & { readonly mine: Event }
  /** Called with what is to be changed of the event as it is now. */
  onSettle: (merged: Partial<Event>, current: Event) => void
  onClose: () => void
}

/** Brings together what two people made of one event at once, as every form does. */
export default function EventConflict({ resource, conflict, onSettle, onClose }: EventConflictProps) {
  const facts = useFactsOf(useId(), resource, conflict.theirs)
  const settle = (merged: Values, current: Values) => {
    const chosen = changedParts(facts.parts, startValues(resource, current), merged)
    onSettle(payloadOf(chosen, merged), current as Event)
  }
  return (
    <FormFactsContext value={facts}>
      <ConflictDialog conflict={conflict} mine={conflict.mine} onSettle={settle} onClose={onClose} />
    </FormFactsContext>
  )
}
