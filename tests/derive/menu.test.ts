import { describe, expect, it } from 'vitest'
import { permissionMap, type Viewer } from '../../src/core/index.ts'
import { type MenuEntry, type MenuSection, menuOf, trailOf } from '../../src/derive/menu.ts'
import type { AppRoute } from '../../src/derive/routes.ts'

const routes: readonly AppRoute[] = [
  { path: 'dashboards/default', key: 'dashboard', menu: 'home' },
  { path: 'pages/brand/*', key: 'brand', menu: 'catalogue' },
  { path: 'pages/tag/*', key: 'tag', menu: 'catalogue' },
  { path: 'pages/supplier/*', key: 'supplier', menu: 'purchasing' },
  { path: 'apps/mail/*', key: 'mail', menu: 'apps' },
  { path: 'apps/project/list', key: 'project', menu: 'apps/project' },
  { path: 'apps/project/scrumboard', key: 'project', menu: 'apps/project' },
  { path: 'components/maps/simple-map', key: 'components', menu: 'apps/maps' },
  { path: 'apps/ecommerce/edit-product/:id', key: 'ecommerce' },
]
const plan = { home: ['home'], shop: ['catalogue', 'sales'], demonstration: ['apps', 'pages'] }
const admin: Viewer = { type: 'ADMIN', permissions: {} }

/** The menu as text: branches with their entries in brackets. */
const shape = (sections: readonly MenuSection[]) =>
  Object.fromEntries(sections.map(({ name, entries }) => [name, entries.map(entryShape)]))
const entryShape = (entry: MenuEntry): unknown =>
  entry.kind === 'leaf' ? entry.route.path : { [entry.path]: entry.entries.map(entryShape) }

describe('the menu', () => {
  it('has the planned sections with their branches, three levels deep', () => {
    expect(shape(menuOf(routes, admin, plan))).toEqual({
      home: ['dashboards/default'],
      shop: [{ catalogue: ['pages/brand/*', 'pages/tag/*'] }, { purchasing: ['pages/supplier/*'] }],
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
    const viewer: Viewer = { type: 'SUB_ADMIN', permissions: permissionMap([{ key: 'tag', view: true }]) }
    expect(shape(menuOf(routes, viewer, plan))).toEqual({
      home: ['dashboards/default'],
      shop: [{ catalogue: ['pages/tag/*'] }],
    })
  })

  it('leaves out routes that name no branch', () => {
    expect(JSON.stringify(menuOf(routes, admin, plan))).not.toContain('edit-product')
  })
})

describe('the trail of a route', () => {
  it('names the branches that lead to it, outermost first', () => {
    expect(trailOf({ path: 'x', key: 'x', menu: 'apps/project' })).toEqual(['apps', 'apps/project'])
    expect(trailOf({ path: 'x', key: 'x' })).toEqual([])
  })
})
