import Breadcrumbs from '@mui/material/Breadcrumbs'
import { Link } from '../../../../../../src/shell/routing/Link.tsx'
import { useTexts } from '../../words.ts'

export default function Mui() {
  const t = useTexts()
  return (
    <Breadcrumbs separator="/" aria-label={t('showcase.words.search')}>
      <Link to="/app/dashboards/default">{t('showcase.words.home')}</Link>
      <Link to="/app/pages/profile">{t('showcase.words.profile')}</Link>
      <span aria-current="page">Mira Banerjee</span>
    </Breadcrumbs>
  )
}
