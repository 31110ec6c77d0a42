import TextField from '@mui/material/TextField'
import { useTexts } from '../../words.ts'

export default function Bare() {
  const t = useTexts()
  return (
    <TextField
      type="date"
      variant="standard"
      id="bare-day"
      defaultValue="2026-11-20"
      slotProps={{
        input: { disableUnderline: true },
        htmlInput: { 'aria-label': t('showcase.words.day') },
      }}
    />
  )
}
