import { useCanBlock, useTranslate } from 'ra-core'
import { type FormEvent, lazy, Suspense, useId, useRef } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { describedBy, Frame } from '../../../../src/controls/parts/Frame.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { LeaveQuestion } from '../../../../src/views/form/LeaveQuestion.tsx'
import { sameValue } from '../../../../src/views/form/sameValue.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import type { calendarEvent } from '../calendarEvent.ts'
import { eventColours } from '../rules/colours.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { type Draft, problemsOf } from './eventDraft.ts'
import { MomentField } from './MomentField.tsx'
import { useEventEdits } from './useEventEdits.ts'

const EventConflict = lazy(() => import('./EventConflict.tsx'))

interface EventFormProps {
  resource: Resource
  event: RecordOf<typeof calendarEvent> | undefined
  begin: string
  until: string | undefined
  onClose: () => void
}

/** What an event is, when, in which colour, and whether colleagues see it; its day and time here move it as dragging does. */
export function EventForm({ resource, event, begin, until, onClose }: EventFormProps) {
  const { words } = useCalendarFacts()
  const { text, field } = words
  const translate = useTranslate()
  const { noun } = useTexts(resource)
  const viewer = useViewer()
  const me = useSession()?.userId
  const id = useId()
  const isLeaving = useRef(false)
  const canBlock = useCanBlock()
  const done = () => {
    isLeaving.current = true
    onClose()
  }
  const edits = useEventEdits({ resource, event, begin, until, words, onDone: done })
  const { latest, draft, errors, set, isBusy } = edits
  const names = eventFields.filter((name) => !sameValue(draft[draftNames[name]], latest[draftNames[name]]))
  const isMine = !event || event.owner === me
  const isOpen = canAct(viewer, resource, event ? 'edit' : 'create')
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const problems = problemsOf(draft)
    const named = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, text(problem)]))
    if (Object.keys(named).length > 0) return edits.setErrors(named)
    await edits.submit()
  }
  const boxOf = (source: string, error = errors[source]) => ({
    id: `${id}-${source}`,
    source,
    label: field(source),
    disabled: !isOpen,
    invalid: error !== undefined,
    describedBy: describedBy({ id: `${id}-${source}`, error }),
  })
  const title = boxOf('title')
  const notes = boxOf('notes')
  return (
    <form className={dialog.form} noValidate onSubmit={submit}>
      {canBlock && (
        <LeaveQuestion
          isUnsaved={names.length > 0}
          isLeaving={isLeaving}
          isWayOut={isOtherEvent}
          text={translate('form.leave.text', { name: noun() })}
          names={names.map((name) => field(name))}
          onDiscard={edits.discard}
        />
      )}
      <div className={`${dialog.body} ${css.form}`}>
        {!isMine && <p className={css.quiet}>{text('byOther')}</p>}
        {errors[''] && (
          <p role="alert" className={css.wrong}>
            {errors['']}
          </p>
        )}
        <TextBoxField
          {...title}
          required
          error={errors.title}
          autoFocus={!event}
          maxLength={120}
          text={draft.title}
          onText={(value) => set({ title: value })}
        />
        <Switch {...boxOf('allDay')} isOn={draft.allDay} onSwitch={(allDay) => set({ allDay })} />
        <MomentField
          {...boxOf('startsAt')}
          error={errors.startsAt}
          value={draft.start}
          hasTime={!draft.allDay}
          // The end keeps its distance.
          onChange={(start) => set({ start, end: followed(draft, start) })}
        />
        <MomentField
          {...boxOf('endsAt')}
          error={errors.endsAt}
          value={draft.end}
          hasTime={!draft.allDay}
          onChange={(end) => set({ end })}
        />
        <ChoiceField
          {...boxOf('colour')}
          choices={words.choices('colour', eventColours)}
          chosen={draft.colour}
          onChoose={(colour) => set({ colour: colour as Draft['colour'] })}
        />
        <Frame
          {...boxOf('shared')}
          bare
          error={errors.shared}
          help={translate(`resources.${resource.path}.help.shared`)}
        >
          <Switch
            {...boxOf('shared')}
            describedBy={`${id}-shared-help`}
            disabled={!isOpen || !isMine}
            isOn={draft.shared}
            onSwitch={(shared) => set({ shared })}
          />
        </Frame>
        <TextBoxField
          {...notes}
          required={false}
          error={errors.notes}
          lines={4}
          maxLength={4000}
          text={draft.notes}
          onText={(value) => set({ notes: value })}
        />
      </div>
      <DialogButtons
        more={
          event && (
            <>
              {canAct(viewer, resource, 'delete') && (
                <Button danger disabled={isBusy} onClick={() => void edits.remove(event)}>
                  {text('remove')}
                </Button>
              )}
              <ButtonLink to={`/app/${resource.path}/${event.id}`}>{text('history')}</ButtonLink>
            </>
          )
        }
        onCancel={onClose}
        busy={isBusy}
      >
        {isOpen && text('save')}
      </DialogButtons>
      {edits.conflict && (
        <Suspense>
          <EventConflict
            resource={resource}
            conflict={edits.conflict}
            onSettle={edits.settle}
            onClose={edits.postpone}
          />
        </Suspense>
      )}
    </form>
  )
}

/** The fields of an event, and what of the draft each is made from. */
const draftNames = {
  title: 'title',
  allDay: 'allDay',
  startsAt: 'start',
  endsAt: 'end',
  colour: 'colour',
  shared: 'shared',
  notes: 'notes',
} as const

const eventFields = Object.keys(draftNames) as (keyof typeof draftNames)[]

/** Whether another address of the calendar shows this event, or the new one, no longer. */
const isOtherEvent = (from: string, to: string): boolean =>
  ['event', 'new'].some((name) => new URLSearchParams(from).get(name) !== new URLSearchParams(to).get(name))

const followed = ({ start: before, end }: Draft, start: Draft['start']): Draft['end'] =>
  end.day === before.day ? { ...end, day: start.day } : end
