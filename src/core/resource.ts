import { checkDescriptor } from './check.ts'
import type { Condition, Where } from './condition.ts'
import { DescriptorError } from './errors.ts'
import type { Field, Fields } from './field.ts'
import type { ComputedKeys, Simplify, Stored, SystemFields, ValueOf, Values } from './record.ts'
import type { Workflow } from './workflow.ts'

type Name<K> = Extract<K, string>

/** One line of a form: a field, or several side by side. */
type Line<K extends string> = K | readonly K[]

/** A part of a form; the short form is just its lines. `in: 'aside'` puts it into the narrow column. */
export type Section<T> =
  | readonly Line<Name<keyof T>>[]
  | { fields: readonly Line<Name<keyof T>>[]; in?: 'main' | 'aside'; visible?: Where<T>; collapsed?: boolean }

/** What one field demands of the others. A hidden field is never required and is not written. */
export interface FieldRules<T, R> {
  visible?: Where<R>
  required?: Where<R>
  readOnly?: Where<R>
  /** The value may not be above (below) that of the named field, where both are given. */
  atMost?: Name<keyof T>
  atLeast?: Name<keyof T>
  /** The value must be later (greater) than that of the named field, where both are given. */
  after?: Name<keyof T>
}

/** Where an owned row may be searched or shown from its owner: `variants.sku`. */
type RowPaths<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<'rows', any, { fields: infer Inner }>
    ? `${Name<K>}.${Name<keyof Inner>}`
    : never
}[keyof F]

interface ListOptions<F extends Fields, S extends string> {
  columns: readonly Name<keyof Stored<F, S>>[]
  search?: readonly (Name<keyof F> | RowPaths<F>)[]
  filters?: readonly Name<keyof Stored<F, S>>[]
  sort?: Name<keyof Stored<F, S>> | `-${Name<keyof Stored<F, S>>}`
  views?: Record<string, Where<Stored<F, S>>>
}

export type Action = 'view' | 'create' | 'edit' | 'delete' | 'export' | 'import'

interface About<F extends Fields, S extends string> {
  /** The route below `/app` and react-admin's resource name; `pages/<name>` by default. */
  path?: string
  /** The collection of the API; the plural of the name by default. */
  endpoint?: string
  icon?: string
  /** The group of the menu. */
  menu?: string
  /** The field shown wherever a record is named. */
  title: Name<keyof F>
  /** The image field shown wherever a record is named. */
  picture?: Name<keyof F>
  list?: ListOptions<F, S>
  form?: { as?: 'sections' | 'tabs' | 'steps'; sections: Record<string, Section<Values<F>>> }
  rules?: { [K in keyof F]?: FieldRules<F, Stored<F, S>> }
  /** Combinations of fields that no two records share. */
  unique?: readonly (readonly Name<keyof F>[])[]
  /** `false`: nobody; a condition: only records that meet it. Who may act at all is a role's permission. */
  access?: { [A in Action]?: false | Where<Stored<F, S>> }
  /** Further flags of the permission entry beside those derived from actions, transitions and restricted fields. */
  permissions?: readonly string[]
}

type Computed<F extends Fields, S extends string> = [ComputedKeys<F>] extends [never]
  ? { computed?: never }
  : {
      computed: {
        [K in ComputedKeys<F>]: (
          record: Simplify<Omit<Stored<F, S>, ComputedKeys<F> | keyof SystemFields>>,
        ) => ValueOf<F[K]>
      }
    }

/** A fact about one field sits in `fields`; anything that names a field sits beside it, where names are checked. */
export type Descriptor<N extends string, F extends Fields, S extends string, T extends string> = {
  name: N
  fields: F
  workflow?: Workflow<S, T, Stored<NoInfer<F>, NoInfer<S>>>
} & About<NoInfer<F>, NoInfer<S>> &
  Computed<NoInfer<F>, NoInfer<S>>

