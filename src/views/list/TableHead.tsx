import { useListContext, useTranslate } from 'ra-core'
import { memo } from 'react'
import type { Column } from '../../derive/columns.ts'
import { endKinds } from './columnTracks.ts'
import { gridRoles } from './gridRoles.ts'
import { useListView } from './ListViewContext.ts'
import { PickBox } from './PickBox.tsx'
import css from './RecordTable.module.css'
import { useListTexts } from './useListTexts.ts'
import type { Selection } from './useSelection.ts'

interface TableHeadProps {
  /** Absent where nothing can be done with several records. */
  selection: Selection | undefined
  /** The records of the page. */
  order: readonly string[]
}

/** The names of the columns; pressing one orders the list by it, pressing it again turns the order round. */
export function TableHead({ selection, order }: TableHeadProps) {
  const translate = useTranslate()
  const { resource, columns } = useListView()
  const texts = useListTexts(resource)
  const picked = order.filter((id) => selection?.has(id)).length
  const all = picked > 0 && picked === order.length
  return (
    <thead className={css.head} {...gridRoles.group}>
      <tr {...gridRoles.row} aria-rowindex={1} data-head="">
        {selection && (
          <td className={css.pick} {...gridRoles.columnHeader}>
            <PickBox
              label={translate('list.pickPage', { count: order.length, smart_count: order.length })}
              state={all ? 'all' : picked > 0 ? 'some' : 'none'}
              onPick={() => (all ? selection.remove(order) : selection.add(order))}
            />
          </td>
        )}
        {columns.shown.map((column, index) => (
          <HeadCell
            key={column.name}
            column={column}
            label={texts.field(column.name)}
            isTitle={index === 0}
          />
        ))}
        <td className={css.actions} {...gridRoles.columnHeader}>
          <span className="visually-hidden">{translate('list.actions')}</span>
        </td>
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  column: Column
  label: string
  isTitle: boolean
}

/** The name of a column; the same however many rows are picked. */
const HeadCell = memo(function HeadCell({
  column: { name, field, sortable },
  label,
  isTitle,
}: HeadCellProps) {
  const { sort } = useListContext()
  const { change } = useListView()
  const isSorted = sort.field === name
  const isDown = sort.order === 'DESC'
  const first = fallingFirst.has(field.kind) ? 'DESC' : 'ASC'
  const next = isSorted ? (isDown ? 'ASC' : 'DESC') : first
  return (
    <th
      scope="col"
      {...gridRoles.columnHeader}
      className={`${css.cell} ${isTitle ? css.title : ''}`}
      data-end={endKinds.has(field.kind) || undefined}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={-1}
          className={css.sort}
          data-sorted={isSorted || undefined}
          title={label}
          onClick={() => change({ sort: name, order: next })}
        >
          <span className={css.label}>{label}</span>
          <svg
            className={css.arrow}
            data-down={(isSorted ? isDown : first === 'DESC') || undefined}
            width="12"
            height="12"
            viewBox="0 0 12 12"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M6 10V2.5M2.8 5.5 6 2.3l3.2 3.2" />
          </svg>
        </button>
      ) : (
        <span className={css.label} title={label}>
          {label}
        </span>
      )}
    </th>
  )
})

/** What is newest, most or dearest is looked for first. */
const fallingFirst: ReadonlySet<string> = new Set([...endKinds, 'date', 'dateTime'])
