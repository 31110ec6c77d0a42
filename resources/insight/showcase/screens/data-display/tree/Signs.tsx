import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { ChosenTree } from '../../ChosenTree.tsx'

export default function Signs() {
  return (
    <ChosenTree
      sign={({ disabled, hasBelow }) => (
        <Glyph name={disabled ? 'lock' : hasBelow ? 'copy' : 'document'} size={18} />
      )}
    />
  )
}
