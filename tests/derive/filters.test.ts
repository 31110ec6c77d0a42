import { describe, expect, it } from 'vitest'
import { permissionMap, type Viewer } from '../../src/core/index.ts'
import {
  filteredNames,
  filterOf,
  filtersOf,
  inView,
  phraseOf,
  readableViews,
  testsOf,
  withTests,
} from '../../src/derive/filters.ts'
import * as f from '../../src/fields/index.ts'
import { order, product, shop } from '../types/shop.ts'

const admin: Viewer = { type: 'ADMIN', permissions: {} }
const staff = (...entries: object[]): Viewer => ({ type: 'SUB_ADMIN', permissions: permissionMap(entries) })

describe('the filters of an area', () => {
  it('are those that the descriptor promotes', () => {
    expect(filtersOf(product, admin, shop).map(({ name }) => name)).toEqual(['brand', 'kind', 'price'])
    expect(filtersOf(order, admin, shop).map(({ name, field }) => [name, field.kind])).toEqual([
      ['status', 'select'],
      ['createdAt', 'dateTime'],
    ])
  })

  it('ask for records only where the viewer may be told what they are called', () => {
    const names = (...entries: object[]) =>
      filtersOf(product, staff(...entries), shop).map(({ name }) => name)
    const view = { key: 'product', view: true }
    expect(names(view)).toEqual(['kind', 'price'])
    expect(names({ ...view, edit: true })).toEqual(['brand', 'kind', 'price'])
    expect(names(view, { key: 'brand', view: true })).toEqual(['brand', 'kind', 'price'])
  })

  it('are possible on every readable field that can be asked anything, and on no other', () => {
    expect(filterOf(product, admin, 'slug')?.field.kind).toBe('slug')
    expect(filterOf(product, admin, 'variants')).toBeUndefined()
    expect(filterOf(product, admin, 'gone')).toBeUndefined()
    expect(filterOf(product, staff({ key: 'product', view: true }), 'cost')).toBeUndefined()
    expect(filterOf(product, staff({ key: 'product', view: true, viewCost: true }), 'cost')).toBeDefined()
  })

  it('leave out the built-in views that ask for what the viewer may not read', () => {
    expect(readableViews(product, admin)).toEqual(['digital', 'premium'])
    const secret = {
      ...product,
      list: { ...product.list, views: { cheap: { cost: { lt: 5 } }, digital: { kind: 'digital' } } },
    }
    expect(readableViews(secret, staff({ key: 'product', view: true }))).toEqual(['digital'])
  })
})

describe('a filter in the address', () => {
  it('names the fields it asks something of, in its order', () => {
    expect(filteredNames({ price: 5, q: 'x', any: [], kind: 'a', id: ['1'] })).toEqual(['price', 'kind'])
  })

  it('is written out as tests', () => {
    expect(testsOf({ kind: 'a', brand: ['1', '2'], price: { gte: 1, lte: 2 } }, 'kind')).toEqual({ eq: 'a' })
    expect(testsOf({ brand: ['1', '2'] }, 'brand')).toEqual({ in: ['1', '2'] })
    expect(testsOf({ price: { gte: 1, lte: 2 } }, 'price')).toEqual({ gte: 1, lte: 2 })
  })

  it('is kept short, and keeps its order when one part changes', () => {
    expect(withTests({}, 'kind', { eq: 'a' })).toEqual({ kind: 'a' })
    expect(Object.keys(withTests({ a: 1, b: 2, c: 3 }, 'b', { gte: 5 }))).toEqual(['a', 'b', 'c'])
    expect(withTests({ a: 1, b: 2 }, 'b', { gte: 5 })).toEqual({ a: 1, b: { gte: 5 } })
  })

  it('loses a part that asks nothing', () => {
    for (const nothing of [undefined, {}, { eq: null }, { contains: '' }, { in: [] }]) {
      expect(withTests({ a: 1, b: 2 }, 'b', nothing)).toEqual({ a: 1 })
    }
    expect(withTests({}, 'a', { empty: false })).toEqual({ a: { empty: false } })
    expect(withTests({}, 'a', { eq: 0 })).toEqual({ a: 0 })
  })
})

describe('phraseOf', () => {
  it.each([
    [f.money(), { gte: 1, lte: 2 }, 'between', [1, 2]],
    [f.money(), { gt: 1 }, 'above', [1]],
    [f.money(), { lte: 2 }, 'atMost', [2]],
    [f.date(), { gte: '2026-01-01' }, 'from', ['2026-01-01']],
    [f.dateTime(), { lt: '2026-01-01' }, 'before', ['2026-01-01']],
    [f.text(), { eq: 'a' }, 'is', ['a']],
    [f.text(), { not: 'a' }, 'isNot', ['a']],
    [f.text(), { in: ['a', 'b'] }, 'isAnyOf', ['a', 'b']],
    [f.text(), { in: ['a'] }, 'is', ['a']],
    [f.text(), { contains: 'a' }, 'contains', ['a']],
    [f.references('tag'), { has: ['1', '2'] }, 'hasAnyOf', ['1', '2']],
    [f.text(), { empty: true }, 'isEmpty', []],
    [f.text(), { empty: false }, 'isNotEmpty', []],
  ])('puts the test %# into words', (field, tests, key, operands) => {
    expect(phraseOf(field, tests)).toEqual({ key, operands })
  })
})

it('narrows a view by what is asked beside it', () => {
  expect(inView(undefined)).toEqual({})
  expect(inView({ kind: 'a' })).toEqual({ all: [{ kind: 'a' }] })
  expect(inView({ kind: 'a' }, { price: 1 })).toEqual({ all: [{ kind: 'a' }, { price: 1 }] })
})
