import type { PaperTable as Table } from '../../documents/rules/invoiceContent.ts'
import css from './print.module.css'

interface PaperTableProps {
  readonly table: Table
  readonly title?: string
  readonly className?: string | undefined
}

/** A table on a paper, its numbers at the end of their columns. */
export function PaperTable({ table: { heads, rows }, title, className }: PaperTableProps) {
  return (
    <table className={className}>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          {heads.map(({ text, isEnd }) => (
            <th key={text} scope="col" data-end={isEnd || undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is written once and never changes
          <tr key={row}>
            {cells.map((cell, at) => (
              <td key={heads[at]?.text} data-end={heads[at]?.isEnd || undefined}>
                {typeof cell === 'string' ? (
                  cell
                ) : (
                  <>
                    {cell[0]}
                    <div className={css.small}>
                      <bdi dir="ltr">{cell[1]}</bdi>
                    </div>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
