import Alert from '@mui/material/Alert'
import { Notice } from '../../../../../../src/views/form/Notice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Tones() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <Alert severity="success" variant="outlined">
        {t('showcase.words.changed')}
      </Alert>
      <Notice tone="info" title={t('showcase.words.nothingText')} />
      <Notice tone="warning" title={t('showcase.words.lowStock')} />
      <Notice tone="danger" title={t('showcase.words.failed')} />
    </div>
  )
}
