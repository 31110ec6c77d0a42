import Alert from '@mui/material/Alert'
import { useLocale } from 'ra-core'
import { useState } from 'react'
import { Calendar } from '../../../../../../src/controls/day/Calendar.tsx'
import { formatDay } from '../../../../../../src/fields/date/formatDay.ts'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import css from '../../showcase.module.css'
import { today } from '../../week.ts'
import { useTexts } from '../../words.ts'

export default function Picked() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const { pair } = usePunctuation()
  const [chosen, setChosen] = useState(today)
  return (
    <div className={css.stack}>
      <Alert severity="info" role="status">
        {pair(t('showcase.words.chosen'), formatDay(chosen, locale, { dateStyle: 'full' }))}
      </Alert>
      <Calendar
        autoFocus={false}
        label={t('showcase.words.day')}
        chosen={chosen}
        today={today}
        onChoose={setChosen}
      />
    </div>
  )
}
