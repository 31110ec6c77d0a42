import type { Condition, Where } from './condition.ts'
import type { Fields } from './field.ts'
import type { Simplify, Stored } from './record.ts'
import type { Workflow } from './workflow.ts'

/**
 * What menus, routes, permissions and references know of an area. The browser has this of every area; the rest of a descriptor comes
 * when its area is opened (`start/browser/areas.ts`), so that the first list does not grow with the shop.
 */
export type AreaHead = Pick<Resource, (typeof headNames)[number]>

/** By which fields a record is somebody's own, or whose it is through another record. */
export type Owned =
  | { readonly by: string; readonly shared?: string; readonly through?: undefined }
  | { readonly through: string; readonly by?: undefined; readonly shared?: undefined }

/** A descriptor after its checks, with its defaults filled in; frozen. What every derivation takes. */
export interface Resource {
  readonly name: string
  readonly path: string
  readonly endpoint: string
  readonly icon: string
  readonly menu: string | undefined
  /** The area from whose list it is reached, in place of an entry of the menu. */
  readonly below: string | undefined
  readonly title: string
  /** Below which of the area's own texts the names of its titles stand, where those are keys; `named` of the field. */
  readonly titleTexts: string | undefined
  readonly picture: string | undefined
  /** Pictures of goods are upright, three wide and four high, wherever they stand; those of people are round, and letters where there is none. */
  readonly picturesOf: 'goods' | 'person' | undefined
  /** What the descriptor says of the line below the title; `src/derive/subtitle.ts` derives it where it says nothing. */
  readonly subtitle: readonly string[] | undefined
  /** Whether the search of the shop lists its records after those of other areas. */
  readonly foundLast: boolean
  readonly fields: Fields
  /** The areas that its fields point to, with the flags that someone needs to fill such a field in; each pair once. */
  readonly refersTo: readonly { readonly to: string; readonly flags: readonly string[] }[]
  readonly list: {
    readonly columns: readonly string[]
    readonly search: readonly string[]
    readonly filters: readonly string[]
    readonly sort: string
    readonly related: Readonly<Record<string, string>>
    readonly views: Readonly<Record<string, Condition>>
    /** The field whose amounts are added up over a whole filter. */
    readonly summed: string | undefined
  }
  readonly form: {
    readonly as: 'sections' | 'tabs' | 'steps'
    readonly sections: Readonly<Record<string, FormSection>>
  }
  /** What the descriptor says of the page of a record; `src/derive/page.ts` completes it. */
  readonly page: Partial<PageParts>
  /** Whether a record opens in its form. */
  readonly opensForm: true | undefined
  readonly rules: Readonly<Record<string, FieldRules<any, any>>>
  readonly unique: readonly (readonly string[])[]
  readonly access: { readonly [A in Action]?: false | Condition }
  /** The fields by which a record belongs to stock locations. */
  readonly places: readonly string[]
  /** The fields that say whose a record is, and whether everybody sees it; undefined where records are nobody's own. */
  readonly own: Owned | undefined
  /** Whether what is deleted is gone for good. */
  readonly erases: boolean
  /** By which field records of other systems' files are known again, and what these may say; undefined where a file says what people could. */
  readonly takenIn: { readonly by: string; readonly fields: readonly string[] } | undefined
  readonly permissions: readonly string[]
  /** What the history calls what the area's own code does to its records beside its transitions. */
  readonly history: readonly string[]
  readonly computed: Readonly<Record<string, (record: any) => unknown>>
  readonly workflow: Workflow<string, string, any> | undefined
}

/** A resource that still knows its names, states and record; what `defineResource` returns. */
export interface TypedResource<
  N extends string,
  F extends Fields,
  S extends string,
  T extends string,
  H extends string,
> extends Resource {
  readonly name: N
  readonly fields: F
  readonly workflow: Workflow<S, T, any> | undefined
  readonly history: readonly H[]
  readonly $record?: Simplify<Stored<F, S>>
}

/** What the page of a record shows: names of fields, states, steps and sections. */
export interface PageParts {
  readonly headline: readonly string[]
  readonly facts: readonly string[]
  readonly path: readonly (readonly string[])[]
  /** Transitions, and own actions as `own.<name>`. */
  readonly next: readonly string[]
  readonly cards: readonly string[]
  readonly rail: readonly string[]
}

/** A section with its defaults filled in. */
export interface FormSection {
  readonly lines: readonly (readonly string[])[]
  readonly in: 'main' | 'aside'
  readonly visible: Condition | undefined
  readonly collapsed: boolean
}

/** The parts of a descriptor that are its head. */
export const headNames = [
  ...(['name', 'path', 'endpoint', 'icon', 'menu', 'below', 'title', 'picture', 'picturesOf'] as const),
  ...(['access', 'refersTo', 'opensForm', 'titleTexts'] as const),
] as const

type Name<K> = Extract<K, string>

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

/** What people may be allowed to do with the records of any area. */
export const actions = ['view', 'create', 'edit', 'delete', 'export', 'import'] as const

export type Action = (typeof actions)[number]
