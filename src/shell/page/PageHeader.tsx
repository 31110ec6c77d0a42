import { useContext } from 'react'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ListsBelow } from './ListsBelow.tsx'
import { PageContext } from './PageContext.ts'
import styles from './PageHeader.module.css'
import { PageTitle } from './PageTitle.tsx'
import { usePage } from './usePage.ts'

/** The top of a page: the way there, its heading, its buttons; and the title of the browser's tab. */
export function PageHeader() {
  const { route, kind, heading, crumbs, documentTitle } = usePage()
  const { setActions } = useContext(PageContext)
  const { title: product } = usePublicSettings()
  return (
    <>
      <title>{documentTitle ? `${documentTitle} · ${product}` : product}</title>
      {!route?.ownHeader && (
        <div
          className={styles.header}
          data-page-header=""
          // The places of an app are no records, whose buttons have room kept for them.
          data-kind={route?.path.startsWith('apps/') ? 'other' : kind}
          data-brief={(kind !== 'record' && crumbs.length < 4) || undefined}
        >
          <Breadcrumbs crumbs={crumbs} />
          <div className={styles.line}>
            <PageTitle>{heading ?? <span className={styles.waiting} />}</PageTitle>
            {route && kind === 'list' && <ListsBelow route={route} />}
            <div ref={setActions} className={styles.actions} />
          </div>
        </div>
      )}
    </>
  )
}
