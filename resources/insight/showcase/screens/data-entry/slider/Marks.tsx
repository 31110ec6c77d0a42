import Slider from '@mui/material/Slider'
import { useTexts } from '../../words.ts'

const sizes = ['S', 'M', 'L', 'XL']

export default function Marks() {
  const t = useTexts()
  return (
    <div style={{ paddingInline: 12 }}>
      <Slider
        defaultValue={1}
        max={3}
        step={null}
        marks={sizes.map((label, value) => ({ label, value }))}
        aria-label={t('showcase.words.size')}
        getAriaValueText={(value) => sizes[value] ?? ''}
      />
    </div>
  )
}
