import { useListContext } from 'ra-core'
import type { CSSProperties, ReactNode } from 'react'
import { gridRoles } from './gridRoles.ts'
import css from './RecordTable.module.css'

/** The rows of a table; in the shade while other ones are on their way. */
export function TableBody({ style, children }: { style?: CSSProperties; children?: ReactNode }) {
  const { isPlaceholderData } = useListContext()
  return (
    <tbody
      className={css.body}
      {...gridRoles.group}
      data-stale={isPlaceholderData || undefined}
      style={style}
    >
      {children}
    </tbody>
  )
}
