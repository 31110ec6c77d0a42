import { PartsPage } from '../../../../../../src/shell/page/PartsPage.tsx'
import { useTexts } from '../../words.ts'

export default function Parts() {
  const t = useTexts()
  const parts = [
    { name: 'menu', to: '/app/components/navigation/menu', title: t('showcase.words.preview') },
    { name: 'home', to: '/app/dashboards/default', title: t('showcase.words.home') },
    { name: 'profile', to: '/app/pages/profile', title: t('showcase.words.profile') },
  ]
  return (
    <PartsPage label={t('showcase.words.more')} parts={parts} current="menu">
      <p>{t('showcase.words.nothingText')}</p>
    </PartsPage>
  )
}
