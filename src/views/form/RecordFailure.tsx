import { useCreatePath, useTranslate } from 'ra-core'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import type { Resource } from '../../core/index.ts'
import { Button, ButtonLink } from '../../shell/controls/Button.tsx'
import { usePageTitle } from '../../shell/page/PageContext.ts'
import { StatePage } from '../../shell/states/StatePage.tsx'
import { useTexts } from './useTexts.ts'

interface RecordFailureProps {
  resource: Resource
  /** Null while there is no connection. */
  error: unknown
  onRetry: () => void
}

/** In place of a record that is not there (any more) or could not be read: why, and what to do. */
export function RecordFailure({ resource, error, onRetry }: RecordFailureProps) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const createPath = useCreatePath()
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  usePageTitle(texts.name())
  const toList = (
    <ButtonLink to={createPath({ resource: resource.path, type: 'list' })}>
      {translate('form.missing.list', { name: texts.noun(2) })}
    </ButtonLink>
  )
  if (status === 404) {
    return (
      <StatePage
        alert
        icon={<Glyph name="missing" />}
        title={translate('form.missing.title', { name: texts.noun() })}
        text={translate('form.missing.text')}
      >
        {toList}
      </StatePage>
    )
  }
  return (
    <StatePage
      alert
      icon={<Glyph name="offline" />}
      title={translate('form.missing.unread', { name: texts.noun() })}
      text={message || translate('form.failed.offline')}
    >
      <Button look="primary" onClick={onRetry}>
        {translate('form.failed.retry')}
      </Button>
      {toList}
    </StatePage>
  )
}
