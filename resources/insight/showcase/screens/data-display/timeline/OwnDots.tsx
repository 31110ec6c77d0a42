import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Line } from '../../Line.tsx'

const signs = [
  <Glyph key="draft" name="document" size={18} />,
  <Glyph key="preview" name="info" size={18} />,
  <Glyph key="publish" name="upload" size={18} />,
  <Glyph key="archive" name="lock" size={18} />,
]

export default function OwnDots() {
  return <Line signs={signs} isColoured />
}
