import Slider from '@mui/material/Slider'
import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import { useTexts } from '../../words.ts'

export default function Formatted() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const say = (value: number) => `${formatNumber(value, locale)} cm`
  return (
    <div>
      <Slider
        defaultValue={96}
        min={70}
        max={140}
        step={0.5}
        valueLabelDisplay="auto"
        valueLabelFormat={say}
        getAriaValueText={say}
        aria-label={t('showcase.words.size')}
      />
    </div>
  )
}
