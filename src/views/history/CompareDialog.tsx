import { useLocale, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../controls/parts/ChoiceField.tsx'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { FieldChange } from './FieldChange.tsx'
import css from './history.module.css'
import { netChanges } from './netChanges.ts'

interface CompareDialogProps {
  resource: Resource
  record: AnyRecord
  /** Newest first; all from the newest down to `from` at least. */
  entries: readonly HistoryEntry[]
  from: number
  onClose: () => void
}

/** Two states of a record side by side: what differs in all, whatever happened in between. */
export function CompareDialog({ resource, record, entries, from, onClose }: CompareDialogProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const versions = [...new Set(entries.map(({ version }) => version))]
  const [ends, setEnds] = useState({ from, to: versions[0] ?? from })
  const changes = netChanges(entries, ends.from, ends.to)
  const choices = versions.map((version) => {
    const at = entries.find((entry) => entry.version === version)?.at
    return {
      value: String(version),
      label: `${translate('form.history.version', { version })}${at ? ` · ${formatTime(at, locale)}` : ''}`,
    }
  })
  const end = (which: 'from' | 'to') => (
    <ChoiceField
      id={`${id}-${which}`}
      source={which}
      label={translate(`form.history.${which}`)}
      choices={choices.filter(({ value }) =>
        which === 'from' ? Number(value) < ends.to : Number(value) > ends.from,
      )}
      chosen={String(ends[which])}
      onChoose={(version) => setEnds((known) => ({ ...known, [which]: Number(version) }))}
    />
  )
  return (
    <Dialog title={translate('form.history.compareTitle')} size="large" onClose={onClose}>
      <div className={dialog.body}>
        <div className={css.ends}>
          {end('from')}
          {end('to')}
        </div>
        {changes.length === 0 ? (
          <p className={css.none}>{translate('form.history.same')}</p>
        ) : (
          <dl className={css.changes}>
            {changes.map((change) => (
              <FieldChange key={change.field} resource={resource} change={change} record={record} />
            ))}
          </dl>
        )}
      </div>
      <DialogButtons onClick={onClose}>{translate('ra.action.close')}</DialogButtons>
    </Dialog>
  )
}
