import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { stockTransfer } from './stockTransfer.ts'

/** How transfers look otherwise than other areas. */
export default defineViews(stockTransfer, {
  actions: {
    receiveSome: {
      on: ['record'],
      flag: 'transfer',
      icon: 'check',
      when: { status: 'sent' },
      Dialog: lazy(() => import('./screens/ReceiveDialog.tsx')),
    },
  },
})
