import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { template } from './template.ts'

export default defineViews(template, {
  sections: {
    check: drawnOnceThere(() => import('./screens/TemplateCheck.tsx')),
    preview: drawnOnceThere(() => import('./screens/SamplePreview.tsx')),
  },
  actions: {
    preview: {
      on: ['record'],
      flag: 'view',
      icon: 'preview',
      Dialog: lazy(() => import('./screens/PreviewDialog.tsx')),
    },
    test: {
      on: ['record'],
      flag: 'test',
      icon: 'send',
      when: { channel: 'email' },
      Dialog: lazy(() => import('./screens/TestDialog.tsx')),
    },
    copyTo: {
      on: ['record', 'selection'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('./screens/CopyDialog.tsx')),
    },
    reset: {
      on: ['record'],
      flag: 'edit',
      icon: 'undo',
      when: { kind: 'message', original: false },
      Dialog: lazy(() => import('./screens/ResetDialog.tsx')),
    },
  },
})
