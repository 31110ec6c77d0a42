import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Panels } from '../../Panels.tsx'

export default function Bare() {
  return <Panels sign={<Glyph name="open" size={20} />} sx={{ border: 0, background: 'none' }} />
}
