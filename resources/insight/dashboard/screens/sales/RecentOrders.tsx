import type { ReactNode } from 'react'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { StatusChip, ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import type { order } from '../../../../sales/order/order.ts'
import board from '../board/board.module.css'
import type { TileContentProps } from '../board/boardTile.ts'
import { Scroller } from '../board/Scroller.tsx'
import { Bars, Failure } from '../board/Tile.tsx'
import { Empty } from './Empty.tsx'
import css from './recentOrders.module.css'
import {
  type OrderColumn,
  type OrderSort,
  type RecentOrder,
  sortIn,
  sortOrders,
  sortText,
} from './sortOrders.ts'
import { numberOf, useOrderColumns, useRecentOrders } from './useRecentOrders.ts'

/** The orders placed last, to be sorted by each column; the sort stands in the address. Each number leads to its order. */
export default function RecentOrders({ words }: TileContentProps) {
  const { area, field, value } = useFetchedWords<typeof order>('order')
  const [{ recent }, change] = usePageState()
  const columns = useOrderColumns()
  const { data, error, refetch } = useRecentOrders()
  const sort = sortIn(recent, columns)
  if (error && !data) return <Failure words={words} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Bars />
  if (data.length === 0) return <Empty words={words} />
  const wordOf = (each: RecentOrder, name: OrderColumn) =>
    name === 'status' || name === 'paymentStatus' ? value(name, each[name]) : String(each[name] ?? '')
  const cells: Readonly<Record<OrderColumn, (each: RecentOrder) => ReactNode>> = {
    contactName: ({ contactName }) => <span dir="auto">{contactName}</span>,
    placedAt: ({ placedAt }) => placedAt && <time dateTime={placedAt}>{words.moment(placedAt)}</time>,
    status: ({ status }) => <StatusChip resource={area} status={status} />,
    paymentStatus: (each) => (
      <ToneChip tone={each.paymentStatus === 'paid' ? 'success' : 'info'}>
        {wordOf(each, 'paymentStatus')}
      </ToneChip>
    ),
    total: ({ total }) => <bdi>{words.money(total)}</bdi>,
  }
  return (
    <Scroller label={words.t('dashboard.tiles.recent')}>
      <table className={`${board.table} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{field('number')}</th>
            {columns.map((name) => (
              <Head
                key={name}
                name={name}
                label={field(name)}
                sort={sort}
                onSort={(next) => change({ recent: sortText(next) }, { replace: true })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortOrders(data, sort, wordOf, words.locale).map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <Link to={`/app/${area.path}/${each.id}`}>
                  <bdi>{numberOf(each)}</bdi>
                </Link>
              </th>
              {columns.map((name) => (
                <td key={name} data-end={name === 'total' || undefined}>
                  {cells[name](each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

interface HeadProps {
  readonly name: OrderColumn
  readonly label: string
  readonly sort: OrderSort
  readonly onSort: (sort: OrderSort) => void
}

function Head({ name, label, sort: { by, isFalling }, onSort }: HeadProps) {
  const isSorted = by === name
  // What is largest or newest is looked for first.
  const fallsFirst = name === 'total' || name === 'placedAt'
  const next = { by: name, isFalling: isSorted ? !isFalling : fallsFirst }
  return (
    <th
      scope="col"
      data-end={name === 'total' || undefined}
      aria-sort={isSorted ? (isFalling ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={css.sort} onClick={() => onSort(next)}>
        {label}
        <span aria-hidden="true" className={css.arrow}>
          {isSorted ? (isFalling ? '↓' : '↑') : ''}
        </span>
      </button>
    </th>
  )
}
