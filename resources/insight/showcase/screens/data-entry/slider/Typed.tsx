import Slider from '@mui/material/Slider'
import { useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const most = 100

export default function Typed() {
  const t = useTexts()
  const [typed, setTyped] = useState('40')
  const value = Math.min(Math.max(Number(typed) || 0, 0), most)
  const size = t('showcase.words.size')
  return (
    <div className={css.stack}>
      <Slider value={value} max={most} onChange={(_, next) => setTyped(String(next))} aria-label={size} />
      <label className={css.row}>
        {size}
        <input
          type="number"
          min={0}
          max={most}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(value))}
        />
      </label>
    </div>
  )
}
