import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

export default function Told() {
  const t = useTexts()
  const [value, setValue] = useState(20)
  const [kept, setKept] = useState(20)
  return (
    <div>
      <Slider
        value={value}
        onChange={(_, next) => setValue(next as number)}
        onChangeCommitted={(_, next) => setKept(next as number)}
        aria-label={t('showcase.words.size')}
      />
      <output>
        {value} · {t('showcase.words.chosen')} {kept}
      </output>
    </div>
  )
}
