import type { Resource } from '../../../../../../src/core/index.ts'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { CalendarContext } from '../../../../calendarEvent/screens/CalendarContext.ts'
import css from '../../../../calendarEvent/screens/calendar.module.css'
import { MonthGrid } from '../../../../calendarEvent/screens/MonthGrid.tsx'
import { useWeek } from '../../week.ts'

export default function Plain() {
  return <OfArea name="calendarEvent">{(area) => <Shown area={area} />}</OfArea>
}

function Shown({ area }: { area: Resource }) {
  const { facts, spans } = useWeek(area, { from: '2026-12-01', to: '2026-12-31' })
  return (
    <CalendarContext value={facts}>
      <div className={css.page}>
        <MonthGrid day="2026-12-01" firstDay={1} spans={spans} label={facts.words.text('views.month')} />
      </div>
    </CalendarContext>
  )
}
