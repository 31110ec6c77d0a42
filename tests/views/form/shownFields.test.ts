import { expect, it } from 'vitest'
import { areaHeads } from '#areas'
import { resources } from '../../../resources/index.ts'
import { permissionMap, type Resource } from '../../../src/core/index.ts'
import { shownFields } from '../../../src/views/form/shownFields.ts'

const shown = (...permissions: { key: string; view: true }[]) =>
  shownFields(
    { type: 'SUB_ADMIN', permissions: permissionMap(permissions) },
    resources.rating as unknown as Resource,
    false,
    areaHeads,
  )

it('a record shows who it is of to those alone who may know their name: for others that would be the end of an id', () => {
  const fields = shown({ key: 'rating', view: true }, { key: 'product', view: true })
  expect([fields.has('product'), fields.has('customer')]).toEqual([true, false])
  expect(shown({ key: 'rating', view: true }, { key: 'customer', view: true }).has('customer')).toBe(true)
})

it('a new record shows nothing of what the server keeps once it is stored, and what follows from the form', () => {
  const role = resources.subAdminRole as unknown as Resource
  const admin = { type: 'ADMIN' as const, permissions: {} }
  const of = (isNew: boolean) => {
    const fields = shownFields(admin, role, isNew, areaHeads)
    return [fields.has('memberCount'), fields.has('flagCount')]
  }
  expect([of(true), of(false)]).toEqual([
    [false, true],
    [true, true],
  ])
})
