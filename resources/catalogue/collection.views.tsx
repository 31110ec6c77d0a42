import { lazy } from 'react'
import ScheduleCell from '../../src/areas/collection/ScheduleCell.tsx'
import { viewOnStore } from '../../src/areas/store/viewOnStore.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { defineViews } from '../../src/views/overrides.ts'
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
      Dialog: lazy(() => import('../../src/areas/collection/CopyByHandDialog.tsx')),
    },
  },
  sections: { content: lazy(() => import('../../src/areas/collection/CollectionContent.tsx')) },
})
