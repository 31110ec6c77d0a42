import { lazy } from 'react'
import { viewOnStore } from '../../src/areas/store/viewOnStore.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { defineViews } from '../../src/views/overrides.ts'
import { page } from './page.ts'

const Input = lazy(async () => ({
  default: (await import('../../src/areas/page/BlocksInput.tsx')).BlocksInput,
}))

/** Pages are built of blocks, and remember what was published. */
export default defineViews(page, {
  shows: { blocks: lazy(() => import('../../src/areas/page/BlocksShow.tsx')) },
  inputs: { blocks: { Input } },
  actions: {
    viewOnStore: viewOnStore({ status: 'published', slug: { empty: false } }, ({ slug }) =>
      storePath.page(String(slug)),
    ),
  },
  sections: { revisions: lazy(() => import('../../src/areas/publishing/RevisionsSection.tsx')) },
})
