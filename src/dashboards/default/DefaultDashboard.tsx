import { useTranslate } from 'ra-core'
import { mayOpen } from '../../derive/routes.ts'
import { useSession } from '../../providers/useSession.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { PageTitle } from '../../shell/page/PageTitle.tsx'
import { appRoutes } from '../../shell/routeTable.ts'
import { AreaCard } from './AreaCard.tsx'
import styles from './DefaultDashboard.module.css'

/** The first page after sign-in: a greeting, and the areas that the person may open, each with how many records it holds. */
export default function DefaultDashboard() {
  const translate = useTranslate()
  const session = useSession()
  const viewer = useViewer()
  const areas = appRoutes.flatMap((route) =>
    route.resource && mayOpen(viewer, route) ? [route.resource] : [],
  )
  const name = session?.userName.trim() ?? ''
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>
          {name
            ? translate('shell.dashboard.greeting', { name })
            : translate('shell.dashboard.greetingNobody')}
        </PageTitle>
        <p className={styles.lead}>
          {translate(areas.length > 0 ? 'shell.dashboard.lead' : 'shell.dashboard.noAreas')}
        </p>
      </div>
      {areas.length > 0 && (
        <ul className={styles.areas}>
          {areas.map((resource) => (
            <li key={resource.path}>
              <AreaCard resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
