import { useLocale } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import type { Resource } from '../../../../../../src/core/index.ts'
import { formatDay } from '../../../../../../src/fields/date/formatDay.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { OfArea } from '../../../../../../src/views/OfArea.tsx'
import { CalendarContext } from '../../../../calendarEvent/screens/CalendarContext.ts'
import css from '../../../../calendarEvent/screens/calendar.module.css'
import { MonthGrid } from '../../../../calendarEvent/screens/MonthGrid.tsx'
import showcase from '../../showcase.module.css'
import { today, useWeek } from '../../week.ts'
import { useTexts } from '../../words.ts'

const two = (month: number) => String(month).padStart(2, '0')
const lastOf = (year: string, month: string) =>
  new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)

export default function OwnHead() {
  return <OfArea name="calendarEvent">{(area) => <Shown area={area} />}</OfArea>
}

function Shown({ area }: { area: Resource }) {
  const locale = useLocale() ?? 'en'
  const [[year, month], setShown] = useState<[string, string]>(['2026', '11'])
  const { facts, spans } = useWeek(area, { from: `${year}-${month}-01`, to: lastOf(year, month) })
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: two(index + 1),
    label: formatDay(`2026-${two(index + 1)}-01`, locale, { month: 'long' }),
  }))
  const years = ['2025', '2026', '2027'].map((value) => ({ value, label: value }))
  const t = useTexts()
  const { words } = facts
  return (
    <CalendarContext value={facts}>
      <div className={showcase.inline} style={{ marginBlockEnd: 12 }}>
        <ChoiceField
          id="own-head-month"
          source="month"
          label={words.text('views.month')}
          choices={months}
          chosen={month}
          onChoose={(next) => setShown([year, next])}
        />
        <ChoiceField
          id="own-head-year"
          source="year"
          label={t('showcase.words.year')}
          choices={years}
          chosen={year}
          onChoose={(next) => setShown([next, month])}
        />
        <Button onClick={() => setShown(['2026', '11'])}>{words.text('today')}</Button>
      </div>
      <div className={css.page}>
        <MonthGrid
          day={year === '2026' && month === '11' ? today : `${year}-${month}-01`}
          firstDay={1}
          spans={spans}
          label={words.text('views.month')}
        />
      </div>
    </CalendarContext>
  )
}
