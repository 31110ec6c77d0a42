import { useGetList, useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { Resource } from '../../core/index.ts'
import { areaIcon } from '../../shell/icons/areaIcon.tsx'
import styles from './DefaultDashboard.module.css'

/** Leads to an area and says how many records it holds, as the API counts them. */
export function AreaCard({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { total, meta, isPending, error } = useGetList(resource.path, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { fields: [resource.title] },
  })
  const count = total === undefined ? undefined : new Intl.NumberFormat(locale).format(total)
  const shown =
    count && meta?.totalKind === 'estimate' ? translate('shell.dashboard.about', { count }) : count
  return (
    <Link to={`/app/${resource.path}`} className={styles.card} state={{ _scrollToTop: true }}>
      <span className={styles.icon}>{areaIcon(resource.icon)}</span>
      <span className={styles.name}>{translate(`resources.${resource.path}.name`, { smart_count: 2 })}</span>
      <span className={styles.count} aria-busy={isPending}>
        {isPending ? (
          <span className={styles.waiting} />
        ) : error ? (
          translate('shell.dashboard.noCount')
        ) : (
          shown
        )}
      </span>
    </Link>
  )
}
