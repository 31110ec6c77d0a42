import { describe, expect, it } from 'vitest'
import { hasFlag, isOfOwnPlaces, permissionMap, type Viewer } from '../../src/core/index.ts'

const subAdmin = (permissions: unknown): Viewer => ({
  type: 'SUB_ADMIN',
  permissions: permissions as Viewer['permissions'],
})

describe('the permission map', () => {
  it('holds each key with the rest of its entry', () => {
    const map = permissionMap([
      { key: 'brand', view: true, edit: false },
      { key: 'tag', view: true },
    ])
    expect(map.brand).toEqual({ view: true, edit: false })
    expect(Object.keys(map)).toEqual(['brand', 'tag'])
  })

  it.each([
    [null],
    [undefined],
    ['brand'],
    [{ brand: { view: true } }],
    [[null, 5, 'x', {}, { key: 5, view: true }]],
  ])('is empty for %j', (entries) => {
    expect(Object.keys(permissionMap(entries))).toEqual([])
  })

  it('takes a hostile key for what it is', () => {
    const viewer = subAdmin(
      permissionMap([
        { key: '__proto__', view: true },
        { key: 'constructor', view: true },
      ]),
    )
    expect(hasFlag(viewer, 'brand', 'view')).toBe(false)
    expect(({} as Record<string, unknown>).view).toBeUndefined()
  })
})

describe('a flag', () => {
  it('is held by an ADMIN without looking', () => {
    expect(hasFlag({ type: 'ADMIN', permissions: {} }, 'brand', 'delete')).toBe(true)
  })

  it('is never held by a CUSTOMER', () => {
    expect(hasFlag({ type: 'CUSTOMER', permissions: { brand: { view: true } } }, 'brand', 'view')).toBe(false)
  })

  it('of the home key is always visible to a SUB_ADMIN', () => {
    expect(hasFlag(subAdmin({}), 'dashboard', 'view')).toBe(true)
    expect(hasFlag(subAdmin({}), 'dashboard', 'edit')).toBe(false)
  })

  it.each([
    [{}],
    [null],
    ['text'],
    [{ brand: null }],
    [{ brand: 'view' }],
    [{ brand: { view: 'true' } }],
    [{ brand: { view: 1 } }],
    [Object.create({ brand: { view: true } })],
  ])('is not held through %j', (permissions) => {
    expect(hasFlag(subAdmin(permissions), 'brand', 'view')).toBe(false)
    expect(hasFlag(subAdmin(permissions), '__proto__', 'view')).toBe(false)
    expect(hasFlag(subAdmin(permissions), 'brand', 'toString')).toBe(false)
  })
})

describe('an area of which one sees one’s own places alone', () => {
  const own = {
    order: { view: true, ownPlaces: true },
    brand: { view: true },
    tag: null,
    cart: { ownPlaces: 'true' },
  }

  it('is one whose own entry says so, and what no role grants where any entry does', () => {
    const seen = ['order', 'brand', 'tag', 'cart', 'customer'].filter((key) =>
      isOfOwnPlaces(subAdmin(own), key),
    )
    expect(seen).toEqual(['order', 'customer'])
    expect(isOfOwnPlaces(subAdmin({ brand: { view: true } }), 'customer')).toBe(false)
  })

  it('is none for an ADMIN', () => {
    expect(isOfOwnPlaces({ type: 'ADMIN', permissions: own as never }, 'order')).toBe(false)
  })

  it.each([[null], [undefined], ['text'], [Object.create(own)]])('is none through %j', (permissions) => {
    expect(isOfOwnPlaces(subAdmin(permissions), 'order')).toBe(false)
  })
})
