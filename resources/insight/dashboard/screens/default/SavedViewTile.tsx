import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AnyRecord, AreaHead, Condition, Resource } from '../../../../../src/core/index.ts'
import { type Column, chosenColumns, columnsOf, fieldsToAsk } from '../../../../../src/derive/columns.ts'
import { targetOf } from '../../../../../src/derive/relations.ts'
import type { SavedView } from '../../../../../src/derive/savedView.ts'
import { conditionOf } from '../../../../../src/derive/work.ts'
import { useArea } from '../../../../../src/loadArea.ts'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { CellValue } from '../../../../../src/views/list/CellValue.tsx'
import { searchOf } from '../../../../../src/views/list/savedState.ts'
import { useViews } from '../../../../../src/views/loadViews.ts'
import { titleOf } from '../../../../../src/views/titleOf.ts'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import board from '../board/board.module.css'
import { Bars, Failure } from '../board/Tile.tsx'
import type { Words } from '../board/useWords.ts'
import css from './default.module.css'

/** How many records a tile names. */
const most = 5

interface SavedViewTileProps {
  head: AreaHead
  view: SavedView
  words: Words
}

/** The first records of a saved view with the first of its columns, how many there are, and the way to the list. */
export default function SavedViewTile({ head, view, words }: SavedViewTileProps) {
  const { t, locale } = words
  const area = useArea(head)
  const views = useViews(area)
  const viewer = useViewer()
  const pathTo = useRecordPath()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const columns = chosenColumns(area, columnsOf(area, viewer), view.query.columns ?? undefined)
  const column = columns.slice(1).find((each) => says(area, each))
  const { sort, order } = view.query
  const filter = conditionOf(area, {
    view: view.query.view ?? undefined,
    filter: view.query.filter as Condition,
  })
  const fields = fieldsToAsk(area, column ? [column] : [], viewer, views.also)
  const { data, error, refetch } = useQuery({
    queryKey: [head.path, 'getList', 'tile', { filter, sort, order, fields }],
    queryFn: ({ signal }) =>
      dataProvider.getList<AnyRecord>(head.path, {
        pagination: { page: 1, perPage: most },
        sort: { field: sort, order },
        filter,
        meta: { fields },
        signal,
      }),
  })
  if (error && !data)
    return <Failure words={words} message={t('dashboard.failed')} onRetry={() => void refetch()} />
  if (!data) return <Bars />
  if (data.data.length === 0) return <p className={board.empty}>{t('dashboard.nothingYet')}</p>
  return (
    <>
      <ul className={css.orders}>
        {data.data.map((record) => {
          const to = pathTo(area, record.id, record)
          const title = titleOf(area, record, locale)
          return (
            <li key={record.id}>
              <span className={css.named} dir="auto">
                {to ? <Link to={to}>{title}</Link> : title}
              </span>
              {column && <CellValue resource={area} column={column} record={record} views={views} />}
            </li>
          )
        })}
      </ul>
      <p className={css.toView}>
        <Link to={`/app/${head.path}${searchOf(view)}`}>
          {t('dashboard.openView', { count: words.count(data.total ?? data.data.length), view: view.name })}
        </Link>
      </p>
    </>
  )
}

/** Whether a column tells something by itself: what it refers to would have to be asked for by name. */
const says = (area: Resource, { field }: Column) =>
  targetOf(area, field) === undefined && !['rows', 'image', 'images', 'file', 'blocks'].includes(field.kind)
