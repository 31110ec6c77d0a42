import Alert from '@mui/material/Alert'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Signs() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <Alert severity="info" icon={<Icon name="bell" />}>
        {t('showcase.words.changed')}
      </Alert>
      <Alert severity="info" icon={false}>
        {t('showcase.words.changed')}
      </Alert>
    </div>
  )
}
