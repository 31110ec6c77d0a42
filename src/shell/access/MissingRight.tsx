import type { Right } from '../../derive/routes.ts'
import { ButtonLink } from '../controls/Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import { homeRoute } from '../routeTable.ts'
import { StatePage } from '../states/StatePage.tsx'
import { AskForRight } from './AskForRight.tsx'
import { useRightWords } from './useRightWords.ts'
import { useTexts } from './words.ts'

export { fetchTexts } from './words.ts'

/** In place of a page: which right is missing, and how to ask for it. */
export default function MissingRight({ right }: { right: Right }) {
  const words = useRightWords(right)
  const t = useTexts()
  return (
    <StatePage
      icon={<Icon name="lock" />}
      title={t('shell.noAccess.title')}
      text={t('access.missing', words)}
    >
      <AskForRight right={right} />
      <ButtonLink to={`/app/${homeRoute}`}>{t('shell.page.goHome')}</ButtonLink>
    </StatePage>
  )
}
