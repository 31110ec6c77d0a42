import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../src/core/index.ts'
import { peekedIn, recordAt, withPeeked } from '../../src/shell/peek/peekAddress.ts'

const viewer: Viewer = { type: 'SUB_ADMIN', permissions: { order: { view: true } } } as unknown as Viewer
const id = '01900003-0000-7000-8000-00000000006f'

describe('the address of a record that is looked at in passing', () => {
  it('is read as it was written, beside what else the address says', () => {
    const peeked = recordAt(viewer, `/app/pages/orders-list/${id}/show`)
    expect(peeked).toMatchObject({ id, area: { name: 'order' } })
    const search = withPeeked('?page=2', peeked)
    expect(new URLSearchParams(search).get('page')).toBe('2')
    expect(peekedIn(viewer, search)).toEqual(peeked)
    expect(withPeeked(search, undefined)).toBe('?page=2')
  })

  it.each([
    ['a list', '/app/pages/orders-list'],
    ['the form of a new record', '/app/pages/orders-list/create'],
    ['a page of no area', '/app/pages/faq'],
    ['another half of the product', '/auth/login'],
  ])('is none for %s', (_, path) => {
    expect(recordAt(viewer, path)).toBeUndefined()
  })

  it.each([
    '',
    'pages',
    `pages/customers/${id}`,
    '../../auth/login',
    '%%%',
    '<script>',
    'pages/orders-list/%zz',
  ])('asks for nothing that the viewer may not see, nor for what is no record: %s', (value) => {
    expect(peekedIn(viewer, `?peek=${encodeURIComponent(value)}`)).toBeUndefined()
  })
})
