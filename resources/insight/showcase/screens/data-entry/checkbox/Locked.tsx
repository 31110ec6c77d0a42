import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <FormControlLabel disabled label={t('showcase.words.small')} control={<Checkbox checked />} />
      <FormControlLabel disabled label={t('showcase.words.medium')} control={<Checkbox indeterminate />} />
      <FormControlLabel disabled label={t('showcase.words.large')} control={<Checkbox checked={false} />} />
    </div>
  )
}
