import { useTranslate } from 'ra-core'
import { type AnyRecord, type Field, isEmpty, type Resource } from '../../core/index.ts'
import { cellOf } from '../../fields/cells.ts'
import { showOf } from '../../fields/shows.ts'
import { StatusChip } from '../StatusChip.tsx'
import css from './show.module.css'

interface FieldValueProps {
  resource: Resource
  name: string
  /** Undefined for the status of a workflow. */
  field: Field | undefined
  value: unknown
  record: AnyRecord
  /** On one line, as in a list; else with all the room it wants. */
  isCompact?: boolean
}

/** A value as people read it: by the show part or the cell of its kind, or a word where there is none. */
export function FieldValue({ resource, name, field, value, record, isCompact }: FieldValueProps) {
  const translate = useTranslate()
  if (isEmpty(value)) return <span className={css.nothing}>{translate('form.nothing')}</span>
  if (!field)
    return name === 'status' ? <StatusChip resource={resource} status={String(value)} /> : String(value)
  const Value = (isCompact ? undefined : showOf(field.kind)) ?? cellOf(field.kind)
  return <Value value={value} options={field.options} name={name} record={record} resource={resource} />
}
