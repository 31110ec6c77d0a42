import { beforeEach, describe, expect, it } from 'vitest'
import { publicRoutes } from '../../src/shell/publicRoutes.ts'
import { settleAddress } from '../../src/shell/start/address.ts'

const address = () => location.pathname + location.search + location.hash
const go = (path: string) => history.replaceState(null, '', path)

beforeEach(() => go('/'))

describe('without a session', () => {
  it.each(publicRoutes)('stays on the public route %s', (path) => {
    go(path)
    settleAddress(false, null)
    expect(address()).toBe(path)
  })

  it('goes to the login screen, which carries path, query and hash', () => {
    go('/app/pages/brand?filter=%7B%7D&page=2#row')
    settleAddress(false, null)
    expect(location.pathname).toBe('/auth/login')
    expect(new URLSearchParams(location.search).get('redirect')).toBe(
      '/app/pages/brand?filter=%7B%7D&page=2#row',
    )
  })

  it('remembers the page after the server ended the session, but not after signing out on purpose', () => {
    go('/app/pages/brand')
    settleAddress(false, 'signed-out')
    expect(address()).toBe('/auth/login')
    go('/app/pages/brand')
    settleAddress(false, 'refused')
    expect(address()).toBe('/auth/login?redirect=%2Fapp%2Fpages%2Fbrand')
  })

  it('goes to the login screen from the root and from an unknown public path', () => {
    settleAddress(false, null)
    expect(address()).toBe('/auth/login')
    go('/auth/nothing?redirect=%2Fapp%2Fpages%2Ftag')
    settleAddress(false, null)
    expect(address()).toBe('/auth/login?redirect=%2Fapp%2Fpages%2Ftag')
  })
})

describe('with a session', () => {
  it('stays in the application area', () => {
    go('/app/pages/brand?page=2')
    settleAddress(true, null)
    expect(address()).toBe('/app/pages/brand?page=2')
  })

  it.each(publicRoutes)('leaves the public route %s', (path) => {
    go(path)
    settleAddress(true, null)
    expect(address()).toBe('/')
  })

  it('returns to the page that the login screen carried', () => {
    go('/auth/login?redirect=%2Fapp%2Fpages%2Fbrand%3Fpage%3D2%23row')
    settleAddress(true, null)
    expect(address()).toBe('/app/pages/brand?page=2#row')
  })

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/.//evil.test', '/login', '/auth/login'])(
    'does not follow %s',
    (target) => {
      go(`/auth/login?redirect=${encodeURIComponent(target)}`)
      settleAddress(true, null)
      expect(address()).toBe('/')
    },
  )
})
