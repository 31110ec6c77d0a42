import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { mediaFile } from './mediaFile.ts'
import BytesCell from './screens/BytesCell.tsx'
import LibraryHead from './screens/LibraryHead.tsx'
import Tiles from './screens/Tiles.tsx'

const WordsInput = lazy(() => import('./screens/WordsInput.tsx'))

/** The media library: large pictures with what is said of them, folders and uploads above, and where each is shown. */
export default defineViews(mediaFile, {
  also: ['folder', 'alt', 'width', 'height', 'bytes', 'usageCount', 'tags'],
  cells: { bytes: BytesCell },
  top: LibraryHead,
  records: Tiles,
  inputs: { picture: { Input: WordsInput } },
  sections: { uses: drawnOnceThere(() => import('./screens/UsesSection.tsx')) },
  actions: {
    replace: {
      on: ['record'],
      flag: 'replace',
      icon: 'merge',
      Dialog: lazy(() => import('./screens/ReplaceDialog.tsx')),
    },
  },
})
