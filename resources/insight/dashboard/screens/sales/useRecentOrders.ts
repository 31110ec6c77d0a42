import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { listOf } from '../../../../../src/views/listOf.ts'
import type { order } from '../../../../sales/order/order.ts'
import { maySeeTile } from '../../rules/tiles.ts'
import type { OwnReading } from '../board/boardTile.ts'
import { type OrderColumn, orderColumns, type RecentOrder } from './sortOrders.ts'

const useOrders = listOf<RecordOf<typeof order>>()

/** Undefined in a shop without orders. */
export const orderHead: AreaHead | undefined = areaHeads.order

/** The columns that the viewer sees: what orders come to is for those who see the money of the day. */
export const useOrderColumns = (): readonly OrderColumn[] => {
  const viewer = useViewer()
  const seesMoney = maySeeTile(viewer, 'today', 'today')
  return orderColumns.filter((name) => seesMoney || name !== 'total')
}

/** The orders that were placed last. The table, its menu and its file ask once: the query is theirs together. */
export const useRecentOrders = () =>
  useOrders(
    orderHead?.path ?? '',
    {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'placedAt', order: 'DESC' },
      filter: { placedAt: { empty: false } },
      meta: { fields: ['number', ...orderColumns] },
    },
    { enabled: orderHead !== undefined },
  )

export const numberOf = ({ number, id }: Pick<RecentOrder, 'number' | 'id'>): string =>
  number ?? id.slice(0, 8)

/** The same for a file, and the way to read it again. */
export function useOwnRecent(): OwnReading {
  const { data, refetch } = useRecentOrders()
  const shown = useOrderColumns()
  return {
    refresh: refetch,
    table({ t, money }) {
      const said = (key: string, value: string) => t(`resources.${orderHead?.path}.${key}`, { _: value })
      const cell = (each: RecentOrder, name: OrderColumn) => {
        if (name === 'total') return money(each.total)
        const value = each[name] ?? ''
        return name === 'status' || name === 'paymentStatus' ? said(`values.${name}.${value}`, value) : value
      }
      return (
        data && {
          head: ['number', ...shown].map((name) => said(`fields.${name}`, name)),
          rows: data.map((each) => [numberOf(each), ...shown.map((name) => cell(each, name))]),
        }
      )
    },
  }
}
