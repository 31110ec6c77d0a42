import Slider from '@mui/material/Slider'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const marks = [0, 50, 100].map((value) => ({ value, label: `${value}` }))

export default function Upright() {
  const t = useTexts()
  return (
    <div className={css.row} style={{ blockSize: 200, gap: 40 }}>
      <Slider orientation="vertical" defaultValue={30} aria-label={t('showcase.words.size')} />
      <Slider
        orientation="vertical"
        defaultValue={[20, 70]}
        marks={marks}
        getAriaLabel={(index) => t(`showcase.words.${index === 0 ? 'from' : 'to'}`)}
      />
    </div>
  )
}
