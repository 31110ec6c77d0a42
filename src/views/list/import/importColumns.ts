import { baseLocale, type Fields, locales, type Resource, type Viewer } from '../../../core/index.ts'
import { apartHeader, apartName, apartSum } from '../../../derive/apartColumns.ts'
import type { Table } from '../../../derive/foreignFile.ts'
import { importedFields } from '../../../derive/importedFields.ts'
import { besideRows, lineRows, rowCode } from '../../../derive/lineRows.ts'
import { localizedFields } from '../../../derive/localizedFields.ts'
import { maskedFields } from '../../../derive/permissions.ts'
import { columnType } from '../../../derive/tableColumn.ts'
import type { Texts } from '../../form/useTexts.ts'

/** A column that an import may have: as the server names it, and as people call it. */
export interface ImportColumn {
  readonly name: string
  readonly label: string
  /** Records are told apart by it, so lines without an id can find theirs. */
  readonly isKey: boolean
  /** The owned rows that it is a field of. */
  readonly rows?: string
  /** What people call a field of the row that a line is: `SKU`, of `variants.sku`. */
  readonly short?: string
}

/** How columns are called that are not of a field alone. */
export interface ColumnWords {
  readonly inLanguage: (field: string, locale: string) => string
  readonly pair: (label: string, value: string) => string
}

/**
 * The columns of an import: `id` and `version` of records that are changed, every field that a file may say, and what stands apart of
 * its rows (`stock: Mumbai`), by the names in `apart`.
 */
export function importColumns(
  viewer: Viewer,
  resource: Resource,
  { field }: Texts,
  { inLanguage, pair }: ColumnWords,
  apart: readonly string[],
): ImportColumn[] {
  const sum = apartSum(resource)
  const apartColumns = (rows: string) =>
    sum?.rows === rows
      ? apart.map((name) => ({
          name: apartHeader(sum, name),
          label: pair(field(`${rows}.${sum.of}`), name),
          isKey: false,
        }))
      : []
  const lined = linedRows(resource)
  const localized = new Set(localizedFields(resource))
  const masked = new Set(maskedFields(viewer, resource))
  const isKey = (name: string) => {
    const field = resource.fields[name]
    return field?.options.unique === true && columnType(field) === 'text' && !masked.has(name)
  }
  const others = locales.filter((locale) => locale !== baseLocale)
  return [
    ...['id', 'version'].map((name) => ({ name, label: name, isKey: false })),
    ...importedFields(viewer, resource).flatMap((name) => [
      { name, label: field(name), isKey: isKey(name) },
      ...(localized.has(name) ? others : []).map((locale) => ({
        name: `translations.${locale}.${name}`,
        label: inLanguage(field(name), locale),
        isKey: false,
      })),
      ...(lined.includes(name) || isToldApart(resource, name) ? rowColumns(resource, name, field) : []),
      ...apartColumns(name),
    ]),
  ]
}

/** The fields of owned rows of which a file has one in each line, with what stands beside it. */
function linedRows(resource: Resource): readonly string[] {
  const lines = lineRows(resource)
  return lines === undefined ? [] : [lines, ...besideRows(resource, lines)]
}

/** Whether a line can say which of the owned rows it is about. */
const isToldApart = ({ fields }: Resource, rows: string): boolean =>
  fields[rows]?.options.uniqueTogether !== undefined

/** The columns of a file that has a row in each line. What the server alone keeps of rows is none of them, and a code is one of the row itself. */
function rowColumns(resource: Resource, rows: string, field: Texts['field']): ImportColumn[] {
  const lined = linedRows(resource)
  const [lines = rows] = lined
  const { fields, kept = [] } = resource.fields[rows]?.options ?? {}
  const left = [...(kept as readonly string[]), ...(rows === lines ? [] : [rowCode(resource, lines)])]
  const own = Object.keys((fields ?? {}) as Fields).filter((name) => !left.includes(name))
  return own.map((name) => {
    const short = field(`${rows}.${name}`)
    const column = { name: `${rows}.${name}`, label: `${field(rows)} · ${short}`, isKey: false, rows }
    return lined.includes(rows) ? { ...column, short } : column
  })
}

/** The columns of an empty file to fill in: one line a row, where rows have codes of their own. */
export function templateColumns(resource: Resource, columns: readonly ImportColumn[]): string[] {
  const lined = linedRows(resource)
  return columns
    .filter(({ name, rows }) => !lined.includes(name) && (rows === undefined || lined.includes(rows)))
    .map(({ name }) => name)
}

/** Stands for a column that is not imported. */
export const leftOut = ''

/**
 * Which column of the import each column of a file is: the one that was chosen for such a head before, else the one of that name or label;
 * `author.email`, a reference by a text of its record, and `stock: Mumbai` stay as they are.
 */
export function mapColumns(
  resource: Resource,
  head: readonly string[],
  columns: readonly ImportColumn[],
  before: Readonly<Record<string, string>>,
): string[] {
  const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()
  const names = new Set(columns.map(({ name }) => name))
  return head.map((title) => {
    const chosen = before[title]
    if (chosen !== undefined && (chosen === leftOut || names.has(chosen))) return chosen
    const known =
      columns.find(({ name }) => name === title) ??
      columns.find(({ name, label }) => same(name, title) || same(label, title)) ??
      columns.find(({ short }) => short !== undefined && same(short, title))
    if (known) return known.name
    // A place that is not among them is named where it is refused.
    if (apartName(resource, title)) return title
    const [field = '', text] = title.split('.')
    return text && names.has(field) ? title : leftOut
  })
}

/** What is sent: the columns that are imported, by the names of the server. */
export function mapped({ head, rows }: Table, columns: readonly string[]): Table {
  const kept = head.flatMap((_, at) => (columns[at] === leftOut ? [] : [at]))
  const pick = (cells: readonly string[]) => kept.map((at) => cells[at] ?? '')
  return { head: pick(columns), rows: rows.map(pick) }
}
