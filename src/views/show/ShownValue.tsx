import { useLocale } from 'ra-core'
import { type AnyRecord, baseLocale, isEmpty, type Resource } from '../../core/index.ts'
import { listField } from '../../derive/columns.ts'
import { useViews } from '../loadViews.ts'
import { FieldValue } from './FieldValue.tsx'

interface ShownValueProps {
  resource: Resource
  record: AnyRecord
  name: string
}

/** A value of a record as its area shows it, whose code the page waits for; texts in the language of the interface where there are any. */
export function ShownValue({ resource, record, name }: ShownValueProps) {
  const views = useViews(resource)
  const locale = useLocale() ?? 'en'
  const value = shownValue(resource, record, name, locale)
  const field = name === 'status' ? resource.fields[name] : listField(resource, name)
  const Own = views.shows[name] ?? views.cells[name]
  return Own && field && !isEmpty(value) ? (
    <Own value={value} options={field.options} name={name} record={record} resource={resource} />
  ) : (
    <FieldValue resource={resource} name={name} field={field} value={value} record={record} />
  )
}

/** The value itself, of a text in the language where it is written, else in the base language. */
export function shownValue(resource: Resource, record: AnyRecord, name: string, locale: string): unknown {
  const isTranslated = resource.fields[name]?.options.localized && locale !== baseLocale
  const translated: unknown = isTranslated ? record.translations?.[locale]?.[name] : undefined
  return translated || record[name]
}
