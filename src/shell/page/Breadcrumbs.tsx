import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import styles from './Breadcrumbs.module.css'
import type { Crumb } from './usePage.ts'

/** The way from home to the page. In narrow windows only the step before the last is left: the way back. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translate = useTranslate()
  return (
    <nav aria-label={translate('shell.page.breadcrumbs')} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ title, to }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={`${index} ${title}`}>
              {index > 0 && <ChevronRightOutlined className={styles.arrow} />}
              {to && !last ? <Link to={to}>{title}</Link> : <span {...(last ? { 'aria-current': 'page' } : {})}>{title}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
