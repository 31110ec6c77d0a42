import { Link } from '../../../../../../src/shell/routing/Link.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Items() {
  const t = useTexts()
  return (
    <nav aria-label={t('showcase.words.products')}>
      <ol className={`${css.plain} ${css.row}`} style={{ gap: 8 }}>
        <li>
          <Link to="/app/dashboards/default">{t('showcase.words.home')}</Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <Link to="/app/pages/profile">{t('showcase.words.profile')}</Link>
        </li>
        <li aria-hidden="true">→</li>
        <li aria-current="page">Mira Banerjee</li>
      </ol>
    </nav>
  )
}
