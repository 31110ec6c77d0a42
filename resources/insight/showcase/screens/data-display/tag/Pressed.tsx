import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const all = ['Monsoon', 'Festive', 'Handmade']

export default function Pressed() {
  const t = useTexts()
  const { pair, list } = usePunctuation()
  const [on, setOn] = useState<readonly string[]>(['Festive'])
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {all.map((tag) => {
          const isOn = on.includes(tag)
          return (
            <Chip
              key={tag}
              label={tag}
              aria-pressed={isOn}
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'primary' : 'default'}
              onClick={() => setOn(all.filter((each) => (each === tag ? !isOn : on.includes(each))))}
            />
          )
        })}
      </div>
      <p role="status">{pair(t('showcase.words.chosen'), list(on))}</p>
    </div>
  )
}
