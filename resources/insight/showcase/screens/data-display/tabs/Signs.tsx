import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { SomeTabs } from '../../SomeTabs.tsx'

const signs = [
  <Glyph key="draft" name="document" />,
  <Glyph key="preview" name="info" />,
  <Glyph key="archive" name="lock" />,
]

export default function Signs() {
  return <SomeTabs signs={signs} />
}
