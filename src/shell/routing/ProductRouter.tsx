import { useLayoutEffect, useMemo, useState, useTransition } from 'react'
import { type RouteObject, Router, useLocation, useRoutes } from 'react-router'
import { GoingContext } from './GoingContext.ts'
import type { GuardedHistory } from './guardedHistory.ts'
import { HistoryContext } from './HistoryContext.ts'

/** What the router chooses from at an address: the router weighs every route that it is given, each time it draws. */
export type RoutesAt = (pathname: string) => RouteObject[]

/**
 * Shows the route of the address; the page before stays until what the next one begins with is there, and meanwhile `GoingContext` tells
 * where the way leads.
 */
export function ProductRouter({ history, routes }: { history: GuardedHistory; routes: RoutesAt }) {
  const [place, setPlace] = useState(history.place)
  const [isUnderWay, begin] = useTransition()
  useLayoutEffect(() => {
    setPlace(history.place())
    return history.listen((next) => begin(() => setPlace(next)))
  }, [history])
  const { pathname } = history.place().location
  const going = isUnderWay && pathname !== place.location.pathname ? pathname : undefined
  // Kept, so that only what marks the way is drawn again when it begins.
  const routed = useMemo(
    () => (
      <Router {...place} navigator={history.navigator}>
        <Routed routes={routes} />
      </Router>
    ),
    [place, history, routes],
  )
  return (
    <HistoryContext value={history}>
      <GoingContext value={going}>{routed}</GoingContext>
    </HistoryContext>
  )
}

const Routed = ({ routes }: { routes: RoutesAt }) => useRoutes(routes(useLocation().pathname))
