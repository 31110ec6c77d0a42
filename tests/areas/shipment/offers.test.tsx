import { expect, it } from 'vitest'
import products from '../../../resources/catalogue/product/product.views.tsx'
import { resources } from '../../../resources/index.ts'
import shipments from '../../../resources/sales/shipment/shipment.views.tsx'
import type { PermissionMap, Resource } from '../../../src/core/index.ts'
import { ownActionsOn } from '../../../src/views/ownActions.ts'

const flags = (...names: string[]) => Object.fromEntries(['view', ...names].map((name) => [name, true]))
const offered = (area: 'shipment' | 'product', permissions: PermissionMap) =>
  ownActionsOn(
    { type: 'SUB_ADMIN', permissions },
    resources[area] as Resource,
    area === 'shipment' ? shipments : products,
    area === 'shipment' ? 'list' : 'selection',
  )

it.each(['pack', 'ship', 'deliver'])(
  'scanning is offered to whoever may %s, and to nobody who may only look',
  (flag) => {
    expect(offered('shipment', { shipment: flags() })).not.toContain('scan')
    expect(offered('shipment', { shipment: flags('print') })).not.toContain('scan')
    expect(offered('shipment', { shipment: flags(flag) })).toContain('scan')
  },
)

it('products are put into categories and collections by whoever may write these', () => {
  const both = ['changeCategories', 'changeCollections']
  const looking = { product: flags(), productCategory: flags(), collection: flags() }
  const organising = (permissions: PermissionMap) =>
    offered('product', { ...looking, ...permissions }).filter((name) => both.includes(name))
  expect(organising({})).toEqual([])
  expect(organising({ productCategory: flags('delete') })).toEqual(['changeCategories'])
  expect(organising({ collection: flags('edit') })).toEqual(['changeCollections'])
})
