import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { belowApp, useCurrentRoute } from '../navigation/useMenu.ts'
import { PageContext, type PageState } from './PageContext.ts'
import { pageKeyOf } from './usePage.ts'

/** Holds what the page tells the frame, and starts every page that was gone to (not come back to) at its top. */
export function PageProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { route } = useCurrentRoute()
  const way = useNavigationType()
  const key = pageKeyOf(route, belowApp(pathname))
  const first = useRef(key)
  const [moved, setMoved] = useState(false)
  const [title, setTitle] = useState<string>()
  const [actions, setActions] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (key !== first.current) setMoved(true)
  }, [key])
  // Before the effects of the page itself: a list that is come back to then goes to where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that scrolls.
  useLayoutEffect(() => {
    if (way !== 'POP') window.scrollTo(0, 0)
  }, [key])

  const value = useMemo(
    (): PageState => ({ key, moved, title, actions, setTitle, setActions }),
    [key, moved, title, actions],
  )
  return <PageContext value={value}>{children}</PageContext>
}
