import { useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Fault() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <StatePage
      icon={<Icon name="problem" />}
      title={t('showcase.words.kinds.error')}
      text={t('showcase.words.failed')}
    >
      <Button>{translate('ra.action.refresh')}</Button>
    </StatePage>
  )
}
