import { describe, expect, it } from 'vitest'
import { loginPathFrom, returnTarget, safeReturnTo } from '../../src/providers/returnTo.ts'
import { hostileTargets } from './hostileTargets.ts'

const origin = 'http://localhost:3000'

describe('a return-to address', () => {
  it.each(hostileTargets)('%# leads nowhere: %s', (target) => {
    expect(safeReturnTo(target, origin)).toBeNull()
  })

  it.each([
    '/login',
    '/login?redirect=/app',
    '/auth/login',
    '/auth',
    '/app/../auth/login',
    '/auth/register-1',
  ])('does not lead back to a sign-in page: %s', (target) => {
    expect(safeReturnTo(target, origin)).toBeNull()
  })

  it('keeps path, query and hash of a page of ours', () => {
    expect(safeReturnTo('/app/pages/brand?filter=%7B%7D&page=2#top', origin)).toBe(
      '/app/pages/brand?filter=%7B%7D&page=2#top',
    )
    expect(safeReturnTo('/app/authors', origin)).toBe('/app/authors')
    expect(safeReturnTo('/app/../app/x', origin)).toBe('/app/x')
  })

  it('is taken up to 2048 characters', () => {
    const longest = '/app/'.padEnd(2048, 'x')
    expect(safeReturnTo(longest, origin)).toBe(longest)
    expect(safeReturnTo(`${longest}x`, origin)).toBeNull()
  })
})

describe('the login address', () => {
  const from = (path: string) => {
    const { pathname, search, hash } = new URL(path, origin)
    return loginPathFrom({ pathname, search, hash })
  }

  it('carries where the person was under the key redirect', () => {
    expect(from('/app/pages/brand?page=2#top')).toBe(
      '/auth/login?redirect=%2Fapp%2Fpages%2Fbrand%3Fpage%3D2%23top',
    )
    expect(returnTarget(new URL(from('/app/pages/brand?page=2#top'), origin).search)).toBe(
      '/app/pages/brand?page=2#top',
    )
  })

  it('carries nothing from the root, and keeps what a sign-in page carries already', () => {
    expect(from('/')).toBe('/auth/login')
    expect(from('/auth/login-2?redirect=%2Fapp')).toBe('/auth/login-2?redirect=%2Fapp')
    expect(from('/login?redirect=%2Fapp')).toBe('/auth/login?redirect=%2Fapp')
  })

  it('leads to the root where it carries nothing, or something hostile', () => {
    expect(returnTarget('')).toBe('/')
    expect(returnTarget('?redirect=//evil.example')).toBe('/')
  })
})
