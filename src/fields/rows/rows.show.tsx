// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Field, Fields } from '../../core/index.ts'
import { useTexts } from '../../views/form/useTexts.ts'
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
  const columns = Object.entries(options.fields)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <div className={css.frame} role="group" aria-label={texts.field(name)} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(([key, field]) => (
              <th key={key} scope="col" data-end={isNumber(field) || undefined}>
                {texts.field(`${name}.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.slice(0, all ? undefined : first).map((row, index) => (
            <tr key={String(row.id ?? index)}>
              {columns.map(([key, field]) => {
                const Cell = cellOf(field.kind)
                const cell: unknown = row[key] ?? null
                return (
                  <td key={key} data-end={isNumber(field) || undefined}>
                    {cell === null ? (
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
        </tbody>
      </table>
      {value.length > first && !all && (
        <button type="button" className={css.all} onClick={() => setAll(true)}>
          {translate('fields.rows.all', { smart_count: value.length })}
        </button>
      )}
    </div>
  )
}

const isNumber = ({ kind }: Field) => ['integer', 'decimal', 'percent', 'money'].includes(kind)
