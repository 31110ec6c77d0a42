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
  /** Why it cannot be changed; translated. */
  locked?: string | undefined
}

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
  Filter?: ComponentType<FilterProps<Options>>
}
