import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { collection } from './collection.ts'
import ScheduleCell from './screens/ScheduleCell.tsx'

/** What a collection holds is chosen by hand or by conditions, with what they find beside them. */
export default defineViews(collection, {
  cells: { scheduleState: ScheduleCell },
  actions: {
    viewOnStore: viewOnStore({ active: true, slug: { empty: false } }, ({ slug }) =>
      storePath.collection(String(slug)),
    ),
    copyByHand: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      when: { type: 'automatic' },
      Dialog: lazy(() => import('./screens/CopyByHandDialog.tsx')),
    },
  },
  sections: { content: lazy(() => import('./screens/CollectionContent.tsx')) },
})
