import type { AreaHead } from '../../core/index.ts'
import { mayOpen, plainPath } from '../../derive/routes.ts'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { useViewer } from '../access/useViewer.ts'
import { addressOf, useRouteTitle } from '../navigation/useMenu.ts'
import { appRoutes } from '../routeTable.ts'
import { Link } from '../routing/Link.tsx'
import styles from './Frame.module.css'

const helpful = ['docs/documentation', 'pages/faq']

interface FooterProps {
  /** The area that the page is of: then its own help opens in place of the general one. */
  area: AreaHead | undefined
  onHelp: () => void
}

/** The end of the page: whose it is, and where help is found. */
export function Footer({ area, onHelp }: FooterProps) {
  const title = useRouteTitle()
  const viewer = useViewer()
  const { title: shop } = usePublicSettings()
  const links = appRoutes.filter((route) => helpful.includes(plainPath(route.path)) && mayOpen(viewer, route))
  return (
    <footer className={styles.footer}>
      <span>
        © {new Date().getFullYear()} {shop}
      </span>
      {links.length > 0 && (
        <ul>
          {links.map((route) => (
            <li key={route.path}>
              {area && route.key === 'help' ? (
                <button type="button" aria-haspopup="dialog" onClick={onHelp}>
                  {title(route)}
                </button>
              ) : (
                <Link to={addressOf(route)}>{title(route)}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
