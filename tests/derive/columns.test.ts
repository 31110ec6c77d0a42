import { describe, expect, it } from 'vitest'
import { defineResource, permissionMap, type Viewer } from '../../src/core/index.ts'
import {
  chosenColumns,
  codesOf,
  columnsOf,
  fieldsToAsk,
  listField,
  parentField,
} from '../../src/derive/columns.ts'
import * as f from '../../src/fields/index.ts'
import { order, product } from '../types/shop.ts'

const goods = defineResource({
  name: 'goods',
  title: 'name',
  picture: 'media',
  fields: {
    media: f.images(),
    name: f.text({ required: true }),
    code: f.text({ unique: true }),
    slug: f.slug({ unique: true }),
    stock: f.integer(),
    maker: f.reference('maker'),
    shelf: f.text(),
  },
  list: { columns: ['media', 'name', 'code', 'status', 'maker'], search: ['name', 'code'] },
  workflow: {
    initial: 'draft',
    states: { draft: {}, active: {} },
    transitions: { activate: { from: 'draft', to: 'active', when: { shelf: { empty: false } } } },
  },
})

const tree = defineResource({
  name: 'branch',
  title: 'name',
  fields: { name: f.text({ required: true }), above: f.parent() },
})

const admin: Viewer = { type: 'ADMIN', permissions: {} }
const staff = (...entries: object[]): Viewer => ({ type: 'SUB_ADMIN', permissions: permissionMap(entries) })

const namesOf = (columns: readonly { name: string }[]) => columns.map(({ name }) => name)

describe('columnsOf', () => {
  it('are the fields that the viewer may read and those that every record has, the title first', () => {
    expect(namesOf(columnsOf(order, admin))).toEqual([
      'number',
      'lines',
      'shipping',
      'total',
      'trackingNumber',
      'cancelReason',
      'status',
      'createdAt',
      'updatedAt',
    ])
  })

  it('leave out what the viewer may not read', () => {
    expect(namesOf(columnsOf(product, staff({ key: 'product', view: true })))).not.toContain('cost')
    expect(namesOf(columnsOf(product, staff({ key: 'product', view: true, viewCost: true })))).toContain(
      'cost',
    )
  })

  it('know which ones a list may be ordered by', () => {
    const sortable = columnsOf(order, admin).filter((column) => column.sortable)
    expect(namesOf(sortable)).toEqual([
      'number',
      'shipping',
      'total',
      'trackingNumber',
      'cancelReason',
      'status',
      'createdAt',
      'updatedAt',
    ])
  })
})

describe('chosenColumns', () => {
  const all = columnsOf(goods, admin)

  it('are those of the descriptor, the picture of a record joined with its title', () => {
    expect(namesOf(chosenColumns(goods, all))).toEqual(['name', 'code', 'status', 'maker'])
  })

  it('are those that somebody chose, in their order, each once, and never without the title', () => {
    expect(namesOf(chosenColumns(goods, all, ['stock', 'gone', 'maker', 'stock']))).toEqual([
      'name',
      'stock',
      'maker',
    ])
    expect(namesOf(chosenColumns(goods, all, []))).toEqual(['name'])
  })
})

describe('fieldsToAsk', () => {
  it('holds what is seen, what names a record, and what guards its transitions', () => {
    const columns = chosenColumns(goods, columnsOf(goods, admin), ['stock'])
    expect(fieldsToAsk(goods, columns, admin)).toEqual(['name', 'media', 'stock', 'code', 'shelf', 'status'])
  })

  it('holds the record above, where the area is a tree', () => {
    expect(fieldsToAsk(tree, [], admin)).toEqual(['name', 'above'])
  })

  it('never holds what the viewer may not read, nor what comes along unasked', () => {
    const viewer = staff({ key: 'product', view: true })
    const asked = fieldsToAsk(product, columnsOf(product, admin), viewer)
    expect(asked).not.toContain('cost')
    expect(asked).not.toContain('translations')
  })
})

describe('listField', () => {
  it('gives the fields of every record the form of declared ones', () => {
    expect(listField(order, 'status')).toMatchObject({
      kind: 'select',
      options: { values: ['draft', 'paid', 'shipped', 'delivered', 'cancelled'] },
    })
    expect(listField(order, 'createdAt')?.kind).toBe('dateTime')
    expect(listField(product, 'status')).toBeUndefined()
    expect(listField(product, 'toString')).toBeUndefined()
  })
})

it('finds the codes that are looked for exactly, and the field that makes a tree', () => {
  expect(codesOf(goods)).toEqual(['code'])
  expect(codesOf(order)).toEqual(['number'])
  expect(parentField(tree)).toBe('above')
  expect(parentField(product)).toBeUndefined()
})
