import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../../../../../src/shell/controls/Button.tsx'
import { State } from '../../../../../../src/views/list/State.tsx'
import { useTexts } from '../../words.ts'

export default function First() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <State drawing={<path d="M28 12v32M12 28h32" />} title={t('showcase.words.nothing')} text="">
      <ButtonLink look="primary" to="/app/pages/profile">
        {translate('ra.action.create')}
      </ButtonLink>
    </State>
  )
}
