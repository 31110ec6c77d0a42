import { useGetList, useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { ChoiceField } from '../controls/parts/ChoiceField.tsx'
import { type MenuAct, MenuButton } from '../controls/parts/MenuButton.tsx'
import { defined } from '../core/defined.ts'
import type { AnyRecord, Condition } from '../core/index.ts'
import { chosenColumns, columnsOf, fieldsToAsk, summedBy } from '../derive/columns.ts'
import { canAct } from '../derive/permissions.ts'
import { wantedNames } from '../derive/wantedNames.ts'
import { formatMoney } from '../fields/money/formatMoney.ts'
import type { CallMeta } from '../providers/dataProvider.ts'
import { useViewer } from '../shell/access/useViewer.ts'
import { Button } from '../shell/controls/Button.tsx'
import { useMinWidth } from '../shell/frame/useMinWidth.ts'
import { PartFailure, PartWaiting } from '../shell/states/PartState.tsx'
import { breakpoints } from '../shell/theme/breakpoints.ts'
import { themed } from '../shell/theme/themed.tsx'
import { PickBox } from './list/PickBox.tsx'
import { mayActInBulk } from './list/recordActions.ts'
import { useListTexts } from './list/useListTexts.ts'
import { useViews } from './loadViews.ts'
import { NamedRecords } from './NamedRecords.tsx'
import css from './PlainList.module.css'
import { PlainTable } from './PlainTable.tsx'
import type { PlainRow, PlainShapeProps } from './plainShape.ts'
import { titleOf } from './titleOf.ts'
import { usePageState } from './usePageState.ts'

const PlainBulk = themed(() => import('./PlainBulk.tsx'))
const PlainRows = lazy(() => import('./PlainRows.tsx'))
const PlainEmpty = lazy(() => import('./PlainEmpty.tsx'))
const LiveRecords = lazy(() => import('./list/LiveRecords.tsx'))

const perPage = 25

interface PlainListProps extends Omit<PlainShapeProps, 'columns' | 'rows'> {
  /** What is shown beside the title, `status` among it where it is wanted. */
  columns: readonly string[]
  filter: Condition
  /** The orders to choose from, the usual one first: `-createdAt` is the newest first. */
  sorts: readonly { value: string; label: string }[]
  /** What may be done with a record. */
  actsOf: (record: AnyRecord) => readonly (readonly MenuAct[])[]
  /** What is said where nothing fits what is looked for. */
  none: string
}

/**
 * Records of an area in a plain table, for pages of another layout than lists have; order and page stand in the address. What can be done
 * with several of them, the file of them all, and how the changes of others come in, are those of the lists of the area.
 */
export function PlainList({
  area,
  columns: names,
  filter,
  sorts,
  actsOf,
  summed,
  none,
  ...given
}: PlainListProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useListTexts(area)
  const [state, change] = usePageState()
  const viewer = useViewer()
  const views = useViews(area)
  const columns = chosenColumns(area, columnsOf(area, viewer), names)
  const mayExport = canAct(viewer, area, 'export')
  const isPickable = mayExport || mayActInBulk(viewer, area)
  const [isExporting, setExporting] = useState(false)
  const isNarrow = !useMinWidth(breakpoints.mobile)
  const [picked, onPick] = usePicked(filter)
  const toggle = (rows: readonly string[], isPicked: boolean) =>
    onPick(isPicked ? picked.filter((id) => !rows.includes(id)) : [...picked, ...rows])
  const chosen = (sorts.find(({ value }) => value === state.sort) ?? sorts[0])?.value ?? area.list.sort
  const sort = { field: chosen.replace(/^-/, ''), order: chosen.startsWith('-') ? 'DESC' : 'ASC' } as const
  const page = /^[1-9]\d{0,5}$/.test(state.page ?? '') ? Number(state.page) : 1
  const {
    data,
    total = 0,
    meta,
    error,
    refetch,
  } = useGetList<AnyRecord>(area.path, {
    filter,
    pagination: { page, perPage },
    sort,
    meta: defined<CallMeta>({
      fields: fieldsToAsk(area, columns, viewer, views.also),
      sum: summed && summedBy(area, viewer),
    }),
  })
  if (error && !data)
    return <PartFailure className={css.none} message={error.message} onRetry={() => refetch()} />
  if (!data) return <PartWaiting className={css.waiting} />
  const pages = Math.max(1, Math.ceil(total / perPage))
  const step = (to: number, way: 'previous' | 'next') => (
    <Button small disabled={to < 1 || to > pages} onClick={() => change({ page: String(to) })}>
      {translate(`list.${way}`)}
    </Button>
  )
  const wanted = wantedNames(
    area,
    columns.slice(1).map(({ name }) => [name, data.map((one) => one[name])] as const),
  )
  const rows = data.map((record): PlainRow => {
    const title = titleOf(area, record, locale)
    const isPicked = picked.includes(record.id)
    return {
      record,
      isPicked,
      box: isPickable && (
        <PickBox
          label={translate('list.pick', { title })}
          state={isPicked ? 'all' : 'none'}
          onPick={() => toggle([record.id], isPicked)}
          isTabbable
        />
      ),
      menu: <MenuButton small label={translate('list.actionsOf', { title })} groups={actsOf(record)} />,
    }
  })
  const shape = { ...given, area, columns, rows, summed }
  return (
    <NamedRecords wanted={wanted}>
      <div className={css.tools}>
        <p role="status">
          {data.length > 0 ? (
            <span>{texts.count(total)}</span>
          ) : (
            <Suspense>
              <PlainEmpty area={area} isNarrowed={Object.keys(filter).length > 0} none={none} />
            </Suspense>
          )}
          {data.length > 0 && meta?.sum !== undefined && (
            <>
              {' · '}
              <bdi>{translate('list.sum', { amount: formatMoney(meta.sum, locale) })}</bdi>
            </>
          )}
        </p>
        {mayExport && data.length > 0 && (
          <Button small onClick={() => setExporting(true)}>
            {translate('list.export')}
          </Button>
        )}
        <ChoiceField
          id="plain-list-sort"
          source="sort"
          label={translate('list.sort')}
          chosen={chosen}
          onChoose={(value) => change({ sort: value, page: undefined })}
          choices={sorts}
        />
      </div>
      {data.length > 0 &&
        (isNarrow ? (
          <Suspense fallback={<PartWaiting className={css.waiting} />}>
            <PlainRows {...shape} />
          </Suspense>
        ) : (
          <PlainTable {...shape} label={texts.count(total)} onPick={isPickable ? toggle : undefined} />
        ))}
      <Suspense>
        <LiveRecords resource={area} data={data} />
      </Suspense>
      {pages > 1 && (
        <nav aria-label={translate('list.pages')} className={css.pages}>
          {step(page - 1, 'previous')}
          <span>{`${page} ${translate('list.ofPages', { pages })}`}</span>
          {step(page + 1, 'next')}
        </nav>
      )}
      <Suspense>
        {(picked.length > 0 || isExporting) && (
          <PlainBulk
            area={area}
            columns={names}
            filter={filter}
            sort={sort}
            total={total}
            picked={picked}
            onPick={onPick}
            isExporting={isExporting}
            onExported={() => setExporting(false)}
          />
        )}
      </Suspense>
    </NamedRecords>
  )
}

/** Which records are picked, as long as the same is asked: nobody changes what they do not see any more. */
function usePicked(filter: Condition): [picked: readonly string[], pick: (ids: readonly string[]) => void] {
  const asked = JSON.stringify(filter)
  const [{ of, ids }, set] = useState<{ of: string; ids: readonly string[] }>({ of: asked, ids: [] })
  return [of === asked ? ids : [], (chosen) => set({ of: asked, ids: [...new Set(chosen)] })]
}
