import type { Field, Fields } from './field.ts'
import type { Locale } from './locale.ts'

/** What every record carries beside its fields. `version` grows by one with every write. Times are ISO 8601 in UTC. */
export interface SystemFields {
  id: string
  version: number
  createdAt: string
  updatedAt: string
}

export type Simplify<T> = { -readonly [K in keyof T]: T[K] } & {}

type Raw<F> = F extends Field<any, infer V, any> ? V : never

type Nullable<F> =
  F extends Field<any, any, infer O>
    ? O extends { required: true } | { default: {} } | { list: true }
      ? never
      : null
    : never

/** The value of a field in a record: null where it may be left empty. */
export type ValueOf<F> = Raw<F> | Nullable<F>

export type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> }

export type ComputedKeys<F extends Fields> = {
  [K in keyof F]: F[K]['options'] extends { computed: true } ? K : never
}[keyof F]

type LocalizedKeys<F extends Fields> = {
  [K in keyof F]: F[K]['options'] extends { localized: true } ? K : never
}[keyof F]

/** The texts of localized fields in the other languages: `translations.fr.name`. */
type Translated<F extends Fields> = [LocalizedKeys<F>] extends [never]
  ? {}
  : { translations: { [L in Locale]?: { [K in LocalizedKeys<F>]?: string } } }

export type Stored<F extends Fields, S extends string> = SystemFields &
  Values<F> &
  Translated<F> &
  ([S] extends [never] ? {} : { status: S })

/** A record of a resource as the API answers it. */
export type RecordOf<R> = R extends { $record?: infer T } ? NonNullable<T> : never

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K]['options'] extends { required: true }
    ? F[K]['options'] extends { default: {} } | { from: string }
      ? K
      : never
    : K
}[keyof F]

/** What may be sent to create a record of a resource. */
export type InputOf<R> = R extends { fields: infer F extends Fields }
  ? Simplify<
      { [K in Exclude<keyof F, OptionalKeys<F> | ComputedKeys<F>>]: ValueOf<F[K]> } & {
        [K in Exclude<OptionalKeys<F>, ComputedKeys<F>>]?: ValueOf<F[K]>
      }
    >
  : never

/** A record whose resource is not known here: what every answer carries, and the fields that were asked for. */
export interface AnyRecord extends Pick<SystemFields, 'id' | 'version'> {
  [field: string]: any
}
