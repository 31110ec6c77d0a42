import { LinkBase, useTranslate } from 'ra-core'
import { memo, type ReactNode, type Ref } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { RecordTitle } from '../RecordTitle.tsx'
import { CellValue } from './CellValue.tsx'
import { endKinds } from './columnTracks.ts'
import { gridRoles } from './gridRoles.ts'
import { useListView } from './ListViewContext.ts'
import { PickBox } from './PickBox.tsx'
import css from './RecordTable.module.css'

interface TableRowProps {
  record: AnyRecord
  title: string
  /** The route to the record; undefined where it may not be opened. */
  to: string | undefined
  /** Its place among all rows of the list, the names of the columns being the first; undefined where nobody knows it. */
  rowIndex: number | undefined
  /** Undefined where rows cannot be picked. */
  isPicked: boolean | undefined
  /** Whether it holds the tab stop of the table. */
  isStop: boolean
  isLast: boolean
  /** Size of its picture in CSS pixels. */
  picture: number
  /** Its distance from the first row in pixels, where not all rows are built. */
  top?: number | undefined
  /** Its place in a tree; `edge` is where a dragged row would come to lie. */
  tree?:
    | {
        level: number
        isExpanded: boolean | undefined
        position: number
        count: number
        edge: string | undefined
      }
    | undefined
  ref?: Ref<HTMLTableRowElement>
  /** What stands before its name. */
  before?: ReactNode
  /** Where a found record of a tree lies, in words. */
  place?: string | undefined
}

/** One record. What happens to it is decided by the table, which hears the presses of all its rows. */
export const TableRow = memo(function TableRow({
  record,
  title,
  to,
  rowIndex,
  isPicked,
  isStop,
  isLast,
  picture,
  top,
  tree,
  ref,
  before,
  place,
}: TableRowProps) {
  const translate = useTranslate()
  const { resource, columns, views } = useListView()
  const [, ...others] = columns.shown
  const name = <RecordTitle resource={resource} record={record} picture={picture} place={place} />
  return (
    <tr
      ref={ref}
      {...gridRoles.row}
      className={css.row}
      data-row={record.id}
      data-last={isLast || undefined}
      data-edge={tree?.edge}
      tabIndex={isStop ? 0 : -1}
      aria-rowindex={rowIndex}
      aria-selected={isPicked}
      aria-level={tree?.level}
      aria-expanded={tree?.isExpanded}
      aria-posinset={tree?.position}
      aria-setsize={tree?.count}
      style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, insetBlockStart: top }}
    >
      {isPicked !== undefined && (
        <td {...gridRoles.cell} className={css.pick}>
          <PickBox label={translate('list.pick', { title })} state={isPicked ? 'all' : 'none'} />
        </td>
      )}
      <th scope="row" {...gridRoles.rowHeader} className={`${css.cell} ${css.title}`}>
        {before}
        {to === undefined ? (
          name
        ) : (
          <LinkBase className={css.open} to={to} tabIndex={-1} data-open="">
            {name}
          </LinkBase>
        )}
      </th>
      {others.map((column) => (
        <td
          key={column.name}
          {...gridRoles.cell}
          className={css.cell}
          data-end={endKinds.has(column.field.kind) || undefined}
        >
          <CellValue resource={resource} column={column} record={record} views={views} />
        </td>
      ))}
      <td {...gridRoles.cell} className={css.actions}>
        <button
          type="button"
          className={css.menu}
          tabIndex={-1}
          data-menu=""
          aria-haspopup="menu"
          aria-label={translate('list.actionsOf', { title })}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
            <circle cx="3" cy="8" r="1.4" />
            <circle cx="8" cy="8" r="1.4" />
            <circle cx="13" cy="8" r="1.4" />
          </svg>
        </button>
      </td>
    </tr>
  )
})
