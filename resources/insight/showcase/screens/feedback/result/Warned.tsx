import { ButtonLink } from '../../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Warned() {
  const t = useTexts()
  return (
    <StatePage icon={<Icon name="warning" />} title="Linen shirt" text={t('showcase.words.lowStock')}>
      <ButtonLink to="/app/dashboards/default">{t('showcase.words.home')}</ButtonLink>
    </StatePage>
  )
}
