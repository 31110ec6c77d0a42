import { useTranslate } from 'ra-core'
import { ButtonLink } from '../controls/Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import { homeRoute } from '../routeTable.ts'
import { StatePage } from './StatePage.tsx'

/** Shown in place of a page whose permission is missing; the address stays, so that it works once the permission is there. */
export function NoAccess() {
  const translate = useTranslate()
  return (
    <StatePage
      icon={<Icon name="lock" />}
      title={translate('shell.noAccess.title')}
      text={translate('shell.noAccess.text')}
    >
      <ButtonLink to={`/app/${homeRoute}`}>{translate('shell.page.goHome')}</ButtonLink>
    </StatePage>
  )
}
