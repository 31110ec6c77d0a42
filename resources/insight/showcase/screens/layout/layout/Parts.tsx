import { useLocation } from 'react-router'
import { PartsPage } from '../../../../../../src/shell/page/PartsPage.tsx'
import { useTexts } from '../../words.ts'

const names = ['draft', 'preview', 'publish']

export default function Parts() {
  const t = useTexts()
  const { hash } = useLocation()
  const current = names.find((name) => hash === `#${name}`) ?? 'draft'
  return (
    <PartsPage
      label={t('showcase.words.onThisPage')}
      parts={names.map((name) => ({ name, to: `#${name}`, title: t(`showcase.words.${name}`) }))}
      current={current}
    >
      <p>{t(`showcase.words.${current}`)}</p>
    </PartsPage>
  )
}
