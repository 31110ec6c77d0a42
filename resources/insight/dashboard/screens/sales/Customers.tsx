import { type FigureName, share } from '../../../../shared/summaries/rules/figures.ts'
import type { FiguresTile } from '../../rules/tiles.ts'
import type { TileContentProps } from '../board/boardTile.ts'
import type { TileTable } from '../board/table.ts'
import type { Words } from '../board/useWords.ts'
import { Change } from '../charts/Change.tsx'
import css from '../charts/charts.module.css'
import { Empty } from './Empty.tsx'

const kinds: readonly (readonly [orders: FigureName, total: FigureName, colour: string])[] = [
  ['newOrders', 'newTotal', 'var(--first)'],
  ['returningOrders', 'returningTotal', 'var(--third)'],
  ['guestOrders', 'guestTotal', 'var(--second)'],
]

/** Orders of new and of returning customers, as parts of all. */
export function Customers({ data, words }: TileContentProps) {
  const { figures } = data as FiguresTile
  const all = kinds.reduce((sum, [name]) => sum + (figures[name]?.value ?? 0), 0)
  if (all === 0) return <Empty words={words} />
  return (
    <div className={`${css.chart} ${css.stack}`}>
      <div className={css.split} aria-hidden="true">
        {kinds.map(([name, , colour]) => {
          const value = figures[name]?.value ?? 0
          return value === 0 ? null : (
            <span key={name} style={{ flexGrow: value, '--colour': colour } as object} />
          )
        })}
      </div>
      <ul className={css.rows}>
        {kinds.map(([name, total, colour]) => {
          const { value = null, before } = figures[name] ?? {}
          return (
            <li key={name} className={css.row}>
              <span className={css.rowName} style={{ '--colour': colour } as object}>
                <span className={css.swatch} style={{ display: 'inline-block', marginInlineEnd: 8 }} />
                {words.t(`dashboard.figures.${name}`)}
              </span>
              <span className={css.rowValue}>
                <Change name={name} value={value} before={before} words={words} /> {words.count(value)}
              </span>
              <span className={css.below}>
                {words.percent(share(value ?? 0, all))} · {words.rupees(figures[total]?.value)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export function customersTable({ figures }: FiguresTile, words: Words): TileTable {
  const { t } = words
  return {
    head: [t('dashboard.columns.customer'), t('dashboard.figures.orders'), t('dashboard.figures.ordered')],
    rows: kinds.map(([name, total]) => [
      t(`dashboard.figures.${name}`),
      words.count(figures[name]?.value),
      words.money(figures[total]?.value),
    ]),
  }
}
