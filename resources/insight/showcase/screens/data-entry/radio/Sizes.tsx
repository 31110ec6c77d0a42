import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  return (
    <RadioGroup row name="radio-sizes" aria-label={t('showcase.words.size')} defaultValue="small">
      {(['small', 'medium'] as const).map((size) => (
        <FormControlLabel
          key={size}
          value={size}
          control={<Radio size={size} />}
          label={t(`showcase.words.${size}`)}
        />
      ))}
    </RadioGroup>
  )
}
