import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const t = useTexts()
  return (
    <RadioGroup row name="radio-locked" aria-label={t('showcase.words.theme')} value="dark">
      {['light', 'dark'].map((value) => (
        <FormControlLabel
          key={value}
          disabled
          value={value}
          control={<Radio />}
          label={t(`showcase.words.${value}`)}
        />
      ))}
    </RadioGroup>
  )
}
