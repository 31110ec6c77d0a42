import { useTranslate } from 'ra-core'
import { ButtonLink } from '../controls/Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import { homeRoute } from '../routeTable.ts'
import { StatePage } from './StatePage.tsx'

/** Says of a place in the specification's route list that nothing is there yet. */
export function UnbuiltPage() {
  const translate = useTranslate()
  return (
    <StatePage
      icon={<Icon name="unbuilt" />}
      title={translate('shell.unbuilt.title')}
      text={translate('shell.unbuilt.text')}
    >
      <ButtonLink to={`/app/${homeRoute}`}>{translate('shell.page.goHome')}</ButtonLink>
    </StatePage>
  )
}
