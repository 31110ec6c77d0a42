import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import type { order } from '../../../../sales/order/order.ts'
import { maySeeTile } from '../../rules/tiles.ts'
import board from '../board/board.module.css'
import type { OwnReading, TileContentProps } from '../board/boardTile.ts'
import { Bars } from '../board/Tile.tsx'
import css from './default.module.css'

const useOrders = listOf<RecordOf<typeof order>>()

const head: AreaHead | undefined = areaHeads.order

/** The orders that were placed last, as their list gives them. The tile and its menu ask once: the query is theirs together. */
const useNewest = () =>
  useOrders(
    head?.path ?? '',
    {
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'placedAt', order: 'DESC' },
      filter: { placedAt: { empty: false } },
      meta: { fields: ['number', 'contactName', 'total'] },
    },
    { enabled: head !== undefined },
  )

const useSeesMoney = () => maySeeTile(useViewer(), 'today', 'today')

const numberOf = ({ number, id }: { number: string | null; id: string }) => number ?? id.slice(0, 8)

/** The same as a table, and the way to read it again. */
export function useOwnOrders(): OwnReading {
  const { data, refetch } = useNewest()
  const seesMoney = useSeesMoney()
  return {
    refresh: refetch,
    table: ({ t, money }) =>
      data && {
        head: ['order', 'customer', ...(seesMoney ? ['total'] : [])].map((name) =>
          t(`dashboard.columns.${name}`),
        ),
        rows: data.map((each) => [
          numberOf(each),
          each.contactName ?? '',
          ...(seesMoney ? [money(each.total)] : []),
        ]),
      },
  }
}

/** The newest orders; each opens. What they come to is for those who see the money of the day. */
export function NewestOrders({ words }: TileContentProps) {
  const { t } = words
  const seesMoney = useSeesMoney()
  const { data, error, refetch } = useNewest()
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
    <ul className={css.orders}>
      {data.map((each) => (
        <li key={each.id}>
          <Link to={`/app/${head?.path}/${each.id}`}>
            <bdi>{numberOf(each)}</bdi>
          </Link>
          <span className={css.buyer} dir="auto">
            {each.contactName}
          </span>
          {seesMoney && <span>{words.money(each.total)}</span>}
        </li>
      ))}
    </ul>
  )
}
