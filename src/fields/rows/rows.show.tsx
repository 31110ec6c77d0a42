import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { type AnyRecord, type Field, type Fields, isEmpty } from '../../core/index.ts'
import { useTexts } from '../../views/form/useTexts.ts'
import { SmallTable } from '../../views/SmallTable.tsx'
import { cellOf } from '../cells.ts'
import type { CellProps } from '../view.ts'
import css from './rows.module.css'

/** How many rows are shown before one asks for all. */
const first = 50

/** The rows as a table. */
export default function RowsShow({
  value,
  name,
  resource,
  options,
}: CellProps<AnyRecord[], { fields: Fields }>) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const [all, setAll] = useState(false)
  // What no row has anything of has no column, nor has what only a program reads: which row of another area a row is about.
  const columns = Object.entries(options.fields).filter(
    ([key, { options: each }]) => each.rowOf === undefined && value.some((row) => !isEmpty(row[key])),
  )
  return (
    <SmallTable
      heads={columns.map(([key, field]) => {
        const head = texts.field(`${name}.${key}`)
        return isNumber(field) ? { end: head } : head
      })}
      label={texts.field(name)}
      oneLine
      below={
        value.length > first &&
        !all && (
          <button type="button" className={css.all} onClick={() => setAll(true)}>
            {translate('fields.rows.all', { smart_count: value.length })}
          </button>
        )
      }
    >
      {value.slice(0, all ? undefined : first).map((row, index) => (
        <tr key={String(row.id ?? index)}>
          {columns.map(([key, field]) => {
            const Cell = cellOf(field.kind)
            const cell: unknown = row[key] ?? null
            return (
              <td key={key} data-end={isNumber(field) || undefined}>
                {isEmpty(cell) ? (
                  '–'
                ) : (
                  <Cell
                    value={cell}
                    options={field.options}
                    name={`${name}.${key}`}
                    record={row}
                    resource={resource}
                  />
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </SmallTable>
  )
}

const isNumber = ({ kind }: Field) => ['integer', 'decimal', 'percent', 'money'].includes(kind)
