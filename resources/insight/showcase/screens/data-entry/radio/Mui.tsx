import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTexts } from '../../words.ts'

export default function Mui() {
  const t = useTexts()
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>{t('showcase.words.size')}</FormLabel>
      <RadioGroup aria-labelledby={id} name={id} defaultValue="small">
        {['small', 'medium'].map((size) => (
          <FormControlLabel key={size} value={size} control={<Radio />} label={t(`showcase.words.${size}`)} />
        ))}
        <FormControlLabel disabled value="large" control={<Radio />} label={t('showcase.words.large')} />
      </RadioGroup>
    </FormControl>
  )
}
