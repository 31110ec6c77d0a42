import type { RouterBlocker, RouterBlockerFunction, RouterNavigateFunction, RouterProvider } from 'ra-core'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useParams,
  useNavigate as useRouterNavigate,
} from 'react-router'
import { unblocked } from './guardedHistory.ts'
import { HistoryContext } from './HistoryContext.ts'
import { Link } from './Link.tsx'

/** What ra-core needs of a router, over `ProductRouter`; see `docs/frame.md`. */
export const routerProvider: RouterProvider = {
  useNavigate,
  useBlocker,
  useCanBlock: () => true,
  useInRouterContext,
  useLocation,
  useMatch,
  useParams: useParams as RouterProvider['useParams'],
  matchPath,
  Link,
  Navigate,
  Outlet,
  Route: Route as RouterProvider['Route'],
  Routes,
  // The product draws its router around all that ra-core draws.
  RouterWrapper: ({ children }) => children,
}

/** The same function for good: what holds it is not drawn anew with every address. */
function useNavigate(): RouterNavigateFunction {
  const navigate = useRouterNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((to, options) => {
    if (typeof to === 'number') latest.current(to)
    else latest.current(to, options)
  }, [])
}

function useBlocker(shouldBlock: RouterBlockerFunction | boolean): RouterBlocker {
  const history = useContext(HistoryContext)
  const [blocker, setBlocker] = useState<RouterBlocker>(unblocked)
  const latest = useRef(shouldBlock)
  useEffect(() => {
    latest.current = shouldBlock
  })
  useEffect(() => {
    const ask: RouterBlockerFunction = (move) =>
      typeof latest.current === 'function' ? latest.current(move) : latest.current
    return history?.guard(ask, setBlocker)
  }, [history])
  return blocker
}
