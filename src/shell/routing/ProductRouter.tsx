import { startTransition, useLayoutEffect, useState } from 'react'
import { type RouteObject, Router, useRoutes } from 'react-router'
import type { GuardedHistory } from './guardedHistory.ts'
import { HistoryContext } from './HistoryContext.ts'

/** Shows the route of the address; the page before stays until what the next one begins with is there. */
export function ProductRouter({ history, routes }: { history: GuardedHistory; routes: RouteObject[] }) {
  const [place, setPlace] = useState(history.place)
  useLayoutEffect(() => {
    setPlace(history.place())
    return history.listen((next) => startTransition(() => setPlace(next)))
  }, [history])
  return (
    <HistoryContext value={history}>
      <Router {...place} navigator={history.navigator}>
        <Routed routes={routes} />
      </Router>
    </HistoryContext>
  )
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
