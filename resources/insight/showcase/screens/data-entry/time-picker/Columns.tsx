import { useState } from 'react'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import css from '../../showcase.module.css'
import { TimeColumns } from '../../TimeColumns.tsx'
import { useTexts } from '../../words.ts'

export default function Columns() {
  const t = useTexts()
  const { list } = usePunctuation()
  const [value, setValue] = useState('09:30:15')
  const [shown, setShown] = useState<'hourMinute' | 'minuteSecond'>('hourMinute')
  const options = {
    hourMinute: list([t('showcase.words.clock.hour'), t('showcase.words.clock.minute')]),
    minuteSecond: list([t('showcase.words.clock.minute'), t('showcase.words.clock.second')]),
  }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.columns')} value={shown} options={options} onChange={setShown} />
      <TimeColumns
        id="columns"
        columns={shown === 'hourMinute' ? ['hour', 'minute'] : ['minute', 'second']}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}
