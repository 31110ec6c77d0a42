import type { Resource } from '../../../../../../src/core/index.ts'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { Agenda as EventList } from '../../../../calendarEvent/screens/Agenda.tsx'
import { CalendarContext } from '../../../../calendarEvent/screens/CalendarContext.ts'
import css from '../../../../calendarEvent/screens/calendar.module.css'
import { useWeek } from '../../week.ts'

export default function Agenda() {
  return <OfArea name="calendarEvent">{(area) => <Shown area={area} />}</OfArea>
}

function Shown({ area }: { area: Resource }) {
  const { facts, spans } = useWeek(area, { from: '2026-11-01', to: '2026-11-30' })
  return (
    <CalendarContext value={facts}>
      <div className={css.page}>
        <EventList spans={spans} />
      </div>
    </CalendarContext>
  )
}
