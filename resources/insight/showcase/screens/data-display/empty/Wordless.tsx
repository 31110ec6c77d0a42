import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { useTexts } from '../../words.ts'

export default function Wordless() {
  const t = useTexts()
  return (
    <div
      role="img"
      aria-label={t('showcase.words.nothing')}
      style={{ display: 'grid', placeItems: 'center', color: 'var(--text-muted)' }}
    >
      <Glyph name="document" size={56} />
    </div>
  )
}
