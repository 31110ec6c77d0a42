import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import css from '../../showcase.module.css'

export default function Mirrored() {
  return (
    <>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir} className={css.row}>
          <code>{dir}</code>
          <Glyph name="previous" size={24} />
          <Glyph name="next" size={24} />
          <Glyph name="became" size={24} />
        </div>
      ))}
    </>
  )
}
