import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocaleState } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { canActOn } from '../../../../src/derive/permissions.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { SettingValue } from './SettingCells.tsx'
import css from './settings.module.css'

/** What a setting was before, from its history, and the way back: into the form, where it is saved like any other change. */
export default function EarlierValues({ resource, record }: OwnSectionProps) {
  const viewer = useViewer()
  const provider = useDataProvider<ShopDataProvider>()
  const [locale] = useLocaleState()
  const form = useFormContext()
  const { data = [] } = useQuery({
    queryKey: [resource.path, 'history', record?.id, 'earlier'],
    queryFn: async ({ signal }) =>
      (await provider.history(resource.path, { id: record?.id ?? '', perPage: 50, signal })).data,
    enabled: record !== undefined,
  })
  const earlier = data.flatMap(({ id, at, action, actor, changes }) =>
    changes
      .filter(({ field }) => field === 'value' && action !== 'create')
      .map(({ before }) => ({ id, at, actor, before })),
  )
  const { text: own } = useAreaWords(resource.path)
  if (!record || earlier.length === 0) return <p className={css.note}>{own('noEarlier')}</p>
  const canRestore = form !== null && canActOn(viewer, resource, 'edit', record)
  return (
    <ul className={css.earlier}>
      {earlier.map(({ id, at, actor, before }) => (
        <li key={id}>
          <span className={css.value}>
            {before === null || before === undefined ? (
              '–'
            ) : (
              <SettingValue value={before} name="value" options={{}} record={record} resource={resource} />
            )}
          </span>
          <span className={css.note}>
            {formatTime(at, locale)} · {actor?.name}
          </span>
          {canRestore && (
            <Button
              small
              onClick={() => form.setValue('value', before ?? null, { shouldDirty: true, shouldTouch: true })}
            >
              {own('restore')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
