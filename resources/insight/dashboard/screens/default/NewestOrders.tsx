import { useGetList } from 'ra-core'
import { Suspense } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../../src/core/index.ts'
import { useArea } from '../../../../../src/loadArea.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { RelativeTime } from '../../../../../src/views/history/RelativeTime.tsx'
import { StatusChip } from '../../../../../src/views/StatusChip.tsx'
import board from '../board/board.module.css'
import type { TileContentProps } from '../board/boardTile.ts'
import { Scroller } from '../board/Scroller.tsx'
import { Bars } from '../board/Tile.tsx'
import type { Words } from '../board/useWords.ts'
import css from './default.module.css'

interface Order {
  readonly id: string
  readonly number: string | null
  readonly contactName: string
  readonly total: number
  readonly placedAt: string
  readonly status: string
}

/** The orders that were placed last, as their list gives them; each opens. */
export function NewestOrders({ words }: TileContentProps) {
  const head = areaHeads.order
  return head ? (
    <Suspense fallback={<Bars />}>
      <Orders head={head} words={words} />
    </Suspense>
  ) : null
}

function Orders({ head, words }: { head: AreaHead; words: Words }) {
  const { t } = words
  const resource = useArea(head)
  const { data, error, refetch } = useGetList<Order>(head.path, {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'placedAt', order: 'DESC' },
    filter: { placedAt: { empty: false } },
    meta: { fields: ['number', 'contactName', 'total', 'placedAt', 'status'] },
  })
  if (error && !data) {
    return (
      <div className={board.failure} role="alert">
        <p>{t('dashboard.failed')}</p>
        <button type="button" className={css.retry} onClick={() => void refetch()}>
          {t('dashboard.retry')}
        </button>
      </div>
    )
  }
  if (!data) return <Bars />
  if (data.length === 0) return <p className={board.empty}>{t('dashboard.nothingYet')}</p>
  return (
    <Scroller label={t('dashboard.tiles.newest')}>
      <table className={`${board.table} ${css.orders}`}>
        <thead>
          <tr>
            {(['order', 'customer', 'status', 'placed', 'total'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`dashboard.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link to={`/app/${head.path}/${order.id}`}>
                  <bdi>{order.number ?? order.id.slice(0, 8)}</bdi>
                </Link>
              </th>
              <td dir="auto">{order.contactName}</td>
              <td>
                <StatusChip resource={resource} status={order.status} />
              </td>
              <td>
                <RelativeTime at={order.placedAt} />
              </td>
              <td>{words.money(order.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
