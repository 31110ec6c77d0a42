import type { ComponentType, ReactNode } from 'react'
import type { AnyRecord, Field, Resource } from '../core/index.ts'

/** What the cell of a kind is given: a value that is not empty, and where it stands. */
export interface CellProps<Value = any, Options = any> {
  value: Value
  options: Options
  name: string
  record: AnyRecord
  resource: Resource
}

/** What the input of a kind is given. `source` is its path in the form (`variants.2.sku`); label and help are translated. */
export interface InputProps<Options = any> {
  source: string
  name: string
  label: string
  help?: string | undefined
  options: Options
  field: Field
  resource: Resource
  required: boolean
  disabled: boolean
  /** What stands in the empty box, where its kind has a box: how something is found, or an example. */
  placeholder?: string | undefined
  /** Why it cannot be changed; translated. */
  locked?: string | undefined
}

/**
 * What the editor of a kind is given: a value and how to change it, nothing of the form around it. The same editor stands
 * in a form (see `framed`), in a cell of a rows grid and beside the operator of a filter.
 */
export interface EditorProps<Value = any, Options = any> {
  id: string
  /** Its path in the form (`variants.2.sku`); outside a form any name. */
  source: string
  /** The field's name, for its texts (`status`, `composition.material`). */
  name: string
  label: string
  value: Value | null
  onChange: (value: Value | null) => void
  onBlur?: (() => void) | undefined
  options: Options
  field: Field
  resource: Resource
  required?: boolean | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  /** What is wrong, by part, where the value has parts: `{ pincode: { message } }`. */
  error?: unknown
  describedBy?: string | undefined
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  /** In a grid cell or a filter: no more height than a line. */
  dense?: boolean | undefined
}

export type Editor<Value = any, Options = any> = ComponentType<EditorProps<Value, Options>>

/** What the filter of a kind is given: the tests of the condition on its field (`{ gte: 10 }`), and how to change them. */
export interface FilterProps<Options = any> {
  name: string
  label: string
  options: Options
  field: Field
  resource: Resource
  test: Readonly<Record<string, unknown>>
  onChange: (test: Record<string, unknown> | undefined) => void
}

/** The half of a kind that lists need: `<kind>.cell.tsx`, default export. */
export type Cell<Value = any, Options = any> = (props: CellProps<Value, Options>) => ReactNode

/** The half of a kind that forms and the filter panel need: `<kind>.input.tsx`, default export; loaded with the form layer. */
export interface FieldInput<Options = any> {
  Input: ComponentType<InputProps<Options>>
  /** The control alone, for the cells of a rows grid and the form of one row; without it the kind cannot stand in rows. */
  Edit?: Editor<any, Options>
  /** The control needs more room than a cell: the grid opens the form of the row for it. */
  isWide?: boolean
  Filter?: ComponentType<FilterProps<Options>>
}
