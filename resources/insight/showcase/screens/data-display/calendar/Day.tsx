import type { Resource } from '../../../../../../src/core/index.ts'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { CalendarContext } from '../../../../calendarEvent/screens/CalendarContext.ts'
import css from '../../../../calendarEvent/screens/calendar.module.css'
import { HourGrid } from '../../../../calendarEvent/screens/HourGrid.tsx'
import { useWeek } from '../../week.ts'

export default function Day() {
  return <OfArea name="calendarEvent">{(area) => <Shown area={area} />}</OfArea>
}

function Shown({ area }: { area: Resource }) {
  const { facts, spans } = useWeek(area, { from: '2026-11-18', to: '2026-11-20' })
  return (
    <CalendarContext value={facts}>
      <div className={css.page}>
        <HourGrid
          days={['2026-11-18', '2026-11-19', '2026-11-20']}
          spans={spans}
          label={facts.words.text('views.week')}
        />
      </div>
    </CalendarContext>
  )
}
