import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
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
      <TextBoxField
        id="typed"
        source="typed"
        label={size}
        text={typed}
        onText={setTyped}
        more={{ inputMode: 'numeric', onBlur: () => setTyped(String(value)) }}
      />
    </div>
  )
}
