import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { QuestionDialog } from '../../controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { recordKey } from '../../providers/recordKey.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import type { FormProblem } from '../form/errorTree.ts'
import { failureOf } from '../form/failureOf.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { messageOf } from '../workflow/useTransition.ts'
import css from './history.module.css'
import { type KeptField, KeptFields } from './KeptFields.tsx'
import { RestoreChoice } from './RestoreChoice.tsx'

interface RestoreDialogProps {
  resource: Resource
  record: AnyRecord
  /** The version that comes back. */
  version: number
  onClose: () => void
}

interface Plan {
  readonly changes: HistoryEntry['changes']
  readonly kept: readonly KeptField[]
}

/** What of a version comes back, field by field; the server judges it as any other change, and says at which field it could not be. */
export default function RestoreDialog({ resource, record, version, onClose }: RestoreDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [left, setLeft] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const path = `${resource.endpoint}/${record.id}/history/${version}`
  const { data: plan, error } = useQuery({
    queryKey: [resource.path, 'restore', record.id, record.version, version],
    queryFn: async ({ signal }) => (await dataProvider.request(path, { signal })).data as Plan,
    retry: false,
  })
  const wanted = useMemo(
    () =>
      wantedNames(
        resource,
        (plan?.changes ?? []).flatMap(({ field, before, after }) =>
          [before, after].map((value) => [field, value] as const),
        ),
      ),
    [plan, resource],
  )
  const chosen = (plan?.changes ?? []).filter(({ field }) => !left.includes(field))
  const restore = async () => {
    setBusy(true)
    setProblems([])
    setMessage(undefined)
    try {
      const data = { version: record.version, fields: chosen.map(({ field }) => field) }
      const restored = (await dataProvider.request(`${path}/restore`, { method: 'POST', data })).data
      queryClient.setQueryData(recordKey(resource.path, record.id), restored)
      notify('form.history.restored', { type: 'success', messageArgs: { version } })
      onClose()
      await queryClient.invalidateQueries({
        queryKey: [resource.path],
        predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
      })
    } catch (cause) {
      const failure = failureOf(cause)
      setBusy(false)
      if (failure.kind === 'invalid') setProblems(failure.problems)
      else setMessage(translate(messageOf(failure), { _: messageOf(failure) }))
      if (failure.kind === 'stale')
        await queryClient.invalidateQueries({ queryKey: [resource.path, 'getOne'] })
    }
  }
  const of = (field: string) =>
    problems.filter((problem) => problem.path === field || problem.path.startsWith(`${field}.`))
  const elsewhere = problems.filter(
    ({ path: at }) => !chosen.some(({ field }) => of(field).some((p) => p.path === at)),
  )
  const told = [...(message ? [message] : []), ...elsewhere.map((problem) => problem.message)]
  return (
    <QuestionDialog
      title={translate('form.history.restoreTitle', { version })}
      size="large"
      onClose={onClose}
      isCancelFirst
      busy={isBusy}
      disabled={chosen.length === 0}
      onClick={restore}
      submit={translate('form.history.restoreSubmit', { smart_count: chosen.length })}
    >
      {error ? (
        <p role="alert">{(error as Error).message}</p>
      ) : !plan ? (
        <Skeleton height={96} />
      ) : (
        <NamedRecords wanted={wanted}>
          <p className={css.lead}>
            {translate(plan.changes.length > 0 ? 'form.history.restoreLead' : 'form.history.restoreNone')}
          </p>
          {plan.changes.map((change) => (
            <RestoreChoice
              key={change.field}
              resource={resource}
              record={record}
              change={change}
              problems={of(change.field)}
              isChosen={!left.includes(change.field)}
              onChoose={(on) =>
                setLeft((known) =>
                  on ? known.filter((field) => field !== change.field) : [...known, change.field],
                )
              }
            />
          ))}
          <KeptFields resource={resource} kept={plan.kept} />
        </NamedRecords>
      )}
      {told.length > 0 && (
        <p className={css.failed} role="alert">
          {told.join(' ')}
        </p>
      )}
    </QuestionDialog>
  )
}
