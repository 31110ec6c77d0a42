import { useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { useTexts } from '../form/useTexts.ts'
import { RelativeTime } from '../history/RelativeTime.tsx'
import css from './show.module.css'

interface PathStepsProps {
  resource: Resource
  record: AnyRecord
  path: readonly string[]
}

/** How far a record has come on the usual way through its workflow, and when it got there where a field says so. */
export function PathSteps({ resource, record, path }: PathStepsProps) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const now = path.indexOf(String(record.status))
  return (
    <ol className={css.path} aria-label={translate('form.page.path')}>
      {path.map((state, index) => {
        const at: unknown = index > now ? undefined : index === 0 ? record.createdAt : record[`${state}At`]
        return (
          <li
            key={state}
            data-done={index <= now || undefined}
            data-end={index === path.length - 1 || undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            <span data-line="" dir="auto">
              {texts.value('status', state)}
            </span>
            {typeof at === 'string' && (
              <small>
                <RelativeTime at={at} />
              </small>
            )}
          </li>
        )
      })}
    </ol>
  )
}
