import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import type { order } from '../../../../sales/order/order.ts'
import { maySeeTile } from '../../rules/tiles.ts'
import board from '../board/board.module.css'
import type { TileContentProps } from '../board/boardTile.ts'
import { Bars } from '../board/Tile.tsx'
import type { Words } from '../board/useWords.ts'
import css from './default.module.css'

const useOrders = listOf<RecordOf<typeof order>>()

/** The orders that were placed last, as their list gives them; each opens. What they come to is for those who see the money of the day. */
export function NewestOrders({ words }: TileContentProps) {
  const head = areaHeads.order
  return head ? <Orders head={head} words={words} /> : null
}

function Orders({ head, words }: { head: AreaHead; words: Words }) {
  const { t } = words
  const seesMoney = maySeeTile(useViewer(), 'today', 'today')
  const { data, error, refetch } = useOrders(head.path, {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'placedAt', order: 'DESC' },
    filter: { placedAt: { empty: false } },
    meta: { fields: ['number', 'contactName', 'total'] },
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
    <ul className={css.orders}>
      {data.map(({ id, number, contactName, total }) => (
        <li key={id}>
          <Link to={`/app/${head.path}/${id}`}>
            <bdi>{number ?? id.slice(0, 8)}</bdi>
          </Link>
          <span className={css.buyer} dir="auto">
            {contactName}
          </span>
          {seesMoney && <span>{words.money(total)}</span>}
        </li>
      ))}
    </ul>
  )
}
