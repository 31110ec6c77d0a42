import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { agendaOf } from '../rules/agenda.ts'
import type { Span } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { Entry } from './Entry.tsx'

/** What lies on some days, one below the other, each on the first day on which it is seen. */
export function Agenda({ spans }: { spans: readonly Span[] }) {
  const { words, today } = useCalendarFacts()
  if (spans.length === 0) return <p className={css.nothing}>{words.text('nothing')}</p>
  return (
    <ol className={css.agenda}>
      {agendaOf(spans).map(([day, all]) => (
        <li key={day}>
          <h3 data-today={day === today ? true : undefined}>
            {formatDay(day, words.locale, { weekday: 'long', day: 'numeric', month: 'long' })}
          </h3>
          <ul>
            {all.map((span) => (
              <li key={span.key}>
                <Entry span={span} isRoomy />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
