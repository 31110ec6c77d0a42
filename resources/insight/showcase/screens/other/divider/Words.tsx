import Divider from '@mui/material/Divider'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Words() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <Divider>{t('showcase.words.later')}</Divider>
      <Divider textAlign="left">{t('showcase.words.draft')}</Divider>
      <Divider textAlign="right">{t('showcase.words.archive')}</Divider>
    </div>
  )
}
