import { useLocale } from 'ra-core'
import { type AnyRecord, baseLocale, isEmpty, type Resource } from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import { cellOf } from '../../fields/cells.ts'
import type { AnyViews } from '../overrides.ts'
import { StatusChip } from '../StatusChip.tsx'

interface CellValueProps {
  resource: Resource
  column: Column
  record: AnyRecord
  views: AnyViews
}

/** The value of one column of a record: by the area's own cell, or that of its kind. A stroke where there is none. */
export function CellValue({ resource, column: { name, field }, record, views }: CellValueProps) {
  const locale = useLocale()
  const translated: unknown =
    field.options.localized && locale !== baseLocale ? record.translations?.[locale]?.[name] : undefined
  const value: unknown = translated || record[name]
  if (isEmpty(value) && field.kind !== 'rows') return <span aria-hidden="true">–</span>
  const own = views.cells[name]
  if (name === 'status' && !own) return <StatusChip resource={resource} status={String(value)} />
  const Cell = own ?? cellOf(field.kind)
  return <Cell value={value ?? []} options={field.options} name={name} record={record} resource={resource} />
}
