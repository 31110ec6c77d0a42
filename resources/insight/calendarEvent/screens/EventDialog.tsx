import { useGetOne } from 'ra-core'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { calendarEvent } from '../calendarEvent.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import { EventForm } from './EventForm.tsx'

interface EventDialogProps {
  resource: Resource
  /** The event; undefined for a new one. */
  id: string | undefined
  /** The day, or the day and time, at which a new one begins: `2026-11-20T09:00`. */
  begin: string
  /** Where it ends, where that was said. */
  until: string | undefined
  onClose: () => void
}

/** An event to be read and changed, or a new one; what somebody else changes meanwhile takes nothing from what is typed. */
export default function EventDialog({ resource, id, begin, until, onClose }: EventDialogProps) {
  const { words } = useCalendarFacts()
  const { data, error } = useGetOne<RecordOf<typeof calendarEvent>>(
    resource.path,
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  )
  const title = words.text(id === undefined ? 'add' : 'event')
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      {id === undefined || data ? (
        <EventForm resource={resource} event={data} begin={begin} until={until} onClose={onClose} />
      ) : (
        <>
          <div className={dialog.body}>
            {error ? <p role="alert">{words.text('gone')}</p> : <Skeleton height={240} />}
          </div>
          <DialogButtons onCancel={onClose} isCancelFirst />
        </>
      )}
    </Dialog>
  )
}
