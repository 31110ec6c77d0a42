import { describe, expect, it } from 'vitest'
import { grantChoices } from '../../../resources/staff/accessRequest/screens/grantChoices.ts'

const role = (id: string, permissions: object[], memberCount = 1) =>
  ({ id, name: id, permissions, memberCount }) as never

const roles = [
  role('desk', [{ key: 'order', view: true }], 4),
  role(
    'returns',
    [
      { key: 'order', view: true },
      { key: 'orderReturn', view: true },
    ],
    1,
  ),
  role('all', [
    { key: 'order', view: true, edit: true },
    { key: 'coupon', view: true, edit: true },
    { key: 'product', view: true, edit: true },
  ]),
  role('coupons', [{ key: 'coupon', view: true }], 9),
  role('odd', [{ key: 'coupon', edit: true }]),
]
const ways = (more: object = {}) =>
  grantChoices({
    area: 'coupon',
    flag: 'view',
    roles,
    held: ['desk', 'returns'],
    mayGive: true,
    mayWiden: true,
    ...more,
  }).map(({ way, role: { id }, count }) => [way, id, count])

describe('the ways to grant a right', () => {
  it('say how many rights or people each touches, what changes least first', () => {
    expect(ways()).toEqual([
      ['widen', 'returns', 1],
      ['role', 'coupons', 1],
      ['widen', 'desk', 4],
      ['role', 'all', 5],
    ])
  })

  it('are those that one may go, to a right that the role really gives', () => {
    expect(ways({ mayWiden: false }).map(([, id]) => id)).toEqual(['coupons', 'all'])
    expect(ways({ mayGive: false }).map(([, id]) => id)).toEqual(['returns', 'desk'])
    expect(ways({ flag: 'edit', mayWiden: false }).map(([, id]) => id)).toEqual(['all'])
    expect(ways({ area: 'refund', mayWiden: false })).toEqual([])
  })
})
