import type { RankRow, RankTile } from '../../rules/tiles.ts'
import type { TileContentProps } from '../board/boardTile.ts'
import css from '../charts/charts.module.css'
import { Ranking } from '../charts/Ranking.tsx'
import { StateMap } from '../charts/StateMap.tsx'
import { Empty } from './Empty.tsx'
import { listLink, within } from './links.ts'
import { stateName } from './stateName.ts'

const shown = 8

/** The states on the map, and the foremost of them by name. */
export function States({ data, answer, words }: TileContentProps) {
  const { rows } = data as RankTile
  if (rows.length === 0) return <Empty words={words} />
  const { period } = answer
  const linkOf = ({ key }: RankRow) =>
    key && period ? listLink('order', { state: key, placedAt: within(period) }) : undefined
  const elsewhere = rows
    .filter(({ code }) => !code)
    .reduce((sum, { figures }) => sum + (figures.orders?.value ?? 0), 0)
  return (
    <div className={css.map}>
      <div>
        <StateMap rows={rows} linkOf={linkOf} words={words} />
        {elsewhere > 0 && (
          <p className={css.note}>{words.t('dashboard.notOnMap', { count: words.count(elsewhere) })}</p>
        )}
      </div>
      <Ranking
        rows={rows.slice(0, shown)}
        by="ordered"
        isPlain
        others={Math.max(0, rows.length - shown)}
        nameOf={(row) => stateName(row, words)}
        linkOf={linkOf}
        words={words}
      />
    </div>
  )
}
