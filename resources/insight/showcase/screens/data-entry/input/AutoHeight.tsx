import TextField from '@mui/material/TextField'
import { useTexts } from '../../words.ts'

export default function AutoHeight() {
  const t = useTexts()
  return (
    <TextField
      multiline
      minRows={2}
      maxRows={6}
      label={t('showcase.words.note')}
      defaultValue="Woven in Kolkata since 1962."
    />
  )
}
