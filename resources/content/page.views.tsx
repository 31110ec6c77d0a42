import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { page } from './page.ts'

const Input = lazy(async () => ({
  default: (await import('../../src/areas/page/BlocksInput.tsx')).BlocksInput,
}))

/** Pages are built of blocks, and remember what was published. */
export default defineViews(page, {
  inputs: { blocks: { Input } },
  sections: { revisions: lazy(() => import('../../src/areas/publishing/RevisionsSection.tsx')) },
})
