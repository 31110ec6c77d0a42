import { baseLocale, type Field, locales, type Resource } from '../../src/core/index.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { comparisonOf } from '../database/operand.ts'
import type { Values } from './values.ts'

/** A column of an export or an import: a field, a text in another language, or a value of the system. */
export interface CsvColumn {
  /** As the header names it: `name`, `translations.fr.name`, `id`. */
  readonly header: string
  readonly field: Field | undefined
  readonly read: (record: Values) => unknown
}

/** The columns of some fields of a resource, those of their texts in other languages included. */
export function csvColumns(resource: Resource, names: readonly string[]): CsvColumn[] {
  const localized = new Set(localizedFields(resource))
  const others = locales.filter((locale) => locale !== baseLocale)
  return names.flatMap((name) => [
    { header: name, field: resource.fields[name], read: (record: Values) => record[name] },
    ...(localized.has(name) ? others : []).map((locale) => ({
      header: `translations.${locale}.${name}`,
      field: resource.fields[name],
      read: (record: Values) => (record.translations as Record<string, Values> | undefined)?.[locale]?.[name],
    })),
  ])
}

/** A value as the text of a cell; an empty one where there is none. */
export function toCell(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field?.type.toText) return field.type.toText(value, field.options)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The text of a cell as a value that the schema of its field will judge; what cannot be read is left as text. */
export function fromCell(field: Field | undefined, text: string): unknown {
  if (text === '') return field?.options.list ? [] : null
  try {
    if (field?.type.fromText) return field.type.fromText(text, field.options)
    if (field?.options.fields) return JSON.parse(text)
  } catch {
    return text
  }
  const comparison = field && comparisonOf(columnType(field) ?? '')
  // A spreadsheet shows the first moment of a day as that day.
  if (comparison === 'moment' && /^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00.000Z`
  return comparison === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quotedCell(guarded(cell))).join(',')}\r\n`

/** The column of an export that says who took it, when and why. No field can be called so: their names begin with a letter. */
export const markColumn = '_exported'

/** Tells Excel that the text is UTF-8. */
export const byteOrderMark = '\ufeff'

const quotedCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** What a spreadsheet would run, after any number of our own marks: so that a mark can be told from a text that has one. */
const formula = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/

/** Puts a mark before a text that a spreadsheet would take for a formula. A plain number is none. */
const guarded = (text: string) => (formula.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text)

/** Takes the mark of an export away again. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
