import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      {(['small', 'medium'] as const).map((size) => (
        <FormControlLabel
          key={size}
          label={t(`showcase.words.${size}`)}
          control={<Switch defaultChecked size={size} />}
        />
      ))}
    </div>
  )
}
