import TextField from '@mui/material/TextField'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      {(['small', 'medium'] as const).map((size) => (
        <TextField
          key={size}
          type="date"
          size={size}
          id={`day-${size}`}
          label={t(`showcase.words.${size}`)}
          defaultValue="2026-11-20"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </div>
  )
}
