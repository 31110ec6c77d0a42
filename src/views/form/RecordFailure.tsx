import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
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
    <Button
      component={LinkBase}
      to={createPath({ resource: resource.path, type: 'list' })}
      variant="outlined"
    >
      {translate('form.missing.list', { name: texts.noun(2) })}
    </Button>
  )
  if (status === 404) {
    return (
      <StatePage
        alert
        icon={<SearchOffOutlined />}
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
      icon={<CloudOffOutlined />}
      title={translate('form.missing.unread', { name: texts.noun() })}
      text={message || translate('form.failed.offline')}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('form.failed.retry')}
      </Button>
      {toList}
    </StatePage>
  )
}
