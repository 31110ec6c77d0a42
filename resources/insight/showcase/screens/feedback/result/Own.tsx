import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { ButtonLink } from '../../../../../../src/shell/controls/Button.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Own() {
  const t = useTexts()
  return (
    <StatePage
      icon={<Glyph name="calendar" size={28} />}
      title={t('showcase.words.changed')}
      text="Silk sari"
    >
      <ButtonLink to="/app/pages/profile">{t('showcase.words.profile')}</ButtonLink>
    </StatePage>
  )
}