/** A descriptor after its checks, with its defaults filled in; frozen. What every derivation takes. */
export interface Resource {
  readonly name: string
  readonly path: string
  readonly endpoint: string
  readonly icon: string
  readonly menu: string | undefined
  readonly title: string
  readonly picture: string | undefined
  readonly fields: Fields
  readonly list: {
    readonly columns: readonly string[]
    readonly search: readonly string[]
    readonly filters: readonly string[]
    readonly sort: string
    readonly views: Readonly<Record<string, Condition>>
  }
  readonly form: {
    readonly as: 'sections' | 'tabs' | 'steps'
    readonly sections: Readonly<Record<string, FormSection>>
  }
  readonly rules: Readonly<Record<string, FieldRules<any, any>>>
  readonly unique: readonly (readonly string[])[]
  readonly access: { readonly [A in Action]?: false | Condition }
  readonly permissions: readonly string[]
  readonly computed: Readonly<Record<string, (record: any) => unknown>>
  readonly workflow: Workflow<string, string, any> | undefined
}

/** A resource that still knows its names, states and record; what `defineResource` returns. */
export interface TypedResource<N extends string, F extends Fields, S extends string, T extends string>
  extends Resource {
  readonly name: N
  readonly fields: F
  readonly workflow: Workflow<S, T, any> | undefined
  readonly $record?: Simplify<Stored<F, S>>
}

/** A section with its defaults filled in. */
export interface FormSection {
  readonly lines: readonly (readonly string[])[]
  readonly in: 'main' | 'aside'
  readonly visible: Condition | undefined
  readonly collapsed: boolean
}

/** An option that names a sibling is checked where siblings are known; the wrong type *is* the message. */
type Siblings<F extends Fields> = {
  [K in keyof F]: F[K]['options'] extends { from: infer P extends string }
    ? P extends keyof F
      ? F[K]
      : `'${P}' is not a field of this resource`
    : F[K]
}

/**
 * Declares an area of the shop. Everything else (screens, API, table, checks, permissions, texts) is computed from it.
 * @throws DescriptorError with all problems at once, where the compiler could not see them.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const S extends string = never,
  const T extends string = never,
>(descriptor: Descriptor<N, F, S, T> & { fields: Siblings<F> }): TypedResource<N, F, S, T> {
  const given = descriptor as unknown as LooseDescriptor
  const problems = checkDescriptor(given)
  if (problems.length > 0) throw new DescriptorError(given.name, problems)
  return deepFreeze(withDefaults(given)) as unknown as TypedResource<N, F, S, T>
}

/** A descriptor as the checks see it: names not yet proven. */
export interface LooseDescriptor {
  name: string
  path?: string
  endpoint?: string
  icon?: string
  menu?: string
  title: string
  picture?: string
  fields: Fields
  list?: Partial<Resource['list']>
  form?: { as?: Resource['form']['as']; sections: Record<string, Section<any>> }
  rules?: Record<string, FieldRules<any, any>>
  unique?: readonly (readonly string[])[]
  access?: Resource['access']
  permissions?: readonly string[]
  computed?: Record<string, (record: any) => unknown>
  workflow?: Workflow<string, string, any>
}

function withDefaults(given: LooseDescriptor): Resource {
  const names = Object.keys(given.fields)
  const editable = names.filter((name) => !given.fields[name]?.options.computed)
  const sections = given.form?.sections ?? { general: editable }
  return {
    name: given.name,
    path: given.path ?? `pages/${kebab(given.name)}`,
    endpoint: given.endpoint ?? plural(kebab(given.name)),
    icon: given.icon ?? 'list',
    menu: given.menu,
    title: given.title,
    picture: given.picture,
    fields: given.fields,
    list: {
      columns: given.list?.columns ?? [given.title],
      search: given.list?.search ?? [],
      filters: given.list?.filters ?? [],
      sort: given.list?.sort ?? given.title,
      views: given.list?.views ?? {},
    },
    form: {
      as: given.form?.as ?? 'sections',
      sections: Object.fromEntries(
        Object.entries(sections).map(([key, section]) => [key, fullSection(section)]),
      ),
    },
    rules: given.rules ?? {},
    unique: given.unique ?? [],
    access: given.access ?? {},
    permissions: given.permissions ?? [],
    computed: given.computed ?? {},
    workflow: given.workflow,
  }
}

function fullSection(section: Section<any>): FormSection {
  const long = 'fields' in section ? section : { fields: section }
  return {
    lines: long.fields.map((line) => (typeof line === 'string' ? [line] : [...line])),
    in: long.in ?? 'main',
    visible: long.visible as Condition | undefined,
    collapsed: long.collapsed ?? false,
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const plural = (name: string) =>
  /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
