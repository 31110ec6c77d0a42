import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { template } from './template.ts'

export default defineViews(template, {
  sections: { check: lazy(() => import('../../src/areas/template/TemplateCheck.tsx')) },
  actions: {
    preview: {
      on: ['record'],
      flag: 'view',
      icon: 'preview',
      Dialog: lazy(() => import('../../src/areas/template/PreviewDialog.tsx')),
    },
    test: {
      on: ['record'],
      flag: 'test',
      icon: 'send',
      when: { channel: 'email' },
      Dialog: lazy(() => import('../../src/areas/template/TestDialog.tsx')),
    },
    copyTo: {
      on: ['record', 'selection'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('../../src/areas/template/CopyDialog.tsx')),
    },
    reset: {
      on: ['record'],
      flag: 'edit',
      icon: 'undo',
      when: { kind: 'message', original: false },
      Dialog: lazy(() => import('../../src/areas/template/ResetDialog.tsx')),
    },
  },
})
