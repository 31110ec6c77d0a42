import { Drawing } from '../../../../../../src/controls/parts/Drawing.tsx'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { ChosenTree } from '../../ChosenTree.tsx'

const closed = 'M10 4H4c-1.1 0-1.99.9-1.99 2L2 18c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V8c0-1.1-.9-2-2-2h-8z'
const opened =
  'M20 6h-8l-2-2H4c-1.1 0-1.99.9-1.99 2L2 18c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V8c0-1.1-.9-2-2-2m0 12H4V8h16z'

export default function Folders() {
  return (
    <ChosenTree
      sign={({ hasBelow }, isOpen) =>
        hasBelow ? <Drawing path={isOpen ? opened : closed} size={20} /> : <Glyph name="document" size={18} />
      }
    />
  )
}
