import { framed } from '../../views/form/parts/framed.tsx'
import { BlocksEditor } from './BlocksEditor.tsx'

/** The blocks of a page in its form. */
export const BlocksInput = framed(BlocksEditor, { group: true })
