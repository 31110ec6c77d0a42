import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import css from '../../showcase.module.css'

const sizes = [16, 20, 28, 40]

export default function Glyphs() {
  return (
    <>
      {sizes.map((size) => (
        <div key={size} className={css.row}>
          <Glyph name="calendar" size={size} />
          <Glyph name="document" size={size} />
          <Glyph name="lock" size={size} />
          <Glyph name="upload" size={size} />
        </div>
      ))}
    </>
  )
}
