import { areaHeads } from '#areas'
import type { Condition } from '../../../../../src/core/index.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { queues } from '../../rules/queues.ts'
import type { AreasTile, ChangesTile, CountTile } from '../../rules/tiles.ts'
import board from '../board/board.module.css'
import type { BoardTile, TileContentProps } from '../board/boardTile.ts'
import type { Words } from '../board/useWords.ts'
import { listLink } from '../sales/links.ts'
import { countText } from './countText.ts'
import css from './default.module.css'
import { NewestOrders, useOwnOrders } from './NewestOrders.tsx'
import { Today, todayTable } from './Today.tsx'

/** The work queues as they are arranged: each can be moved and hidden. */
export const queueTiles: readonly BoardTile[] = queues.map(({ name }) => ({
  name,
  group: 'queues',
  isSmall: true,
  height: 78,
  Content: ({ data, words }: TileContentProps) => (
    <div className={css.queue}>
      <span className={css.queueCount}>{countText(data as CountTile, words)}</span>
      <span className={css.queueName}>{words.t(`dashboard.tiles.${name}`)}</span>
    </div>
  ),
}))

export const todayTile: BoardTile = {
  name: 'today',
  group: 'today',
  size: 'full',
  height: [330, 350],
  Content: Today,
  table: todayTable,
}

export const newestTile: BoardTile = {
  name: 'newest',
  size: 'full',
  height: 292,
  isTable: true,
  Content: NewestOrders,
  useOwn: useOwnOrders,
}

/** Of so many areas the tile says what changed, those with most; its table has all. */
const mostChanged = 6

export const changesTile: BoardTile = {
  name: 'changes',
  group: 'changes',
  size: 'full',
  height: 120,
  isTable: true,
  Content({ data, words }: TileContentProps) {
    const { since, rows } = data as ChangesTile
    const { t } = words
    const at = { time: words.moment(since) }
    if (rows.length === 0) return <p className={board.empty}>{t('dashboard.nothingChanged', at)}</p>
    return (
      <>
        <p className={css.since}>{t('dashboard.sinceTime', at)}</p>
        <ul className={css.changes}>
          {rows.slice(0, mostChanged).map(({ area, changed, created }) => (
            <li key={area}>
              <span className={css.changesArea}>{areaName(area, words)}</span>
              {created.total > 0 && (
                <ListLink area={area} filter={{ createdAt: { gte: since } }}>
                  {t('dashboard.newCount', countValues(created, words))}
                </ListLink>
              )}
              <ListLink area={area} filter={{ updatedAt: { gte: since } }}>
                {t('dashboard.changedCount', countValues(changed, words))}
              </ListLink>
            </li>
          ))}
        </ul>
      </>
    )
  },
  table: ({ rows }: ChangesTile, words) => ({
    head: ['area', 'made', 'changed'].map((column) => words.t(`dashboard.columns.${column}`)),
    rows: rows.map(({ area, changed, created }) => [
      areaName(area, words),
      countText(created, words),
      countText(changed, words),
    ]),
  }),
}

export const areasTile: BoardTile = {
  name: 'areas',
  group: 'areas',
  size: 'full',
  height: 260,
  isTable: true,
  Content({ data, words }: TileContentProps) {
    const { counts } = data as AreasTile
    return (
      <ul className={css.areas}>
        {Object.entries(counts).map(([area, count]) => (
          <li key={area}>
            <Link to={`/app/${areaHeads[area]?.path}`} className={css.area} state={{ _scrollToTop: true }}>
              <span>{areaName(area, words)}</span>
              <span className={css.areaCount}>{countText(count, words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    )
  },
  table: ({ counts }: AreasTile, words) => ({
    head: ['area', 'records'].map((column) => words.t(`dashboard.columns.${column}`)),
    rows: Object.entries(counts).map(([area, count]) => [areaName(area, words), countText(count, words)]),
  }),
}

const areaName = (area: string, { t }: Words): string =>
  t(`resources.${areaHeads[area]?.path}.name`, { smart_count: 2 })

const countValues = (count: CountTile, words: Words) => ({ count: countText(count, words) })

function ListLink({ area, filter, children }: { area: string; filter: Condition; children: string }) {
  const to = listLink(area, filter)
  return to ? <Link to={to}>{children}</Link> : <span>{children}</span>
}
