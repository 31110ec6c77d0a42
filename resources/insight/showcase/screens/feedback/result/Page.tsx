import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Page() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <StatePage icon={<Icon name="success" />} title={t('showcase.words.changed')} text="Linen shirt">
      <ButtonLink look="primary" to="/app/dashboards/default">
        {translate('ra.action.back')}
      </ButtonLink>
    </StatePage>
  )
}
