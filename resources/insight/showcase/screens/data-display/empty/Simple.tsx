import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Simple() {
  const t = useTexts()
  return (
    <p className={css.row} style={{ justifyContent: 'center', color: 'var(--text-muted)' }}>
      <Glyph name="missing" />
      {t('showcase.words.nothing')}
    </p>
  )
}
