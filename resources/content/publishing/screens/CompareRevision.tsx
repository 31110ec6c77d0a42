import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { wantedNames } from '../../../../src/derive/wantedNames.ts'
import type { HistoryEntry } from '../../../../src/providers/shopCalls.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { FieldChange } from '../../../../src/views/history/FieldChange.tsx'
import history from '../../../../src/views/history/history.module.css'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'

interface CompareRevisionProps {
  resource: Resource
  record: AnyRecord
  /** All versions, newest first. */
  numbers: readonly number[]
  from: number
  onClose: () => void
}

/** A published version beside another one or the draft: what differs. */
export function CompareRevision({ resource, record, numbers, from, onClose }: CompareRevisionProps) {
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [to, setTo] = useState('')
  const { text: own } = useAreaWords(resource.path)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'compare', record.id, record.version, from, to],
    queryFn: ({ signal }) =>
      ask<{ changes: HistoryEntry['changes'] }>('compare', {
        id: record.id,
        input: { from, to: to === '' ? null : Number(to) },
        signal,
      }),
    retry: false,
  })
  const changes = useMemo(() => data?.changes ?? [], [data])
  const wanted = useMemo(
    () =>
      wantedNames(
        resource,
        changes.flatMap(({ field, before, after }) =>
          [before, after].map((value) => [field, value] as const),
        ),
      ),
    [changes, resource],
  )
  return (
    <Dialog title={own('compareTitle', { number: from })} size="large" onClose={onClose}>
      <div className={dialog.body}>
        <ChoiceField
          id="compare-to"
          source="to"
          label={own('compareWith')}
          none={own('theDraft')}
          choices={numbers
            .filter((number) => number !== from)
            .map((number) => ({ value: String(number), label: own('revision', { number }) }))}
          chosen={to}
          onChoose={setTo}
        />
        {error && <p role="alert">{(error as Error).message}</p>}
        {!data && !error && <Skeleton height={120} />}
        {data && changes.length === 0 && <p className={history.none}>{translate('form.history.same')}</p>}
        <NamedRecords wanted={wanted}>
          <dl className={history.changes}>
            {changes.map((change) => (
              <FieldChange key={change.field} resource={resource} change={change} record={record} />
            ))}
          </dl>
        </NamedRecords>
      </div>
      <DialogButtons onClick={onClose}>{translate('ra.action.close')}</DialogButtons>
    </Dialog>
  )
}
