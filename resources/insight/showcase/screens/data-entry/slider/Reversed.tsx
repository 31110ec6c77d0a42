import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

const last = 10

export default function Reversed() {
  const t = useTexts()
  const [place, setPlace] = useState(3)
  return (
    <div>
      <Slider
        track="inverted"
        value={-place}
        min={-last}
        max={-1}
        scale={(value) => -value}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value}`}
        onChange={(_, next) => setPlace(-(next as number))}
        aria-label={t('showcase.words.sortBy')}
      />
      <output>{place}</output>
    </div>
  )
}
