import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { areaHeads } from '#areas'
import type { AnyRecord, AreaHead } from '../../core/index.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import { useArea } from '../../loadArea.ts'
import { Link } from '../../shell/routing/Link.tsx'
import { FieldChange } from '../history/FieldChange.tsx'
import history from '../history/history.module.css'
import { RelativeTime } from '../history/RelativeTime.tsx'
import { useActionWords } from '../history/useActionWords.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { useRecordPath } from '../useRecordPath.ts'
import css from './log.module.css'
import type { LogEntry } from './useLog.ts'

/** Who did what with which record; what it changed is shown on request. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const translate = useTranslate()
  const pathTo = useRecordPath()
  const [isOpen, setOpen] = useState(false)
  const head = areaHeads[entry.area] as AreaHead
  const resource = useArea(head)
  const wordsOf = useActionWords(resource)
  const { actor, action, at, title, recordId, reason, changes } = entry
  const to = title === null ? undefined : pathTo(head, recordId)
  const name = translate(`resources.${head.path}.name`, { smart_count: 1 })
  return (
    <li className={css.entry}>
      <p className={css.what}>
        <strong>{actor?.name || translate('form.history.system')}</strong> {wordsOf(action)}
        {' · '}
        {name} {to ? <Link to={to}>{title}</Link> : (title ?? <em>{translate('account.activity.gone')}</em>)}
      </p>
      <RelativeTime at={at} />
      {reason && <p className={css.reason}>{reason}</p>}
      {changes.length > 0 && (
        <button
          type="button"
          className={history.more}
          aria-expanded={isOpen}
          onClick={() => setOpen((known) => !known)}
        >
          {translate(isOpen ? 'task.log.hide' : 'form.history.fields', { smart_count: changes.length })}
        </button>
      )}
      {isOpen && <Changes entry={entry} />}
    </li>
  )
}

function Changes({ entry: { area, recordId, version, action, changes } }: { entry: LogEntry }) {
  const resource = useArea(areaHeads[area] as AreaHead)
  const record = { id: recordId, version } as AnyRecord
  const wanted = useMemo(
    () =>
      wantedNames(
        resource,
        changes.flatMap(({ field, before, after }) =>
          [before, after].map((value) => [field, value] as const),
        ),
      ),
    [resource, changes],
  )
  return (
    <NamedRecords wanted={wanted}>
      <dl className={history.changes}>
        {changes.map((change) => (
          <FieldChange
            key={change.field}
            resource={resource}
            change={change}
            record={record}
            isBirth={action === 'create'}
          />
        ))}
      </dl>
    </NamedRecords>
  )
}
