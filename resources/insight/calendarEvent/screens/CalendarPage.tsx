import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { PageActions } from '../../../../src/shell/page/PageActions.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { type AreaWords, useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { calendarEvent } from '../calendarEvent.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarContext, type CalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { stepped, viewNames, weekOf } from './calendarView.ts'
import { GoToDay } from './GoToDay.tsx'
import { HourGrid } from './HourGrid.tsx'
import { LayerPicker } from './LayerPicker.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { useCalendar } from './useCalendar.ts'
import { useChangeTimes } from './useChangeTimes.ts'

const CalendarChanges = lazy(() => import('./CalendarChanges.tsx'))
const DraggedConflict = lazy(() => import('./DraggedConflict.tsx'))
const EventDialog = lazy(() => import('./EventDialog.tsx'))
const SubscribeDialog = lazy(() => import('./SubscribeDialog.tsx'))

/** Events of one's own and those that are shared, by month, week, day or as a list, over the dates of the shop that one may see. */
export default function CalendarPage({ resource }: { resource: Resource }) {
  const words = useAreaWords<typeof calendarEvent>(resource.path)
  const viewer = useViewer()
  const calendar = useCalendar(resource)
  const { view, day, today, firstDay, state, change, query } = calendar
  const { move, stretch, stale, settled } = useChangeTimes(resource, words)
  const [marked, mark] = useState<DayRange>()
  const { text } = words
  const facts: CalendarFacts = {
    words,
    today,
    mayCreate: canAct(viewer, resource, 'create'),
    mayEdit: canAct(viewer, resource, 'edit'),
    open: (event) => change({ event }),
    add: (begin, until) => change({ new: begin, until }),
    move,
    stretch,
    marked,
    mark,
    dayAddress: (on) => ({ search: `?${new URLSearchParams({ view: 'day', date: on })}` }),
  }
  // What was there before and stays is listed once, so that it covers nothing.
  const spans = calendar.spans?.filter(({ isLasting, date }) => !(isLasting && date))
  const title = titleOf(calendar, words)
  return (
    <CalendarContext value={facts}>
      <PageActions>
        <Button small onClick={() => window.print()}>
          {text('print')}
        </Button>
        <Button small onClick={() => change({ subscribe: 'yes' })}>
          {text('subscribe')}
        </Button>
        {facts.mayCreate && (
          <Button
            small
            look="primary"
            onClick={() =>
              facts.add(`${view === 'month' || view === 'list' ? dayNear(calendar) : day}T09:00`)
            }
          >
            {text('add')}
          </Button>
        )}
      </PageActions>
      <div className={css.page}>
        <div className={css.tools}>
          <div className={css.steps}>
            <Button small onClick={() => change({ date: today })}>
              {text('today')}
            </Button>
            <IconButton
              small
              glyph="previous"
              label={text(`before.${view}`)}
              onClick={() => change({ date: stepped(view, day, -1) })}
            />
            <IconButton
              small
              glyph="next"
              label={text(`after.${view}`)}
              onClick={() => change({ date: stepped(view, day, 1) })}
            />
          </div>
          <h2 aria-live="polite">{title}</h2>
          <GoToDay label={text('goTo')} day={day} onGo={(date) => change({ date })} />
          <ViewLinks view={view} state={state} words={words} />
        </div>
        <LayerPicker calendar={calendar} words={words} />
        <Suspense>
          <CalendarChanges resource={resource} layers={calendar.layers.shown} />
        </Suspense>
        {query.error ? (
          <PartFailure
            className={css.nothing}
            message={query.error.message}
            onRetry={() => void query.refetch()}
          />
        ) : !spans ? (
          <PartWaiting className={css.waiting} />
        ) : view === 'month' ? (
          <MonthGrid key={day.slice(0, 7)} day={day} firstDay={firstDay} spans={spans} label={title} />
        ) : view === 'list' ? (
          <Agenda spans={spans} />
        ) : (
          <HourGrid
            key={view}
            days={view === 'week' ? weekOf(day, firstDay) : [day]}
            spans={spans}
            label={title}
          />
        )}
        {query.data?.isCut && <p role="status">{text('cut')}</p>}
        <p className={css.zone}>{text('zone', { zone: shopTimeZone() })}</p>
      </div>
      <Suspense>
        {(state.event || state.new) && (
          <EventDialog
            key={state.event ?? state.new}
            resource={resource}
            id={state.event}
            begin={state.new ?? day}
            until={state.until}
            onClose={() => change({ event: undefined, new: undefined, until: undefined }, { replace: true })}
          />
        )}
        {stale && <DraggedConflict resource={resource} stale={stale} words={words} onDone={settled} />}
        {state.subscribe && (
          <SubscribeDialog
            words={words}
            onClose={() => change({ subscribe: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </CalendarContext>
  )
}

/** Today where it is in sight, else the first day of the month that is. */
const dayNear = ({ day, today }: ReturnType<typeof useCalendar>) =>
  today.slice(0, 7) === day.slice(0, 7) ? today : `${day.slice(0, 7)}-01`

function titleOf({ view, day, days }: ReturnType<typeof useCalendar>, { text, locale }: AreaWords): string {
  if (view === 'day') return formatDay(day, locale, { dateStyle: 'full' })
  if (view !== 'week') return formatDay(day, locale, { month: 'long', year: 'numeric' })
  return text('until', { from: formatDay(days.from, locale), to: formatDay(days.to, locale) })
}

interface ViewLinksProps {
  view: string
  state: Readonly<Record<string, string>>
  words: AreaWords
}

function ViewLinks({ view, state, words }: ViewLinksProps) {
  return (
    <nav aria-label={words.text('views.label')} className={css.views}>
      {viewNames.map((name) => (
        <Link
          key={name}
          to={{ search: `?${new URLSearchParams({ ...state, view: name })}` }}
          aria-current={name === view ? 'true' : undefined}
        >
          {words.text(`views.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
