import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

export default function One() {
  const t = useTexts()
  const [value, setValue] = useState(30)
  return (
    <div>
      <Slider
        value={value}
        onChange={(_, next) => setValue(next as number)}
        valueLabelDisplay="auto"
        aria-label={t('showcase.words.size')}
      />
      <output>{value}</output>
    </div>
  )
}
