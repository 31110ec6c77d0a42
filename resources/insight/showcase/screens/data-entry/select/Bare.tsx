import TextField from '@mui/material/TextField'
import { fabrics } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function Bare() {
  const t = useTexts()
  return (
    <TextField
      select
      variant="standard"
      id="bare-select"
      defaultValue="Silk"
      slotProps={{
        select: { native: true },
        input: { disableUnderline: true },
        htmlInput: { 'aria-label': t('showcase.words.fabric') },
      }}
    >
      {fabrics.map((fabric) => (
        <option key={fabric}>{fabric}</option>
      ))}
    </TextField>
  )
}
