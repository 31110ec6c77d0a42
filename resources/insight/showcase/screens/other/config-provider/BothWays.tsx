import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Sample } from '../../Sample.tsx'
import Scope from '../../Scope.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function BothWays() {
  const t = useTexts()
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('rtl')
  return (
    <div className={css.stack}>
      <Choice
        label={t('showcase.words.direction')}
        value={direction}
        options={{ ltr: 'LTR', rtl: 'RTL' }}
        onChange={setDirection}
      />
      <div dir={direction}>
        <Scope direction={direction}>
          <Sample name="mini" />
        </Scope>
      </div>
    </div>
  )
}
