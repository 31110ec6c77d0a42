import { Breadcrumbs } from '../../../../../../src/shell/page/Breadcrumbs.tsx'
import { useTexts } from '../../words.ts'

export default function Way() {
  const t = useTexts()
  const crumbs = [
    { title: t('showcase.words.home'), to: '/app/dashboards/default' },
    { title: t('showcase.words.profile'), to: '/app/pages/profile' },
    { title: 'Mira Banerjee' },
  ]
  return <Breadcrumbs crumbs={crumbs} />
}
