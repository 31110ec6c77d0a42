import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTexts } from '../../words.ts'

export default function One() {
  const t = useTexts()
  return <FormControlLabel label={t('showcase.words.askFirst')} control={<Checkbox defaultChecked />} />
}
