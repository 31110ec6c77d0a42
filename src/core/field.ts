import type { z } from 'zod'
import type { Operator } from './condition.ts'
import { sealed } from './sealed.ts'

/**
 * The only options that all kinds share.
 * `restricted` names the flags of the area's permission entry that are needed to see (`view`) or to change (`edit`) the field.
 * `masked` names the flag without which a person sees the value only in part (`src/derive/masks.ts`), for kinds that can be shown so.
 * `system`: written by the server's own code alone (hooks, operations, timed work); people read it.
 * `retold` is how histories say a text today that was written when it told more than it may; they are never written anew.
 * `unique` ignores letter case. `localized` adds texts in the other languages under `translations`.
 * `told`: nothing acts on it, it is there to be read: by `staff` in this back office, or by `customers`, whom a store shows it
 * (`npm run check` refuses a field that nothing obeys and that does not say so, and one that says so and is obeyed).
 */
export interface FieldOptions {
  required?: boolean
  unique?: boolean
  computed?: boolean
  system?: boolean
  restricted?: { view?: string; edit?: string }
  masked?: string
  retold?: (text: string) => string
  localized?: boolean
  renamedFrom?: string
  help?: boolean
  told?: 'staff' | 'customers'
}

/** The library that values are checked with, as the schema of a kind is given it. */
export type Zod = typeof z

/** Everything the server and the forms need to know about one kind of field; its React half is `<kind>.view.tsx`. */
export interface FieldType<Value = any, Options = any> {
  readonly kind: string
  /** The PostgreSQL type of its column, or null where the value lives in a table of its own (rows). */
  readonly column: (options: Options) => string | null
  /** Accepts a non-null value as it travels in JSON, and brings it into its one canonical form. Zod is handed in: lists do without. */
  readonly schema: (options: Options, zod: Zod) => z.ZodType
  /** What a condition or a filter may ask. Anything else is refused, in types and in the API. */
  readonly operators: readonly Operator[]
  /** Whether a list may be ordered by it. */
  readonly sortable: boolean
  /** The words of a value that the search box finds; absent where a kind is not searched. */
  readonly words?: (value: Value) => string
  /** What of a value is shown to those who may not see it whole; absent where a kind cannot be `masked`. */
  readonly mask?: (value: Value) => Value
  /** How many digits after the point a number has that is calculated with; absent where a kind is none. */
  readonly digits?: (options: Options) => number
  /** A value as one CSV cell, and back; absent where `String(value)` and the schema suffice. */
  readonly toText?: (value: Value, options: Options) => string
  readonly fromText?: (text: string, options: Options) => unknown
  /** SQL that reads the column as it travels in JSON; absent where PostgreSQL's own JSON form is right. */
  readonly read?: (column: string) => string
  /** SQL conditions that the column always meets, given its quoted name. */
  readonly constraints?: (column: string, options: Options) => readonly string[]
  /** Values that every part of the system is tested with, and the options they are meant for. */
  readonly examples: {
    readonly options?: Options
    readonly valid: readonly Value[]
    readonly invalid: readonly unknown[]
  }
}

/** One field of a descriptor: its kind and what the descriptor says of it. */
export interface Field<Kind extends string = string, Value = any, Options = any> {
  readonly kind: Kind
  readonly options: Options
  readonly type: FieldType<any, any>
  readonly $value?: Value
}

export type Fields = Record<string, Field>

/** Whether people write the field; the others are computed, or written by the server's own code. */
export const isInput = ({ options }: Field): boolean => !options.computed && !options.system

/** An option that the kind does not have gets a sentence as its type, which the compiler then prints. */
export type KnownOptions<O, Options> = {
  [K in Exclude<keyof O, keyof Options>]: `'${K & string}' is not an option of this kind of field`
}

/** The function `f.<kind>()` with its type object, so that nothing ever has to look a kind up. */
export interface FieldConstructor<Kind extends string, Value, Options> {
  (): Field<Kind, Value, Record<never, never>>
  <const O extends Options>(options: O & KnownOptions<O, Options>): Field<Kind, Value, O>
  readonly type: FieldType<Value, Options>
}

/** Makes a frozen field of a type; for kinds whose value depends on their arguments (select, reference, rows). */
export function makeField<F extends Field>(type: FieldType, options: object): F {
  const { fields } = options as { readonly fields?: Fields }
  const own = fields ? { ...options, fields: sealed({ ...fields }) } : options
  return Object.freeze({ kind: type.kind, options: Object.freeze(own), type }) as unknown as F
}

/** Declares a kind of field. Its value is the same for every use; see `makeField` for the others. */
export function defineField<const Kind extends string, Value, Options extends FieldOptions>(
  type: FieldType<Value, Options> & { readonly kind: Kind },
): FieldConstructor<Kind, Value, Options> {
  const construct = (options: object = {}) => makeField(type, options)
  return Object.assign(construct, { type }) as unknown as FieldConstructor<Kind, Value, Options>
}
