import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { invoice } from './invoice.ts'

/** Invoices are read and printed. */
export default defineViews(invoice, {
  sections: { lines: drawnOnceThere(() => import('./screens/LinesSection.tsx')) },
  actions: {
    print: {
      on: ['record', 'selection'],
      flag: 'print',
      icon: 'print',
      Dialog: lazy(() => import('../../shared/print/screens/PrintDialog.tsx')),
    },
    reveal,
  },
})
