import TextField from '@mui/material/TextField'
import { fabrics } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      {(['small', 'medium'] as const).map((size) => (
        <TextField
          key={size}
          select
          size={size}
          id={`select-${size}`}
          label={t(`showcase.words.${size}`)}
          defaultValue="Linen"
          slotProps={{ select: { native: true } }}
        >
          {fabrics.map((fabric) => (
            <option key={fabric}>{fabric}</option>
          ))}
        </TextField>
      ))}
    </div>
  )
}
