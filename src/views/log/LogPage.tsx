import { useTranslate } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import { areaHeads } from '#areas'
import { ChoiceField } from '../../controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'
import { activityKinds } from '../../derive/activity.ts'
import { canAct } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { usePageState } from '../usePageState.ts'
import { Entries } from './Entries.tsx'
import css from './entries.module.css'
import { LogLine } from './LogLine.tsx'
import { TextFilter } from './TextFilter.tsx'
import { type LogFilter, useLog, useLogExport } from './useLog.ts'

const periods = ['1', '7', '30', '90', '365']

/** What everybody did in the shop, newest first: by who, area, kind and time, to look through and to take into a file. */
export default function LogPage() {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.log.${key}`, values)
  const words = (key: string, values = {}) => translate(`account.activity.${key}`, values)
  const viewer = useViewer()
  const id = useId()
  const [{ area = '', kind = '', who = '', days = '' }, change] = usePageState()
  const filter: LogFilter = { area, kind, who, days }
  const ask = (name: keyof LogFilter, value: string) => change({ [name]: value }, { replace: true })
  const query = useLog(filter)
  const { take, isAsked, isBusy } = useLogExport(filter)
  const [reason, setReason] = useState('')
  const choice = (name: keyof LogFilter, choices: readonly { value: string; label: string }[]) => (
    <ChoiceField
      id={`${id}-${name}`}
      source={name}
      label={words(name)}
      chosen={filter[name]}
      onChoose={(value) => ask(name, value)}
      choices={[{ value: '', label: words('all') }, ...choices]}
    />
  )
  const why = { id: `${id}-reason`, source: 'reason', label: translate('task.reason.label'), required: true }
  return (
    <div className={css.page}>
      <search className={css.tools}>
        <TextFilter label={own('who')} value={filter.who} onChange={(value) => ask('who', value)} />
        {choice(
          'area',
          Object.values(areaHeads)
            .filter((head) => canAct(viewer, head, 'view'))
            .map(({ name, path }) => ({
              value: name,
              label: translate(`resources.${path}.name`, { smart_count: 2 }),
            })),
        )}
        {choice(
          'kind',
          activityKinds.map((kind) => ({ value: kind, label: words(`kinds.${kind}`) })),
        )}
        {choice(
          'days',
          periods.map((days) => ({ value: days, label: words('lastDays', { smart_count: Number(days) }) })),
        )}
        {isAsked && (
          <TextBoxField
            {...why}
            help={translate('task.reason.help')}
            text={reason}
            onText={setReason}
            maxLength={255}
            autoFocus
          />
        )}
        <Button
          busy={isBusy}
          disabled={isAsked && reason.trim().length < 3}
          onClick={() => take(reason.trim())}
        >
          {own('export')}
        </Button>
      </search>
      <Entries query={query} none={own('none')}>
        {(entries) => (
          <Suspense fallback={<Skeleton height={240} />}>
            <ol className={css.entries}>
              {entries.map((entry) => (
                <LogLine key={entry.id} entry={entry} />
              ))}
            </ol>
          </Suspense>
        )}
      </Entries>
    </div>
  )
}
