import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useId, useState } from 'react'
import { areaHeads } from '#areas'
import { defined } from '../../../../../src/core/defined.ts'
import {
  type AnyRecord,
  type AreaHead,
  hasFlag,
  type ListAsked,
  type RecordOf,
} from '../../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { titleOf } from '../../../../../src/views/titleOf.ts'
import type { subAdminRole } from '../../../../staff/subAdminRole/subAdminRole.ts'
import css from './board.module.css'
import type { Layout } from './layout.ts'
import type { BoardName, Layouts } from './useLayout.ts'
import type { Words } from './useWords.ts'

interface ArrangingProps {
  readonly board: BoardName
  readonly layout: Layout
  readonly words: Words
}

interface Role extends AnyRecord {
  readonly dashboards: Layouts | null
}

/** Whether somebody may arrange the dashboards of roles. */
const mayArrange = (viewer: ReturnType<typeof useViewer>) =>
  hasFlag(viewer, 'subAdminRole', 'view') && hasFlag(viewer, 'subAdminRole', 'edit')

/** What is said above a board while it is arranged. */
export function Arranging(props: ArrangingProps) {
  const viewer = useViewer()
  return (
    <div className={css.arranging}>
      <p>{props.words.t('dashboard.arranging')}</p>
      {mayArrange(viewer) && <RoleChoice {...props} />}
    </div>
  )
}

/** Makes a board as it stands what people of a role begin with, for whoever may change roles. */
function RoleChoice({ board, layout, words: { t, locale } }: ArrangingProps) {
  const area = areaHeads.subAdminRole as AreaHead
  const { path, endpoint } = area
  const provider = useDataProvider<ShopDataProvider>()
  const ask = useOperation({ endpoint })
  const [act, isBusy] = useAct(path)
  const [chosen, setChosen] = useState<string>()
  const id = useId()
  const { data: roles = [] } = useQuery({
    queryKey: [path, 'dashboards'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<Role>(path, {
          filter: {},
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage: 100 },
          meta: { fields: ['name', 'dashboards'] },
          signal,
        } satisfies ListAsked<RecordOf<typeof subAdminRole>>)
      ).data,
  })
  const role = roles.find((each) => each.id === chosen) ?? roles[0]
  const arrange = (given: Layout | undefined) =>
    role &&
    void act(async () => {
      await ask('arrange', { record: role, input: defined({ board, layout: given || undefined }) })
      return t(given ? 'dashboard.role.made' : 'dashboard.role.gaveUp', { role: titleOf(area, role, locale) })
    })
  return (
    <div className={css.tools}>
      <label htmlFor={id}>{t('dashboard.role.label')}</label>
      <select
        id={id}
        className={css.size}
        value={role?.id ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        {roles.map((each) => (
          <option key={each.id} value={each.id}>
            {titleOf(area, each, locale)}
          </option>
        ))}
      </select>
      <Button small busy={isBusy} disabled={!role} onClick={() => arrange(layout)}>
        {t('dashboard.role.make')}
      </Button>
      {role?.dashboards?.[board] && (
        <Button small busy={isBusy} onClick={() => arrange(undefined)}>
          {t('dashboard.role.giveUp')}
        </Button>
      )}
    </div>
  )
}
