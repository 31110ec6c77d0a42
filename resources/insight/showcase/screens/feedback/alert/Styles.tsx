import Alert from '@mui/material/Alert'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Styles() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      {(['standard', 'outlined', 'filled'] as const).map((variant) => (
        <Alert key={variant} severity="success" variant={variant}>
          {t('showcase.words.changed')}
        </Alert>
      ))}
    </div>
  )
}
