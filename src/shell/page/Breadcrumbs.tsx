import { useTranslate } from 'ra-core'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../routing/Link.tsx'
import styles from './Breadcrumbs.module.css'
import type { Crumb } from './usePage.ts'

/** The way from home to the page. In narrow windows only the last step that leads somewhere is left: the way back. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translate = useTranslate()
  const back = crumbs.findLastIndex(({ to }, index) => to !== undefined && index < crumbs.length - 1)
  return (
    <nav aria-label={translate('shell.page.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ title, to }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={to ?? (last ? 'here' : title)} data-back={index === back || undefined}>
              {index > 0 && <Icon name="next" className={styles.arrow} />}
              {index === back && <Icon name="next" className={styles.back} />}
              {to && !last ? (
                <Link to={to} className={styles.step}>
                  {title}
                </Link>
              ) : (
                <span className={styles.step} aria-current={last ? 'page' : undefined}>
                  {title}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
