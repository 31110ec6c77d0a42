import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { useTexts } from '../../words.ts'

export default function Range() {
  const t = useTexts()
  const { rupees } = useWords()
  const [range, setRange] = useState([500, 2500])
  const [from = 0, to = 0] = range
  return (
    <div>
      <Slider
        value={range}
        max={5000}
        step={100}
        onChange={(_, next) => setRange(next as number[])}
        getAriaLabel={(index) => t(`showcase.words.${index === 0 ? 'from' : 'to'}`)}
        getAriaValueText={(value) => rupees(value * 100)}
      />
      <output>
        {rupees(from * 100)} – {rupees(to * 100)}
      </output>
    </div>
  )
}
