import { describe, expect, it } from 'vitest'
import { permissionMap, type Viewer } from '../../src/core/index.ts'
import {
  type AppRoute,
  areaRoute,
  mayOpen,
  missingRight,
  plainPath,
  routeAt,
  routeKeys,
  routesOf,
  titleKey,
} from '../../src/derive/routes.ts'
import { brand, product, shop } from '../types/shop.ts'

const help: AppRoute = { path: 'pages/faq', key: 'faq', page: true }
const mail: AppRoute = { path: 'apps/mail/*', key: 'mail' }
const edit: AppRoute = { path: 'apps/ecommerce/edit-product/:id', key: 'ecommerce' }
const placeholder: AppRoute = { path: `${brand.path}/*`, key: 'brand', menu: 'catalogue' }

describe('the route table', () => {
  it('has every area in the order of the registry, and then the further rows', () => {
    const paths = routesOf([help, mail], shop).map((route) => route.path)
    expect(paths).toEqual(['pages/brand/*', 'pages/product/*', 'pages/order/*', 'pages/faq', 'apps/mail/*'])
  })

  it('lets the descriptor of an area take the place of its row', () => {
    const routes = routesOf([placeholder], shop).filter((route) => route.path === placeholder.path)
    expect(routes).toEqual([areaRoute(brand)])
  })

  it('names an area by its resource and everything else by its plain path', () => {
    expect(titleKey(areaRoute(product))).toBe('resources.pages/product.name')
    expect(titleKey(edit)).toBe('shell.routes.apps/ecommerce/edit-product')
    expect(titleKey(mail)).toBe('shell.routes.apps/mail')
  })

  it.each([
    ['pages/brand/*', 'pages/brand'],
    ['apps/ecommerce/edit-product/:id', 'apps/ecommerce/edit-product'],
    ['pages/faq', 'pages/faq'],
  ])('reads %s as the place %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  it('lists the permission keys of its rows once, without the pages that are open to everyone', () => {
    expect(routeKeys([help, mail, edit, { ...edit, path: 'apps/ecommerce/orders' }])).toEqual([
      'mail',
      'ecommerce',
    ])
  })
})

describe('finding the route of a path', () => {
  const routes = routesOf([help, mail, edit, { path: 'apps/ecommerce/*', key: 'ecommerce' }], shop)
  it.each([
    ['pages/brand', 'pages/brand/*'],
    ['pages/brand/create', 'pages/brand/*'],
    ['pages/brand/12/media', 'pages/brand/*'],
    ['pages/faq', 'pages/faq'],
    ['apps/ecommerce/edit-product/5', 'apps/ecommerce/edit-product/:id'],
    ['apps/ecommerce/else', 'apps/ecommerce/*'],
  ])('finds %s in %s', (path, expected) => {
    expect(routeAt(routes, path)?.path).toBe(expected)
  })

  it.each(['', 'pages', 'pages/brandy', 'pages/faq/more', 'nowhere'])('finds nothing for "%s"', (path) => {
    expect(routeAt(routes, path)).toBeUndefined()
  })
})

describe('opening a route', () => {
  const subAdmin = (...entries: object[]): Viewer => ({
    type: 'SUB_ADMIN',
    permissions: permissionMap(entries),
  })

  it('lets an administrator open everything', () => {
    expect([help, mail, edit].every((route) => mayOpen({ type: 'ADMIN', permissions: {} }, route))).toBe(true)
  })

  it('lets a sub-admin open what the map gives a view flag for, and nothing else', () => {
    const viewer = subAdmin({ key: 'mail', view: true }, { key: 'ecommerce', edit: true })
    expect(mayOpen(viewer, mail)).toBe(true)
    expect(mayOpen(viewer, edit)).toBe(false)
  })

  it('shows pages and the home key to every signed-in user', () => {
    expect(mayOpen(subAdmin(), help)).toBe(true)
    expect(mayOpen(subAdmin(), { path: 'dashboards/default', key: 'dashboard' })).toBe(true)
  })

  it('names the first right that is missing, of the areas along which a page goes as well', () => {
    const board: AppRoute = { path: 'apps/board', key: 'project', along: ['column', 'card'] }
    const seen = (...keys: string[]) => subAdmin(...keys.map((key) => ({ key, view: true })))
    expect(missingRight(seen('column', 'card'), board)).toEqual({ area: 'project', flag: 'view' })
    expect(missingRight(seen('project', 'column'), board)).toEqual({ area: 'card', flag: 'view' })
    expect(missingRight(seen('project', 'column', 'card'), board)).toBeUndefined()
    const packing: AppRoute = { path: 'packing', key: 'shipment', flag: 'pack' }
    expect(missingRight(seen(), packing)).toEqual({ area: 'shipment', flag: 'view' })
    expect(missingRight(seen('shipment'), packing)).toEqual({ area: 'shipment', flag: 'pack' })
  })

  it('takes no other value than true for the view flag', () => {
    expect(mayOpen(subAdmin({ key: 'mail', view: 'true' }), mail)).toBe(false)
  })
})
