import { framed } from '../../../../src/controls/parts/framed.tsx'
import { BlocksEditor } from './BlocksEditor.tsx'

/** The blocks of a page in its form. */
export const BlocksInput = framed(BlocksEditor, { group: true })
