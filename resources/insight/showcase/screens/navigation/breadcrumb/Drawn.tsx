import Breadcrumbs from '@mui/material/Breadcrumbs'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { Link } from '../../../../../../src/shell/routing/Link.tsx'
import { useTexts } from '../../words.ts'

export default function Drawn() {
  const t = useTexts()
  return (
    <Breadcrumbs separator={<Glyph name="next" size={16} />} aria-label={t('showcase.words.profile')}>
      <Link to="/app/dashboards/default" aria-label={t('showcase.words.home')}>
        <Icon name="home" />
      </Link>
      <Link to="/app/pages/profile">{t('showcase.words.profile')}</Link>
      <span aria-current="page">Mira Banerjee</span>
    </Breadcrumbs>
  )
}
