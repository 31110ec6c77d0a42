import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { formatExactTime } from '../../fields/dateTime/formatTime.ts'
import { useRelativeTime } from '../../providers/useRelativeTime.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { useFormFacts, useFormStand } from './FormContexts.ts'
import type { Failure } from './failureOf.ts'
import { Notice } from './Notice.tsx'
import type { OfferedDraft } from './useDraft.ts'
import { useTexts } from './useTexts.ts'

const OthersChanges = lazy(() => import('../live/OthersChanges.tsx'))

interface FormNoticesProps {
  failure: Failure | undefined
  draft: OfferedDraft | undefined
  /** The record as somebody else saved it while something was being changed here. */
  behind: AnyRecord | undefined
  onRetry: () => void
  onRestore: () => void
  onDecline: () => void
  onCompare: () => void
}

/** What has to be said above a form: it is closed, a draft is there, the last attempt to save failed, somebody else saved. */
export function FormNotices({
  failure,
  draft,
  behind,
  onRetry,
  onRestore,
  onDecline,
  onCompare,
}: FormNoticesProps) {
  const { resource, base, closed, viewer } = useFormFacts()
  const { isSaving } = useFormStand()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const relative = useRelativeTime()
  const texts = useTexts(resource)
  return (
    <>
      {/* Whoever may never change it misses nothing. */}
      {closed && canAct(viewer, resource, 'edit') && <Notice tone="info" title={closed} />}
      {draft && (
        <Notice
          tone="info"
          title={translate('form.draft.title', { name: texts.noun() })}
          actions={
            <>
              <Button small onClick={onDecline}>
                {translate('form.draft.discard')}
              </Button>
              <Button small look="primary" onClick={onRestore}>
                {translate('form.draft.restore')}
              </Button>
            </>
          }
        >
          <time
            dateTime={new Date(draft.at).toISOString()}
            title={formatExactTime(new Date(draft.at).toISOString(), locale)}
          >
            {translate('form.draft.when', {
              time: relative(new Date(draft.at).toISOString()),
            })}
          </time>
        </Notice>
      )}
      {(behind || failure?.kind === 'stale') && (
        <Notice
          tone="warning"
          urgent
          title={translate('form.stale.title', { name: texts.noun() })}
          actions={
            <Button small look="primary" onClick={onCompare}>
              {translate('form.stale.compare')}
            </Button>
          }
        >
          {behind && base && (
            <Suspense>
              <OthersChanges resource={resource} base={base} latest={behind} />
            </Suspense>
          )}
          {translate('form.stale.text')}
        </Notice>
      )}
      {failure?.kind === 'passing' && (
        <Notice
          tone="danger"
          urgent
          title={translate(failure.isOffline ? 'form.failed.offline' : 'form.failed.title')}
          actions={
            <Button small look="primary" busy={isSaving} onClick={onRetry}>
              {translate('form.failed.retry')}
            </Button>
          }
        >
          {failure.isOffline
            ? translate('form.failed.kept')
            : `${failure.message} ${translate('form.failed.kept')}`}
          <RequestId id={failure.requestId} />
        </Notice>
      )}
      {failure?.kind === 'refused' && (
        <Notice tone="danger" urgent title={failure.message || translate('form.failed.title')}>
          {translate('form.failed.kept')}
          <RequestId id={failure.requestId} />
        </Notice>
      )}
    </>
  )
}

/** The number to give to support. */
function RequestId({ id }: { id: string | undefined }) {
  const translate = useTranslate()
  return id === undefined ? null : (
    <div>
      <small>
        {translate('form.failed.number')} <code>{id}</code>
      </small>
    </div>
  )
}
