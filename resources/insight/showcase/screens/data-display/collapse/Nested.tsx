import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Panels } from '../../Panels.tsx'

const open = <Glyph name="open" size={20} />

export default function Nested() {
  return (
    <Panels sign={open}>
      <Panels sign={open} />
    </Panels>
  )
}
