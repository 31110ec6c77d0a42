import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { FieldChange } from './FieldChange.tsx'
import css from './history.module.css'
import { RelativeTime } from './RelativeTime.tsx'
import { useActionWords } from './useActionWords.ts'

interface HistoryEntryLineProps {
  resource: Resource
  entry: HistoryEntry
  record: AnyRecord
  /** Compares the record after this entry with a later state; absent on the newest entry. */
  onCompare?: (() => void) | undefined
  /** Brings the record back to what it was after this entry; absent where that is nothing else, or not theirs to do. */
  onRestore?: (() => void) | undefined
}

/** How many changes are shown before one asks for all. */
const first = 6

/** One thing that somebody did to a record. */
export function HistoryEntryLine({ resource, entry, record, onCompare, onRestore }: HistoryEntryLineProps) {
  const translate = useTranslate()
  const { actor, action, at, version, changes, reason } = entry
  const isBirth = action === 'create'
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, isBirth ? 0 : first)
  const done = useActionWords(resource)(action)
  return (
    <li className={css.entry} data-action={action}>
      <div className={css.head}>
        <strong>{actor?.name || translate('form.history.system')}</strong>
        <span>{done}</span>
        <RelativeTime at={at} />
        <span className={css.version}>{translate('form.history.version', { version })}</span>
        {onCompare && (
          <button
            type="button"
            className={css.more}
            aria-label={translate('form.history.compareFrom', { version })}
            onClick={onCompare}
          >
            {translate('form.history.compare')}
          </button>
        )}
        {onRestore && (
          <button
            type="button"
            className={css.more}
            aria-label={translate('form.history.restoreVersion', { version })}
            onClick={onRestore}
          >
            {translate('form.history.restore')}
          </button>
        )}
      </div>
      {reason && <p className={css.reason}>{reason}</p>}
      {shown.length > 0 && (
        <dl className={css.changes}>
          {shown.map((change) => (
            <FieldChange
              key={change.field}
              resource={resource}
              change={change}
              record={record}
              isBirth={isBirth}
            />
          ))}
        </dl>
      )}
      {changes.length > shown.length && (
        <button type="button" className={css.more} aria-expanded={false} onClick={() => setAll(true)}>
          {translate('form.history.fields', { smart_count: changes.length - shown.length })}
        </button>
      )}
    </li>
  )
}
