import { describe, expect, it } from 'vitest'
import { product } from '../../../resources/catalogue/product/product.ts'
import productViews from '../../../resources/catalogue/product/product.views.tsx'
import { stockLevel } from '../../../resources/catalogue/stockLevel/stockLevel.ts'
import stockViews from '../../../resources/catalogue/stockLevel/stockLevel.views.tsx'
import { customer } from '../../../resources/customers/customer/customer.ts'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, Resource, Viewer } from '../../../src/core/index.ts'
import { columnsOf } from '../../../src/derive/columns.ts'
import { writableFields } from '../../../src/derive/permissions.ts'
import { type Line, linesOf, sheetColumns } from '../../../src/views/grid/sheetColumns.ts'
import { sheetsOf } from '../../../src/views/grid/sheets.ts'
import type { AnyViews, OwnSheet } from '../../../src/views/overrides.ts'

const holding = (area: string, ...flags: string[]): Viewer => ({
  type: 'SUB_ADMIN',
  permissions: { [area]: Object.fromEntries(flags.map((flag) => [flag, true])) },
})
const admin: Viewer = { type: 'ADMIN', permissions: {} }
const none = { sheets: {} } as unknown as AnyViews
const texts = { field: (name: string) => name } as never

const columns = (resource: Resource, viewer: Viewer, sheet: string, own?: OwnSheet) =>
  sheetColumns({ resource, viewer, sheet, chosen: columnsOf(resource, viewer), texts, locale: 'en', own })
const record = (resource: Resource, more = {}) =>
  ({ id: 'r', version: 1, status: resource.workflow?.initial, ...more }) as unknown as AnyRecord
const line = (resource: Resource, row?: string): Line => ({ key: 'r', record: record(resource), row })
const open = (all: ReturnType<typeof columns>, of: Line) =>
  all.filter((column) => column.isOpen(of)).map(({ key }) => key)

describe('the sheets of an area', () => {
  it('are those of its records, and of owned rows that have a code of their own', () => {
    expect(sheetsOf(admin, product, none)).toEqual(['records', 'variants'])
    expect(sheetsOf(holding('product', 'view'), product, none)).toEqual([])
    expect(sheetsOf(holding('product', 'edit'), product, none)).toEqual([])
    expect(sheetsOf(holding('product', 'view', 'edit'), product, none)).toEqual(['records', 'variants'])
  })

  it('of what only an operation writes, is there for whoever may ask it', () => {
    expect(sheetsOf(holding('stockLevel', 'view'), stockLevel, stockViews)).toEqual([])
    const adjusts = holding('stockLevel', 'view', 'adjust')
    expect(sheetsOf(adjusts, stockLevel, stockViews)).toEqual(['records'])
    expect(
      open(columns(stockLevel, adjusts, 'records', stockViews.sheets.records), line(stockLevel)),
    ).toEqual(['onHand'])
  })

  it('have the rows of all records, in their order', () => {
    const of = (id: string, ...rows: string[]) =>
      ({ ...record(product), id, variants: rows.map((row) => ({ id: row })) }) as AnyRecord
    const lines = linesOf([of('a', '1', '2'), of('b'), of('c', '3')], 'variants')
    expect(lines.map(({ key }) => key)).toEqual(['a 1', 'a 2', 'c 3'])
  })
})

describe('the cells of a sheet', () => {
  it('are open in no area for what a viewer may not write', () => {
    let cells = 0
    for (const resource of Object.values<Resource>(resources)) {
      for (const viewer of [admin, holding(resource.name, 'view', 'edit')]) {
        const writable = writableFields(viewer, resource)
        for (const name of open(columns(resource, viewer, 'records'), line(resource))) {
          cells += 1
          expect(writable, `${resource.name}.${name}`).toContain(name)
        }
      }
    }
    expect(cells).toBeGreaterThan(500)
  })

  it('of prices are closed to whoever may not change them, in either sheet', () => {
    const clerk = holding('product', 'view', 'edit')
    const prices = ['mrp', 'salePrice', 'specialPrice', 'specialFrom', 'specialTo']
    const own = productViews.sheets.variants
    const variants = open(columns(product, clerk, 'variants', own), line(product, 'v'))
    for (const name of [...prices, 'stock']) expect(variants).not.toContain(name)
    expect(variants).toContain('sku')
    expect(open(columns(product, clerk, 'records'), line(product))).not.toContain('mrp')
    const pricing = holding('product', 'view', 'edit', 'changePrice')
    expect(open(columns(product, pricing, 'variants', own), line(product, 'v'))).toEqual(
      expect.arrayContaining(prices),
    )
  })

  it('of what is shown in part stay as they are', () => {
    const clerk = holding('customer', 'view', 'edit')
    const cells = open(columns(customer, clerk, 'records'), line(customer))
    expect(cells).not.toContain('phone')
    const trusted = holding('customer', 'view', 'edit', 'viewPii')
    expect(open(columns(customer, trusted, 'records'), line(customer))).toContain('phone')
  })
})
