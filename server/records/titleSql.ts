import { baseLocale, type Field, type Locale, type Resource } from '../../src/core/index.ts'
import { columnName, literal, quoted } from '../../src/derive/sqlNames.ts'

/** The title of a record of the table `t` as SQL, in a language or, where it is not translated, in the base language. */
export function titleSql(resource: Resource, locale: Locale): string {
  const { type, options } = resource.fields[resource.title] as Field
  const column = `t.${quoted(columnName(resource.title))}`
  const base = type.read?.(column) ?? column
  if (locale === baseLocale || !options.localized) return base
  return `coalesce(t."translations" #>> ${literal(`{${locale},${resource.title}}`)}, ${base})`
}
