import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Fields, Resource } from '../../core/index.ts'
import { useTexts } from '../form/useTexts.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import { Became } from './Became.tsx'
import css from './history.module.css'
import { type RowChange, rowsDiff } from './rowsDiff.ts'

interface RowChangesProps {
  resource: Resource
  name: string
  fields: Fields
  before: unknown
  after: unknown
  record: AnyRecord
}

/** How many rows are listed before one asks for all. */
const first = 5

/** Which owned rows were added, removed and changed, cell by cell. */
export function RowChanges({ resource, name, fields, before, after, record }: RowChangesProps) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const [all, setAll] = useState(false)
  const { changes, isReordered } = rowsDiff(before, after)
  const value = (key: string, shown: unknown) => (
    <FieldValue
      isCompact
      resource={resource}
      name={`${name}.${key}`}
      field={fields[key]}
      value={shown}
      record={record}
    />
  )
  const whole = ({ row }: RowChange) =>
    Object.keys(fields)
      .filter((key) => row[key] !== null && row[key] !== undefined && row[key] !== '')
      .map((key) => <span key={key}>{value(key, row[key])}</span>)
  return (
    <ul className={css.rows}>
      {changes.slice(0, all ? undefined : first).map((change) => (
        <li key={`${change.kind} ${change.number}`}>
          <span className={css.rowWord}>
            {translate(`form.history.rows.${change.kind}`, { number: change.number })}
          </span>
          {change.kind === 'changed' ? (
            change.cells.map((cell) => (
              <span key={cell.name} className={css.pair}>
                <span className={css.cellName}>{texts.field(`${name}.${cell.name}`)}</span>
                <del className={css.before}>{value(cell.name, cell.before)}</del>
                <Became className={css.arrow} />
                <ins className={css.after}>{value(cell.name, cell.after)}</ins>
              </span>
            ))
          ) : (
            <span className={css.pair}>{whole(change)}</span>
          )}
        </li>
      ))}
      {isReordered && <li>{translate('form.history.rows.reordered')}</li>}
      {changes.length > first && !all && (
        <li>
          <button type="button" className={css.more} onClick={() => setAll(true)}>
            {translate('form.history.rows.all', { smart_count: changes.length - first })}
          </button>
        </li>
      )}
    </ul>
  )
}
