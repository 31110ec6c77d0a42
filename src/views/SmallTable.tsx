import type { ReactNode } from 'react'
import css from './SmallTable.module.css'

/** What stands above a column; `end` for figures, whose cells are marked by `data-end` too, `box` for a control of the whole column. */
export type Head = string | { readonly end: string } | { readonly box: ReactNode }

interface SmallTableProps {
  heads: readonly Head[]
  /** The rows: `tr` of the body. */
  children: ReactNode
  /** Names what scrolls, where no heading stands above it. */
  label?: string
  /** The cells never wrap. */
  oneLine?: boolean
  /** The last row, set off: a total. */
  total?: ReactNode
  /** Below the rows, in the same frame. */
  below?: ReactNode
}

/** A table inside a page or a dialog, without sorting and choosing; it scrolls sideways where it is too wide. */
export function SmallTable({ heads, children, label, oneLine, total, below }: SmallTableProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the name is given with the role only.
    <div className={css.scroller} tabIndex={0} role={label ? 'group' : undefined} aria-label={label}>
      <table className={css.table} data-one-line={oneLine || undefined}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two may be called alike
              <th key={index} scope="col" data-end={(typeof head !== 'string' && 'end' in head) || undefined}>
                {typeof head === 'string' ? head : 'end' in head ? head.end : head.box}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {total && <tfoot>{total}</tfoot>}
      </table>
      {below}
    </div>
  )
}
