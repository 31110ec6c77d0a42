import { useLocaleState, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { type AnyRecord, hasFlag, type Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './settings.module.css'
import { settingText } from './settingsOf.ts'

const SecretDialog = lazy(() => import('./SecretDialog.tsx'))

/** A secret among the settings: whether and when it was set, how it ends, and the way to set another. */
export function SecretLine({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const viewer = useViewer()
  const [locale] = useLocaleState()
  const [isOpen, setOpen] = useState(false)
  const { text: own } = useAreaWords(resource.path)
  const name = translate(settingText(resource, record.key))
  const setAt = record.secretSetAt
    ? formatTime(record.secretSetAt, locale, { dateStyle: 'medium' })
    : undefined
  return (
    <div className={css.secretLine}>
      <strong>{name}</strong>
      <span>
        {setAt
          ? own(record.secretEnd ? 'secretEnds' : 'secretSince', { end: record.secretEnd, date: setAt })
          : own('secretMissing')}
      </span>
      {hasFlag(viewer, resource.name, 'editSecrets') && (
        <Button look="outlined" onClick={() => setOpen(true)} aria-label={pair(own('secretChange'), name)}>
          {own('secretChange')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SecretDialog resource={resource} records={[record]} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
