import { Notice } from '../../../../../../src/views/form/Notice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Tones() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <Notice tone="info" title={t('showcase.words.changed')} />
      <Notice tone="warning" title={t('showcase.words.lowStock')} />
      <Notice tone="danger" title={t('showcase.words.failed')} />
    </div>
  )
}
