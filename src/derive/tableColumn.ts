import type { Field, Resource } from '../core/index.ts'
import { oncePer } from '../core/oncePer.ts'
import { columnName, literal } from './sqlNames.ts'

/** The collation of every text: the same order on every engine, `a b č Č d z Z`. */
export const collation = 'und-x-icu'

/** A column as it should be; its type and default are SQL. */
export interface Column {
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  /** Fills the column in the rows that a table has already. */
  readonly default?: string | undefined
  readonly renamedFrom?: string | undefined
}

/** The PostgreSQL type of a field as the catalogue spells it; null where the value lives in a table of its own. */
export const columnType: (field: Field) => string | null = oncePer(({ type, options }) => {
  const name = type.column(options)
  return name?.replace(/^timestamptz(\(\d\))?$/, 'timestamp$1 with time zone').replace(/, /g, ',') ?? null
})

/** The column of a field of a resource. */
export const recordColumn = (resource: Resource, name: string): Column =>
  column(name, resource.fields[name] as Field, isAlwaysSet(resource, name))

/** The column of a field of owned rows. */
export const rowColumn = (name: string, field: Field): Column =>
  column(name, field, field.options.required === true || field.options.default !== undefined)

function column(name: string, field: Field, notNull: boolean): Column {
  const { options } = field
  return {
    name: columnName(name),
    type: columnType(field) as string,
    notNull: notNull || options.list === true,
    default: defaultOf(field),
    renamedFrom: options.renamedFrom && columnName(options.renamedFrom),
  }
}

function defaultOf(field: Field): string | undefined {
  const type = columnType(field)
  const value = field.options.default ?? (field.options.list ? [] : undefined)
  if (value === undefined) return undefined
  if (type === 'jsonb') return literal(JSON.stringify(value))
  if (!Array.isArray(value)) return literal(String(value))
  return literal(`{${value.map((entry) => JSON.stringify(entry)).join(',')}}`)
}

/** Whether the rules never leave the field empty: a hidden field is emptied, unless it has a default. */
function isAlwaysSet(resource: Resource, name: string): boolean {
  const options = resource.fields[name]?.options
  const sections = Object.values(resource.form.sections)
  const canHide =
    resource.rules[name]?.visible !== undefined ||
    sections.some(({ visible, lines }) => visible !== undefined && lines.flat().includes(name))
  if (options?.default !== undefined) return true
  return options?.required === true && (options.computed === true || !canHide)
}
