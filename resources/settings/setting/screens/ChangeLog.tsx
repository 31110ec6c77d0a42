import { useQuery } from '@tanstack/react-query'
import { useCreatePath } from 'ra-core'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { groupsOf } from '../../../../src/settings/defineSettings.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { Pages } from '../../../shared/pieces/screens/Pages.tsx'
import type { SettingChange } from '../rules/settingChange.ts'
import { SettingName, SettingValue } from './SettingCells.tsx'
import css from './settings.module.css'
import { settingsOf } from './settingsOf.ts'

interface Log {
  readonly total: number
  readonly changes: readonly SettingChange[]
  readonly people: readonly SettingChange['person'][]
}

const size = 25
const periods = ['7', '30', '90', '365']

/** What was changed of the settings, the latest first; each line leads to its setting, where it can be put back. */
export function ChangeLog({ resource }: { resource: Resource }) {
  const { text, value: valueName, locale } = useAreaWords(resource.path)
  const ask = useOperation(resource)
  const createPath = useCreatePath()
  const [state, change] = usePageState()
  const page = Math.max(1, Number(state.page) || 1)
  const groups = groupsOf(settingsOf(resource))
  const of = groups.find((name) => name === state.of)
  const days = periods.find((name) => name === state.days)
  const input = {
    from: (page - 1) * size,
    size,
    group: of || undefined,
    person: state.person || undefined,
    days: days ? Number(days) : undefined,
  }
  const { data, error } = useQuery({
    queryKey: [resource.path, 'changes', input],
    queryFn: ({ signal }) => ask<Log>('changes', { input, signal }),
    retry: false,
    placeholderData: (known) => known,
  })
  const choice = (
    name: string,
    label: string,
    none: string,
    choices: readonly { value: string; label: string }[],
  ) => (
    <div className={css.choice}>
      <ChoiceBox
        dense
        id={`changes-${name}`}
        source={name}
        label={text(`changes.${label}`)}
        choices={choices}
        chosen={state[name] ?? ''}
        none={text(`changes.${none}`)}
        onChoose={(chosen) => change({ group: 'changes', page: undefined, [name]: chosen })}
      />
    </div>
  )
  const value = (one: SettingChange, side: 'before' | 'after') => {
    const shown = one[side]
    if (one.isSecret)
      return side === 'before' ? null : text(shown ? 'changes.secretSet' : 'changes.secretGone')
    if (shown === null || shown === undefined) return '–'
    const record = { id: one.record, key: one.key } as unknown as AnyRecord
    return <SettingValue value={shown} name="value" options={{}} record={record} resource={resource} />
  }
  return (
    <div className={css.card} data-wide="">
      <div className={css.choices}>
        {choice(
          'of',
          'group',
          'allGroups',
          groups.map((name) => ({ value: name, label: valueName('group', name) })),
        )}
        {choice(
          'person',
          'person',
          'everybody',
          (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
        )}
        {choice(
          'days',
          'since',
          'ever',
          periods.map((name) => ({
            value: name,
            label: text('changes.days', { smart_count: Number(name) }),
          })),
        )}
      </div>
      {error && <p role="alert">{(error as Error).message}</p>}
      {!data && !error && <Skeleton height={240} />}
      {data?.changes.length === 0 && <p className={css.note}>{text('changes.none')}</p>}
      {data && data.changes.length > 0 && (
        <SmallTable
          heads={['setting', 'before', 'after', 'person', 'at'].map((name) => text(`changes.${name}`))}
          label={text('changes.title')}
        >
          {data.changes.map((one) => (
            <tr key={`${one.id} ${one.isSecret}`}>
              <td>
                <Link to={createPath({ resource: resource.path, id: one.record, type: 'edit' })}>
                  <SettingName
                    value={one.key}
                    name="key"
                    options={{}}
                    record={{ id: one.record } as AnyRecord}
                    resource={resource}
                  />
                </Link>
              </td>
              <td>{value(one, 'before')}</td>
              <td>{value(one, 'after')}</td>
              <td>
                <bdi>{one.person.name}</bdi>
              </td>
              <td>
                <time dateTime={one.at}>{formatTime(one.at, locale)}</time>
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
      {data && (
        <Pages
          page={page}
          size={size}
          total={data.total}
          onPage={(next) => change({ group: 'changes', page: String(next) })}
        />
      )}
    </div>
  )
}
