import { useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../core/index.ts'
import type { Column } from '../derive/columns.ts'
import css from './PlainList.module.css'
import { FieldValue } from './show/FieldValue.tsx'

interface PlainTotalProps {
  area: Resource
  columns: readonly Column[]
  /** The column of amounts. */
  summed: string
  data: readonly AnyRecord[]
  /** Columns of the table before these; absent where the records are no table. */
  before?: number
}

/** The sum of the amounts of a page of a plain list, below them; nothing for whoever may not read them. */
export default function PlainTotal({ area, columns, summed, data, before }: PlainTotalProps) {
  const translate = useTranslate()
  const sum = data.reduce((total, record) => total + Number(record[summed] ?? 0), 0)
  const [first] = data
  const at = columns.findIndex(({ name }) => name === summed)
  if (first === undefined || at < 0) return null
  const label = translate('list.pageTotal')
  const amount = (
    <FieldValue
      resource={area}
      name={summed}
      field={area.fields[summed]}
      value={sum}
      record={{ ...first, [summed]: sum }}
      isCompact
    />
  )
  if (before === undefined)
    return (
      <div className={css.total}>
        <span>{label}</span>
        {amount}
      </div>
    )
  return (
    <tr>
      <th scope="row" colSpan={before + at}>
        {label}
      </th>
      <td data-end>{amount}</td>
      <td colSpan={columns.length - at} />
    </tr>
  )
}
