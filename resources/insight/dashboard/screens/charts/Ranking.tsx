import { Link } from '../../../../../src/shell/routing/Link.tsx'
import type { FigureName } from '../../../../shared/summaries/rules/figures.ts'
import type { RankRow } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'
import { Change } from './Change.tsx'
import css from './charts.module.css'

interface RankingProps {
  readonly rows: readonly RankRow[]
  readonly by: FigureName
  /** A second figure in small. */
  readonly beside?: FigureName
  readonly others?: number
  readonly nameOf: (row: RankRow) => string
  /** Where a line leads; nowhere where there is nothing to open. */
  readonly linkOf?: (row: RankRow) => string | undefined
  /** How long a bar is, 0 to 1; the share of the longest by default. */
  readonly partOf?: (row: RankRow) => number
  /** Without how each changed, where there is little room. */
  readonly isPlain?: boolean
  readonly words: Words
}

/** Lines with bars, the longest first. */
export function Ranking({
  rows,
  by,
  beside,
  others = 0,
  nameOf,
  linkOf,
  partOf,
  isPlain,
  words,
}: RankingProps) {
  const most = Math.max(1, ...rows.map(({ figures }) => figures[by]?.value ?? 0))
  return (
    <div className={css.chart}>
      <ol className={css.rows}>
        {rows.map((row) => {
          const { value = null, before } = row.figures[by] ?? {}
          const part = partOf ? partOf(row) : Math.max(0, value ?? 0) / most
          const to = linkOf?.(row)
          return (
            <li key={row.key} className={css.row}>
              <span className={css.rowName} dir="auto" title={nameOf(row)}>
                {to ? <Link to={to}>{nameOf(row)}</Link> : nameOf(row)}
              </span>
              <span className={css.rowValue}>
                {!isPlain && <Change name={by} value={value} before={before} words={words} />}{' '}
                <bdi>{words.figure(by, value, true)}</bdi>
                {beside && (
                  <small>
                    <bdi>{words.figure(beside, row.figures[beside]?.value, true)}</bdi>
                  </small>
                )}
              </span>
              <span className={css.track} aria-hidden="true">
                <span className={css.fill} style={{ display: 'block', inlineSize: `${part * 100}%` }} />
              </span>
            </li>
          )
        })}
      </ol>
      {others > 0 && (
        <p className={css.note}>{words.t('dashboard.others', { count: words.count(others) })}</p>
      )}
    </div>
  )
}
