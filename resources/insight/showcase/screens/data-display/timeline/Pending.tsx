import { useState } from 'react'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { Line } from '../../Line.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Pending() {
  const t = useTexts()
  const [isReversed, setReversed] = useState(false)
  return (
    <div className={css.stack}>
      <Switch
        id="reversed"
        source="reversed"
        label={t('showcase.words.newestFirst')}
        isOn={isReversed}
        onSwitch={setReversed}
      />
      <Line isPending isReversed={isReversed} />
    </div>
  )
}
