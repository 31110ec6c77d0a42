import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Resource } from '../../../core/index.ts'
import type { ImportResult } from '../../../providers/shopCalls.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { FieldChange } from '../../history/FieldChange.tsx'
import css from './import.module.css'

interface ImportedRecordsProps {
  resource: Resource
  records: ImportResult['records']
  /** How many there are in all; the server tells the differences of the first ones. */
  count: number
}

/** How many are listed before one asks for all. */
const first = 20

/** What an import would make and change, record by record: each difference, old and new. New records are opened by a press. */
export function ImportedRecords({ resource, records, count }: ImportedRecordsProps) {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const [all, setAll] = useState(false)
  if (records.length === 0) return null
  const shown = all ? records : records.slice(0, first)
  return (
    <>
      <h3 className={css.title}>{own('differences')}</h3>
      <ul className={css.records}>
        {shown.map(({ line, id, title, changes }) => (
          <li key={line}>
            <details open={id !== null}>
              <summary>
                <bdi>{String(title ?? '')}</bdi>
                <span>
                  {own(id === null ? 'isNew' : 'isChanged')} · {own('line')} {line}
                </span>
              </summary>
              <dl>
                {changes.map((change) => (
                  <FieldChange
                    key={change.field}
                    resource={resource}
                    change={change}
                    record={{ id: id ?? '' } as AnyRecord}
                    isBirth={id === null}
                  />
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      {records.length > shown.length && (
        <Button look="text" onClick={() => setAll(true)}>
          {own('showAll', { smart_count: records.length })}
        </Button>
      )}
      {count > records.length && <p>{own('further', { smart_count: count - records.length })}</p>}
    </>
  )
}
