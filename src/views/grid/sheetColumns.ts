import type { FunctionComponent } from 'react'
import {
  type AnyRecord,
  baseLocale,
  type Condition,
  type Field,
  type Fields,
  fieldsOf,
  type Resource,
  type Viewer,
} from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import { canActOn, writableFields } from '../../derive/permissions.ts'
import { isReadOnly, isVisible } from '../../derive/rules.ts'
import { inputOf } from '../../fields/inputs.ts'
import type { GridColumn } from '../form/rows/GridCell.tsx'
import type { Texts } from '../form/useTexts.ts'
import type { OwnCellProps, OwnSheet } from '../overrides.ts'
import type { CellPath } from './cellPaths.ts'
import { bookedFields, recordSheet } from './sheets.ts'

/** One row of a sheet: a record, or one of the rows that it owns. */
export interface Line {
  readonly key: string
  readonly record: AnyRecord
  /** The id of the owned row. */
  readonly row: string | undefined
}

/** One column of a sheet. */
export interface SheetColumn extends GridColumn {
  /** Of the record, also where the line is a row that it owns. */
  readonly isOfRecord: boolean
  readonly pathOf: (line: Line) => CellPath
  /** Whether this viewer may change the cell as the record is stored. */
  readonly isOpen: (line: Line) => boolean
  /** Where it is changed instead, by an own dialog of the area. */
  readonly Dialog?: FunctionComponent<OwnCellProps> | undefined
}

interface SheetOf {
  resource: Resource
  viewer: Viewer
  /** `records`, or the field of owned rows. */
  sheet: string
  /** Those of the list. */
  chosen: readonly Column[]
  texts: Texts
  locale: string
  own: OwnSheet | undefined
}

/** The columns of a sheet: those of the list as they were chosen, or the title of the record and all that its rows have. */
export function sheetColumns(of: SheetOf): SheetColumn[] {
  const { sheet, chosen } = of
  if (sheet === recordSheet) return chosen.map((column) => ofRecord(of, column))
  return [...chosen.slice(0, 1).map((column) => closed(ofRecord(of, column))), ...ofRows(of)]
}

const closed = (column: SheetColumn): SheetColumn => ({ ...column, isOpen: () => false })

function ofRecord({ resource, viewer, texts, locale, own }: SheetOf, { name, field }: Column): SheetColumn {
  const isBooked = bookedFields(viewer, own).includes(name)
  const isWritable = writableFields(viewer, resource).includes(name) && hasEditor(field)
  const path = field.options.localized && locale !== baseLocale ? `translations.${locale}.${name}` : name
  return {
    key: path,
    name,
    label: texts.field(name),
    field,
    isOfRecord: true,
    pathOf: () => path,
    isOpen: ({ record }) =>
      isBooked ||
      (isWritable &&
        canActOn(viewer, resource, 'edit', record) &&
        isVisible(resource, name, record) &&
        !isReadOnly(resource, name, record)),
  }
}

interface RowOptions {
  fields?: Fields
  kept?: readonly string[]
  elsewhere?: readonly string[]
}

function ofRows({ resource, viewer, sheet, texts, own }: SheetOf): SheetColumn[] {
  const { fields = {}, kept = [], elsewhere = [] } = (resource.fields[sheet]?.options ?? {}) as RowOptions
  const shut = new Set([...kept, ...elsewhere, ...(own?.locked?.(viewer) ?? [])])
  const dialogOf = (key: string) => {
    const dialog = own?.dialogs?.[key]
    return dialog?.mayOpen(viewer) ? dialog.Dialog : undefined
  }
  return Object.entries(fields).map(([key, field]) => ({
    key,
    name: `${sheet}.${key}`,
    label: texts.field(`${sheet}.${key}`),
    field,
    isOfRecord: false,
    Dialog: dialogOf(key),
    pathOf: ({ row }) => `${sheet}.${row}.${key}`,
    isOpen: ({ record }) =>
      !shut.has(key) &&
      hasEditor(field) &&
      canActOn(viewer, resource, 'edit', record) &&
      !isReadOnly(resource, sheet, record),
  }))
}

const hasEditor = ({ kind }: Field): boolean => kind !== 'rows' && inputOf(kind).Edit !== undefined

/** The lines of a sheet, in the order of the records. */
export const linesOf = (records: readonly AnyRecord[], sheet: string): Line[] =>
  sheet === recordSheet
    ? records.map((record) => ({ key: record.id, record, row: undefined }))
    : records.flatMap((record) =>
        ((record[sheet] ?? []) as readonly { id: string }[]).map(({ id }) => ({
          key: `${record.id} ${id}`,
          record,
          row: id,
        })),
      )

/**
 * The fields that a sheet asks of each record, beside those of its columns: what rules and rights of its cells look at, and what they are
 * compared with.
 */
export function fieldsOfRules(resource: Resource, viewer: Viewer): string[] {
  const writable = writableFields(viewer, resource)
  const rules = writable.flatMap((name) => {
    const { visible, required, readOnly, atMost, atLeast, after } = resource.rules[name] ?? {}
    const section = Object.values(resource.form.sections).find(({ lines }) => lines.flat().includes(name))
    const conditions = [visible, required, readOnly, section?.visible].flatMap((condition) =>
      condition ? fieldsOf(condition as Condition) : [],
    )
    return [...conditions, ...[atMost, atLeast, after].filter((other) => other !== undefined)]
  })
  return [...new Set(rules)].filter((name) => name !== 'version')
}
