import { type FunctionComponent, lazy } from 'react'
import { defineViews, type OwnAction, type OwnActionProps } from '../../../src/views/overrides.ts'
import { showOrders } from '../geography/screens/placeActions.ts'
import { pincode } from './pincode.ts'

type Switches = typeof import('./screens/switches.tsx')

const one = (name: keyof Switches): FunctionComponent<OwnActionProps> =>
  lazy(async () => ({ default: (await import('./screens/switches.tsx'))[name] }))

const both = { on: ['record', 'selection'], flag: 'edit' } as const satisfies Partial<OwnAction>

/** What staff do with one pincode or with many of them. */
export default defineViews(pincode, {
  actions: {
    why: {
      on: ['record'],
      flag: 'view',
      needs: [['deliveryZone', 'view']],
      icon: 'truck',
      Dialog: lazy(() => import('../deliveryZone/screens/ZoneTester.tsx')),
    },
    showOrders,
    close: { ...both, icon: 'block', when: { serviceable: true }, Dialog: one('CloseDialog') },
    open: { ...both, icon: 'check', when: { serviceable: false }, Dialog: one('OpenDialog') },
    cashOff: { ...both, icon: 'money', when: { codOk: true }, Dialog: one('CashOffDialog') },
    cashOn: {
      ...both,
      icon: 'money',
      when: { serviceable: true, codOk: false },
      Dialog: one('CashOnDialog'),
    },
    verify: { ...both, icon: 'check', Dialog: one('VerifyDialog') },
    assignZone: {
      ...both,
      needs: [['deliveryZone', 'edit']],
      icon: 'grid',
      Dialog: lazy(() => import('./screens/AssignZoneDialog.tsx')),
    },
    assignCourier: {
      ...both,
      icon: 'truck',
      Dialog: lazy(() => import('./screens/AssignCourierDialog.tsx')),
    },
  },
})
