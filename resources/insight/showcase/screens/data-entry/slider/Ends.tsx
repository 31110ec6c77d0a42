import Slider from '@mui/material/Slider'
import { useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Ends() {
  const t = useTexts()
  const [value, setValue] = useState(60)
  const near = (is: boolean) => ({ color: is ? 'var(--accent-text)' : 'var(--text-muted)' })
  return (
    <div className={css.row} style={{ flexWrap: 'nowrap', gap: 20 }}>
      <span aria-hidden="true" style={{ ...near(value <= 50), fontSize: 12 }}>
        A
      </span>
      <Slider
        value={value}
        onChange={(_, next) => setValue(next as number)}
        aria-label={t('showcase.words.size')}
      />
      <span aria-hidden="true" style={{ ...near(value > 50), fontSize: 24 }}>
        A
      </span>
    </div>
  )
}
