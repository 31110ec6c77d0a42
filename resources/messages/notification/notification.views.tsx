import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { notification } from './notification.ts'
import { CarrierCell } from './screens/CarrierCell.tsx'

export default defineViews(notification, {
  cells: { provider: CarrierCell },
  sections: { message: drawnOnceThere(() => import('./screens/MessageSection.tsx')) },
  actions: {
    resend: {
      on: ['record'],
      flag: 'send',
      icon: 'send',
      when: {
        status: { in: ['sent', 'delivered', 'opened', 'clicked', 'bounced', 'failed'] },
        channel: { not: 'inApp' },
      },
      Dialog: lazy(() => import('./screens/ResendAction.tsx')),
    },
  },
})
