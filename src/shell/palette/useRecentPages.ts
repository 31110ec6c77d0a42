import { useStore } from 'ra-core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { belowApp } from '../navigation/useMenu.ts'
import { areaPage, usePage } from '../page/usePage.ts'

/** A record that was opened. */
export interface RecentPage {
  readonly to: string
  readonly title: string
  readonly area: string
  readonly icon: string
}

const most = 5
const none: readonly RecentPage[] = []

/** The records that were opened last, the latest first; forgotten at sign-out. */
export function useRecentPages() {
  const [recent, setRecent] = useStore<readonly RecentPage[]>('recentPages', none)
  return { recent, setRecent }
}

/** Remembers the record that is shown, once its title is known. Draws nothing. */
export function RecentPagesRecorder() {
  const { pathname } = useLocation()
  const { route, heading, crumbs } = usePage()
  const { recent, setRecent } = useRecentPages()
  const isRecord = route?.resource !== undefined && areaPage(route, belowApp(pathname)).kind === 'record'
  const title = isRecord ? heading : undefined
  const area = crumbs.at(-2)?.title ?? ''
  useEffect(() => {
    if (title === undefined || !route?.resource) return
    const { rest } = areaPage(route, belowApp(pathname))
    const to = `/app/${route.resource.path}/${rest.split('/')[0]}`
    if (recent[0]?.to === to && recent[0].title === title) return
    setRecent(
      [{ to, title, area, icon: route.resource.icon }, ...recent.filter((page) => page.to !== to)].slice(
        0,
        most,
      ),
    )
  }, [title, area, pathname, route, recent, setRecent])
  return null
}
