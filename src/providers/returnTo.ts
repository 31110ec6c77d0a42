/** The login screen (specification, section 2). */
export const loginPath = '/auth/login'

const longest = 2048

/**
 * A return-to address from outside as an in-app path with query and hash, or null where it leads elsewhere: to another origin, to
 * something that only looks like a path (`/\evil`, `/.//evil`), or back to a sign-in page.
 */
export function safeReturnTo(value: unknown, origin = location.origin): string | null {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return null
  // Browsers drop tabs and line ends and read \ as /, so these would become //evil only later.
  if (/[\p{Cc}\\]/u.test(value)) return null
  let url: URL
  try {
    url = new URL(value, origin)
  } catch {
    return null
  }
  if (url.origin !== origin || url.pathname.startsWith('//') || isSignInPath(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

const isSignInPath = (path: string) => path === '/login' || path === '/auth' || path.startsWith('/auth/')

/** The login screen's address that leads back to where the person is (path, query and hash) under the key `redirect`. */
export function loginPathFrom({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  // Already there: what it carries must not be lost.
  if (isSignInPath(pathname)) return pathname === '/login' ? `${loginPath}${search}` : pathname + search
  const target = safeReturnTo(pathname + search + hash)
  return target === null || target === '/' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(target)}`
}

/** Where to go after sign-in: the return-to of the address, or the root, which leads to the home route. */
export const returnTarget = (search: string): string =>
  safeReturnTo(new URLSearchParams(search).get('redirect')) ?? '/'
