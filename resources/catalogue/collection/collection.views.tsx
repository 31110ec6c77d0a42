import { lazy } from 'react'
import ScheduleCell from './screens/ScheduleCell.tsx'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { defineViews } from '../../../src/views/overrides.ts'
import { collection } from './collection.ts'

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
