import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { page } from './page.ts'
import { storePath } from './rules/storePath.ts'

const Input = lazy(async () => ({
  default: (await import('./screens/BlocksEditor.tsx')).BlocksInput,
}))

/** Pages are built of blocks, and remember what was published. */
export default defineViews(page, {
  shows: { blocks: drawnOnceThere(() => import('./screens/BlocksShow.tsx')) },
  inputs: { blocks: { Input } },
  actions: {
    viewOnStore: viewOnStore({ status: 'published', slug: { empty: false } }, ({ slug }) =>
      storePath.page(String(slug)),
    ),
  },
  sections: { revisions: drawnOnceThere(() => import('../publishing/screens/RevisionsSection.tsx')) },
})
