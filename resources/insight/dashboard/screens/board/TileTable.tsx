import css from './board.module.css'
import { Scroller } from './Scroller.tsx'
import type { TileTable as Table } from './table.ts'

interface TileTableProps {
  readonly table: Table
  readonly caption: string
}

/** What a chart shows, as a table that can be seen and scrolled. */
export function TileTable({ table, caption }: TileTableProps) {
  return (
    <Scroller label={caption}>
      <Cells table={table} caption={caption} />
    </Scroller>
  )
}

/** The same for those who do not see the chart; the menu shows it to everybody. */
export function UnseenTable({ table, caption }: TileTableProps) {
  return (
    <div className="visually-hidden">
      <Cells table={table} caption={caption} />
    </div>
  )
}

function Cells({ table: { head, rows }, caption }: TileTableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and stay in their order.
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <td key={column}>
                  <bdi>{cell}</bdi>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
