import { Notice } from '../../../../../../src/views/form/Notice.tsx'
import { useTexts } from '../../words.ts'

export default function Described() {
  const t = useTexts()
  return (
    <Notice tone="info" title={t('showcase.words.nothing')}>
      {t('showcase.words.nothingText')}
    </Notice>
  )
}
