import Slider from '@mui/material/Slider'
import { useTexts } from '../../words.ts'

export default function Tips() {
  const t = useTexts()
  const label = t('showcase.words.size')
  return (
    <div style={{ paddingBlockStart: 32 }}>
      <Slider defaultValue={40} valueLabelDisplay="on" aria-label={label} />
      <Slider defaultValue={70} valueLabelDisplay="off" aria-label={label} />
    </div>
  )
}
