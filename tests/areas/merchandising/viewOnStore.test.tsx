import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, Resource, Viewer } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fieldsOfActions, ownActionsOn } from '../../../src/views/ownActions.ts'

const shop = vi.hoisted(() => ({ store: null as string | null }))
vi.mock('../../../src/providers/publicSettings.ts', async (original) => ({
  ...(await original<object>()),
  readPublicSettings: () => ({ title: 'Atelier', logo: null, firebase: null, store: shop.store }),
}))

const viewer: Viewer = { type: 'ADMIN', permissions: {} } as never
const record = (values: object) => ({ id: 'r', version: 1, ...values }) as unknown as AnyRecord

beforeEach(() => {
  shop.store = 'https://shop.example/in'
})

describe.each([
  ['product', { status: 'active', slug: 'kurta' }, { status: 'draft', slug: 'kurta' }, '/products/kurta'],
  [
    'category',
    { active: true, path: 'women/kurtas' },
    { active: false, path: 'women/kurtas' },
    '/categories/women/kurtas',
  ],
  ['collection', { active: true, slug: 'summer' }, { active: false, slug: 'summer' }, '/collections/summer'],
  ['brand', { active: true, slug: 'mira' }, { active: true, slug: null }, '/brands/mira'],
  ['page', { status: 'published', slug: 'about' }, { status: 'archived', slug: 'about' }, '/pages/about'],
] as const)('a %s', (name, seen, unseen, path) => {
  const resource = resources[name] as unknown as Resource

  it('is viewed on the store where customers can see it, in a tab of its own', async () => {
    const views = (await loadViews(name)) as NonNullable<Awaited<ReturnType<typeof loadViews>>>
    expect(ownActionsOn(viewer, resource, views, 'record', [record(seen)])).toContain('viewOnStore')
    expect(ownActionsOn(viewer, resource, views, 'record', [record(unseen)])).not.toContain('viewOnStore')
    // What the address is made of comes along with every row of a list.
    expect(fieldsOfActions(views)).toEqual(expect.arrayContaining(Object.keys(seen)))
    const pressed: HTMLAnchorElement[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(this)
    })
    const Dialog = views.actions.viewOnStore?.Dialog
    const close = vi.fn()
    render(Dialog ? <Dialog resource={resource} records={[record(seen)]} close={close} /> : null)
    expect(pressed.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      [`https://shop.example/in${path}`, '_blank', 'noopener noreferrer'],
    ])
    expect(close).toHaveBeenCalledOnce()
  })

  it('offers nothing while nobody said where the store is', async () => {
    shop.store = null
    const views = (await loadViews(name)) as NonNullable<Awaited<ReturnType<typeof loadViews>>>
    expect(ownActionsOn(viewer, resource, views, 'record', [record(seen)])).not.toContain('viewOnStore')
  })
})
