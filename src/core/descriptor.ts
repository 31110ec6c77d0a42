import type { Where } from './condition.ts'
import type { Field, Fields } from './field.ts'
import type { ComputedKeys, Simplify, Stored, SystemFields, ValueOf, Values } from './record.ts'
import type { Action, FieldRules, Resource } from './resourceTypes.ts'
import type { Workflow } from './workflow.ts'

type Name<K> = Extract<K, string>

/** One line of a form: a field, or several side by side. */
type Line<K extends string> = K | readonly K[]

/** A part of a form; the short form is just its lines. `in: 'aside'` puts it into the narrow column. */
export type Section<T> =
  | readonly Line<Name<keyof T>>[]
  | { fields: readonly Line<Name<keyof T>>[]; in?: 'main' | 'aside'; visible?: Where<T>; collapsed?: boolean }

/** Where an owned row may be searched or shown from its owner: `variants.sku`. */
type RowPaths<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<'rows', any, { fields: infer Inner }>
    ? `${Name<K>}.${Name<keyof Inner>}`
    : never
}[keyof F]

type MoneyNames<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<'money', any, any> ? Name<K> : never
}[keyof F]

interface ListOptions<F extends Fields, S extends string> {
  columns: readonly Name<keyof Stored<F, S>>[]
  search?: readonly (Name<keyof F> | RowPaths<F>)[]
  filters?: readonly Name<keyof Stored<F, S>>[]
  sort?: Name<keyof Stored<F, S>> | `-${Name<keyof Stored<F, S>>}`
  /** Filters by records of other areas that point here or find these records, by name; `related` of its hooks answers them. */
  related?: Readonly<Record<string, string>>
  views?: Record<string, Where<Stored<F, S>>>
  /** Amounts that make sense added up: what all records of a filter come to is told beside their number. */
  summed?: MoneyNames<F>
}

/** What the page of a record shows, and in which order; each part is derived where it is absent (`src/derive/page.ts`). */
interface PageOptions<F extends Fields, S extends string, T extends string> {
  /** The fields that say who and how much; the title by default. */
  headline?: readonly Name<keyof Stored<F, S>>[]
  /** What one wants to know at once, in one line below it. */
  facts?: readonly Name<keyof Stored<F, S>>[]
  /** The usual ways through the workflow, each by its states; none where there is no such way. */
  path?: readonly (readonly NoInfer<S>[])[]
  /** What comes next, the most wanted first: transitions, and own actions of its views as `own.<name>`. */
  next?: readonly (NoInfer<T> | `own.${string}`)[]
  /** Sections of the form in the wide column. */
  cards?: readonly string[]
  /** Sections of the form in the narrow column. */
  rail?: readonly string[]
}

interface About<F extends Fields, S extends string, T extends string, H extends string> {
  /** The route below `/app` and react-admin's resource name; `pages/<name>` by default. */
  path?: string
  /** The collection of the API; the plural of the name by default. */
  endpoint?: string
  icon?: string
  /** The group of the menu. */
  menu?: string
  /** The area from whose list this one is reached, where it is too rarely wanted for an entry of the menu. */
  below?: string
  /** The field shown wherever a record is named. */
  title: Name<keyof F>
  /** The image field shown wherever a record is named. */
  picture?: Name<keyof F>
  /** Its records tell of others, such as what was found or moved: the search of the shop lists them after all that they tell of. */
  foundLast?: true
  /** The fields of the line below the title where a search finds a record: what tells it from others of that name. Derived where it is absent. */
  subtitle?: readonly Name<keyof Stored<F, S>>[]
  list?: ListOptions<F, S>
  form?: { as?: 'sections' | 'tabs' | 'steps'; sections: Record<string, Section<Values<F>>> }
  /** How a record is shown; `false` where it opens in its form, or in a page of the area's own. */
  page?: false | PageOptions<F, S, T>
  rules?: { [K in keyof F]?: FieldRules<F, Stored<F, S>> }
  /** Combinations of fields that no two records share. */
  unique?: readonly (readonly Name<keyof F>[])[]
  /** `false`: nobody; a condition: only records that meet it. Who may act at all is a role's permission. */
  access?: { [A in Action]?: false | Where<Stored<F, S>> }
  /**
   * The fields that say at which stock locations a record is worked on, or that refer to a record which says so: whoever's role is of
   * their own locations sees no other. Without them everybody who may view the area sees all of it.
   */
  places?: readonly Name<keyof F>[]
  /**
   * Records that belong to a person, or to several: `by` refers to who it is, `shared` says which of them everybody sees who may view the
   * area; none where it is absent. `through` refers to the record whose people they are, such as the conversation of a message. No
   * right shows the others to anybody else, administrators included.
   */
  own?: { by: Name<keyof F>; shared?: Name<keyof F> } | { through: Name<keyof F> }
  /** What is deleted is gone for good, as nothing may remember it or a file or an account went with it: no deletion is put back. */
  erases?: true
  /**
   * Files are those of other systems, whatever people make by hand: `by` is the unique field by which such a record is known again (or by
   * its id, as an export has it), and then left as it is; `fields` is what a file may say of a new one, its state and when it was made
   * included.
   */
  takenIn?: { by: Name<keyof F>; fields: readonly Name<keyof Stored<F, S>>[] }
  /** Further flags of the permission entry beside those derived from actions, transitions and restricted fields. */
  permissions?: readonly string[]
  /** What the area's own code does to its records beside its transitions, as their history calls it: each has its words, `history.<name>`. */
  history?: readonly H[]
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
export type Descriptor<
  N extends string,
  F extends Fields,
  S extends string,
  T extends string,
  H extends string,
> = {
  name: N
  fields: F
  workflow?: Workflow<S, T, Stored<NoInfer<F>, NoInfer<S>>>
} & About<NoInfer<F>, NoInfer<S>, NoInfer<T>, H> &
  Computed<NoInfer<F>, NoInfer<S>>

/** An option that names a sibling is checked where siblings are known; the wrong type *is* the message. */
export type Siblings<F extends Fields> = {
  [K in keyof F]: F[K]['options'] extends { from: infer P extends string }
    ? P extends keyof F
      ? F[K]
      : `'${P}' is not a field of this resource`
    : F[K]
}

/** A descriptor as the checks see it: names not yet proven. */
export interface LooseDescriptor {
  name: string
  path?: string
  endpoint?: string
  icon?: string
  menu?: string
  below?: string
  title: string
  picture?: string
  subtitle?: readonly string[]
  foundLast?: true
  fields: Fields
  list?: Partial<Resource['list']>
  form?: { as?: Resource['form']['as']; sections: Record<string, Section<any>> }
  page?: false | Resource['page']
  rules?: Record<string, FieldRules<any, any>>
  unique?: readonly (readonly string[])[]
  access?: Resource['access']
  places?: readonly string[]
  own?: Resource['own']
  erases?: true
  takenIn?: Resource['takenIn']
  permissions?: readonly string[]
  history?: readonly string[]
  computed?: Record<string, (record: any) => unknown>
  workflow?: Workflow<string, string, any>
}
