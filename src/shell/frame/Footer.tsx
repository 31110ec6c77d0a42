import { useTranslate } from 'ra-core'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { Link } from '../routing/Link.tsx'
import styles from './Frame.module.css'

/** The end of the page: whose it is, and where help is found. */
export function Footer() {
  const translate = useTranslate()
  const { title } = usePublicSettings()
  return (
    <footer className={styles.footer}>
      <span>
        © {new Date().getFullYear()} {title}
      </span>
      <ul>
        <li>
          <Link to="/app/docs/documentation">{translate('shell.routes.docs/documentation')}</Link>
        </li>
        <li>
          <Link to="/app/pages/faq">{translate('shell.routes.pages/faq')}</Link>
        </li>
      </ul>
    </footer>
  )
}
