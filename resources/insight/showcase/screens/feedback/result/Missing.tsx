import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { ButtonLink } from '../../../../../../src/shell/controls/Button.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Missing() {
  const t = useTexts()
  return (
    <StatePage icon={<Glyph name="missing" size={28} />} title="404" text={t('showcase.words.noMatch')}>
      <ButtonLink to="/app/dashboards/default">{t('showcase.words.home')}</ButtonLink>
    </StatePage>
  )
}
