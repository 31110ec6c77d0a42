import { describe, expect, it } from 'vitest'
import { permissionMap, type Viewer } from '../../src/core/index.ts'
import {
  above,
  belowOf,
  type MenuEntry,
  type MenuSection,
  menuOf,
  placesOf,
  trailOf,
} from '../../src/derive/menu.ts'
import type { AppRoute } from '../../src/derive/routes.ts'

/** A route of an area, as far as the menu asks about it. */
const area = (name: string, menu: string, below?: string): AppRoute =>
  ({ path: `pages/${name}/*`, key: name, menu, below, resource: { name } }) as unknown as AppRoute

const routes: readonly AppRoute[] = [
  { path: 'dashboards/default', key: 'dashboard', menu: 'home' },
  area('product', 'catalogue'),
  area('brand', 'catalogue', 'product'),
  area('tag', 'catalogue', 'product'),
  area('stock', 'catalogue'),
  area('supplier', 'purchasing'),
  { path: 'apps/mail/*', key: 'mail', menu: 'apps' },
  { path: 'apps/project/list', key: 'project', menu: 'apps/project' },
  { path: 'apps/project/scrumboard', key: 'project', menu: 'apps/project' },
  { path: 'components/maps/simple-map', key: 'components', menu: 'apps/maps' },
  { path: 'apps/ecommerce/edit-product/:id', key: 'ecommerce' },
]
const plan = { home: ['home'], shop: ['catalogue', 'sales'], demonstration: ['apps', 'pages'] }
const folded = ['demonstration']
const admin: Viewer = { type: 'ADMIN', permissions: {} }
const staff = (...keys: string[]): Viewer => ({
  type: 'SUB_ADMIN',
  permissions: permissionMap(keys.map((key) => ({ key, view: true }))),
})

/** The menu as text: branches with their entries in brackets. */
const shape = (sections: readonly MenuSection[]) =>
  Object.fromEntries(sections.map(({ name, entries }) => [name, entries.map(entryShape)]))
const entryShape = (entry: MenuEntry): unknown =>
  entry.kind === 'leaf' ? entry.route.path : { [entry.path]: entry.entries.map(entryShape) }
const menu = (viewer: Viewer) => menuOf(routes, viewer, plan, folded)

describe('the menu', () => {
  it('has the planned sections: of most the entries at once, of folded ones their branches, three levels deep', () => {
    expect(shape(menu(admin))).toEqual({
      home: ['dashboards/default'],
      shop: ['pages/product/*', 'pages/stock/*', 'pages/supplier/*'],
      demonstration: [
        {
          apps: [
            'apps/mail/*',
            { 'apps/project': ['apps/project/list', 'apps/project/scrumboard'] },
            'components/maps/simple-map',
          ],
        },
      ],
    })
  })

  it('holds only what the viewer may open, without empty branches and sections', () => {
    expect(shape(menu(staff('stock')))).toEqual({
      home: ['dashboards/default'],
      shop: ['pages/stock/*'],
    })
  })

  it('shows a rare list to who may not open the one that it is reached from', () => {
    expect(shape(menu(staff('tag', 'stock')))).toMatchObject({ shop: ['pages/tag/*', 'pages/stock/*'] })
    expect(shape(menu(staff('tag', 'product')))).toMatchObject({ shop: ['pages/product/*'] })
  })

  it('leads to every list that a viewer may open, by an entry or from the list of one', () => {
    for (const viewer of [admin, staff('tag', 'stock'), staff('brand', 'tag', 'product')]) {
      const leaves = menu(viewer).flatMap(({ entries }) =>
        entries.flatMap((entry) => (entry.kind === 'leaf' ? [entry.route] : [])),
      )
      const reached = [...leaves, ...leaves.flatMap((leaf) => belowOf(leaf, routes, viewer))]
      const open = routes.filter(({ resource }) => resource)
      const allowed = open.filter(({ key }) => viewer.type === 'ADMIN' || key in viewer.permissions)
      expect(allowed.filter((route) => !reached.includes(route))).toEqual([])
    }
  })

  it('knows of an entry behind which keys something may wait for the viewer', () => {
    const keysOf = (viewer: Viewer) => {
      const [entry] = menu(viewer).find(({ name }) => name === 'shop')?.entries ?? []
      return entry?.kind === 'leaf' ? entry.keys : []
    }
    expect(keysOf(admin)).toEqual(['product', 'brand', 'tag'])
    expect(keysOf(staff('product', 'tag'))).toEqual(['product', 'tag'])
  })

  it('leaves out routes that name no branch', () => {
    expect(JSON.stringify(menu(admin))).not.toContain('edit-product')
  })
})

describe('the entry above a rare list', () => {
  it('is the one from whose list it is reached, where that may be opened', () => {
    const brand = routes.find(({ key }) => key === 'brand') as AppRoute
    expect(above(brand, routes, admin)?.key).toBe('product')
    expect(above(brand, routes, staff('brand'))).toBeUndefined()
  })
})

describe('the trail of a route', () => {
  it('names the branches that lead to it, outermost first', () => {
    expect(trailOf({ path: 'x', key: 'x', menu: 'apps/project' })).toEqual(['apps', 'apps/project'])
    expect(trailOf({ path: 'x', key: 'x' })).toEqual([])
  })

  it('stands where the menu shows it: below its section, or in the branch of a folded one', () => {
    const plan = { home: ['home'], shop: ['catalogue'], demonstration: ['apps'] }
    const at = (menu: string) => placesOf({ path: 'x', key: 'x', menu }, plan, ['demonstration'])
    expect(at('catalogue')).toEqual(['shell.sections.shop'])
    expect(at('apps/project')).toEqual(['shell.menu.apps', 'shell.menu.apps/project'])
    expect(at('home')).toEqual([])
    expect(placesOf({ path: 'x', key: 'x' }, plan, [])).toEqual([])
  })
})
