import { asText } from '../../src/core/asText.ts'
import { baseLocale, type Field, type Fields, locales, type Resource } from '../../src/core/index.ts'
import { besideRows, rowCode } from '../../src/derive/lineRows.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { comparisonOf } from '../database/operand.ts'
import type { Values } from './values.ts'

/** A column of an export or an import: a field, a text in another language, or a value of the system. */
export interface CsvColumn {
  /** As the header names it: `name`, `translations.fr.name`, `id`, `variants.sku`. */
  readonly header: string
  readonly field: Field | undefined
  /** What stands in it of a record, and of the row that a line is. */
  readonly read: (record: Values, row?: Values) => unknown
  /** After what a column is called that stands apart, and is read for a page of records at once (`apart.ts`). */
  readonly apart?: string
}

/**
 * The columns of some fields of a resource, those of their texts in other languages included; with `rows` those of the fields of these
 * owned rows in place of them, and of what stands beside each.
 */
export function csvColumns(resource: Resource, names: readonly string[], rows?: string): CsvColumn[] {
  const localized = new Set(localizedFields(resource))
  const others = locales.filter((locale) => locale !== baseLocale)
  const beside = rows === undefined ? [] : besideRows(resource, rows)
  return names.flatMap((name) => {
    if (name === rows) return rowColumns(resource, name)
    if (beside.includes(name)) return besideColumns(resource, name, rowCode(resource, rows ?? '') ?? '')
    return [
      { header: name, field: resource.fields[name], read: (record: Values) => record[name] },
      ...(localized.has(name) ? others : []).map((locale) => ({
        header: `translations.${locale}.${name}`,
        field: resource.fields[name],
        read: (record: Values) =>
          (record.translations as Record<string, Values> | undefined)?.[locale]?.[name],
      })),
    ]
  })
}

const innerOf = (resource: Resource, name: string) =>
  Object.entries((resource.fields[name]?.options.fields ?? {}) as Fields)

const rowColumns = (resource: Resource, name: string): CsvColumn[] => [
  { header: `${name}.id`, field: undefined, read: (_, row) => row?.id },
  ...innerOf(resource, name).map(([inner, field]) => ({
    header: `${name}.${inner}`,
    field,
    read: (_: Values, row?: Values) => row?.[inner],
  })),
]

const besideColumns = (resource: Resource, name: string, code: string): CsvColumn[] =>
  innerOf(resource, name).flatMap(([inner, field]) => {
    const read = (record: Values, row?: Values) =>
      ((record[name] ?? []) as Values[]).find((other) => row && other[code] === row[code])?.[inner]
    return inner === code ? [] : [{ header: `${name}.${inner}`, field, read }]
  })

/** The lines of a record: one, or one for each of its rows. */
export const linesOf = (record: Values, rows: string | undefined): readonly (Values | undefined)[] => {
  const own = rows === undefined ? [] : ((record[rows] ?? []) as Values[])
  return own.length > 0 ? own : [undefined]
}

/** A value as the text of a cell; an empty one where there is none. */
export function toCell(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field?.type.toText) return field.type.toText(value, field.options)
  if (field?.options.fields) return JSON.stringify(eachInner(field, value, toInner))
  return asText(value)
}

/** The text of a cell as a value that the schema of its field will judge; what cannot be read is left as text. */
export function fromCell(field: Field | undefined, text: string): unknown {
  if (text === '') return field?.options.list ? [] : null
  try {
    if (field?.type.fromText) return field.type.fromText(text, field.options)
    if (field?.options.fields) return eachInner(field, JSON.parse(text), fromInner)
  } catch {
    return text
  }
  const comparison = field && comparisonOf(columnType(field) ?? '')
  // A spreadsheet shows the first moment of a day as that day.
  if (comparison === 'moment' && /^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00.000Z`
  return comparison === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Owned rows with each of their single values as in a cell of its own: an amount is one of rupees there, too, never of paise. */
function eachInner(field: Field, rows: unknown, map: (inner: Field, value: unknown) => unknown): unknown {
  if (!Array.isArray(rows)) return rows
  const fields = field.options.fields as Fields
  return rows.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(
          Object.entries(row).map(([name, value]) => {
            const inner = Object.hasOwn(fields, name) ? fields[name] : undefined
            return [name, inner && isSingle(value) ? map(inner, value) : value]
          }),
        )
      : row,
  )
}

const isSingle = (value: unknown) => typeof value === 'number' || typeof value === 'string'

const toInner = ({ type, options }: Field, value: unknown) => type.toText?.(value, options) ?? value

const fromInner = ({ type, options }: Field, value: unknown) =>
  type.fromText?.(String(value), options) ?? value

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
