import { loginPath, loginPathFrom, returnTarget } from '../../providers/returnTo.ts'
import type { EndReason } from '../../providers/session.ts'
import { publicRoutes } from '../publicRoutes.ts'

const isPublic = (path: string) => path === '/login' || path === '/auth' || path.startsWith('/auth/')

/**
 * Brings the address in step with the session: who is signed in leaves the public routes for the page they came from, or home;
 * who is not goes to the login screen, which remembers the page. After signing out on purpose nothing is remembered. `state` is what
 * the entry of the history carries from now on: nothing, unless its page is kept.
 */
export function settleAddress(signedIn: boolean, reason: EndReason | null, state: unknown = null): void {
  const target = signedIn ? inside() : outside(reason)
  if (target !== undefined) history.replaceState(state, '', target)
}

const inside = () => (isPublic(location.pathname) ? returnTarget(location.search) : undefined)

function outside(reason: EndReason | null): string | undefined {
  const { pathname, search } = location
  if (publicRoutes.includes(pathname)) return undefined
  if (isPublic(pathname)) return loginPath + search
  return reason === 'signed-out' ? loginPath : loginPathFrom(location)
}
