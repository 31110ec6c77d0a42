import type { SizesTile } from '../../rules/tiles.ts'
import { Scroller } from '../board/Scroller.tsx'
import type { Words } from '../board/useWords.ts'
import css from './charts.module.css'

/** Pieces by category and size as a table whose cells are the darker the more there are; where there is none, nothing is seen. */
export function HeatMap({ sizes, rows, words }: SizesTile & { words: Words }) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells))
  return (
    <Scroller label={words.t('dashboard.tiles.sizes')}>
      <table className={css.heat}>
        <thead>
          <tr>
            <th scope="col">{words.t('dashboard.columns.category')}</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                <bdi>{size}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" dir="auto" title={row.name}>
                {row.name}
              </th>
              {row.cells.map((sold, index) => (
                <td
                  key={sizes[index]}
                  data-none={sold === 0 ? '' : undefined}
                  style={{ '--part': `${12 + 88 * (sold / most)}%` } as object}
                >
                  <span className={sold === 0 ? 'visually-hidden' : undefined}>{words.count(sold)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
