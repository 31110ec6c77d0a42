import { useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../core/index.ts'
import { FieldValue } from './show/FieldValue.tsx'

interface PlainTotalProps {
  area: Resource
  columns: readonly string[]
  /** The column of amounts. */
  summed: string
  data: readonly AnyRecord[]
  /** Columns before the title. */
  before: number
}

/** The sum of the amounts of a page of a plain list, below them; nothing for whoever may not read them. */
export function PlainTotal({ area, columns, summed, data, before }: PlainTotalProps) {
  const translate = useTranslate()
  const sum = data.reduce((total, record) => total + Number(record[summed] ?? 0), 0)
  const [first] = data
  if (first?.[summed] === undefined) return null
  return (
    <tr>
      <th scope="row" colSpan={before + 1 + columns.indexOf(summed)}>
        {translate('list.pageTotal')}
      </th>
      <td>
        <FieldValue
          resource={area}
          name={summed}
          field={area.fields[summed]}
          value={sum}
          record={{ ...first, [summed]: sum }}
          isCompact
        />
      </td>
      <td colSpan={columns.length - columns.indexOf(summed)} />
    </tr>
  )
}
