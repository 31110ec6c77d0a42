import { checkDescriptor } from './check.ts'
import type { Condition } from './condition.ts'
import type { Action, Descriptor, FieldRules, LooseDescriptor, Siblings } from './descriptor.ts'
import { DescriptorError } from './errors.ts'
import type { Fields } from './field.ts'
import type { Simplify, Stored } from './record.ts'
import { sealed } from './sealed.ts'
import { withDefaults } from './withDefaults.ts'
import type { Workflow } from './workflow.ts'

/** The parts of a descriptor that are its head. */
export const headNames = [
  ...(['name', 'path', 'endpoint', 'icon', 'menu', 'title', 'picture'] as const),
  ...(['isSearched', 'access', 'refersTo'] as const),
] as const

/**
 * What menus, routes, permissions and references know of an area. The browser has this of every area; the rest of a descriptor comes
 * when its area is opened (`start/browser/areas.ts`), so that the first list does not grow with the shop.
 */
export type AreaHead = Pick<Resource, (typeof headNames)[number]>

/** A descriptor after its checks, with its defaults filled in; frozen. What every derivation takes. */
export interface Resource {
  readonly name: string
  readonly path: string
  readonly endpoint: string
  readonly icon: string
  readonly menu: string | undefined
  readonly title: string
  readonly picture: string | undefined
  /** Whether its records are found by words. */
  readonly isSearched: boolean
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
  }
  readonly form: {
    readonly as: 'sections' | 'tabs' | 'steps'
    readonly sections: Readonly<Record<string, FormSection>>
  }
  readonly rules: Readonly<Record<string, FieldRules<any, any>>>
  readonly unique: readonly (readonly string[])[]
  readonly access: { readonly [A in Action]?: false | Condition }
  /** The fields by which a record belongs to stock locations. */
  readonly places: readonly string[]
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
  // The build of the front end has checked them: it reads all descriptors. What the browser need not do, it need not carry.
  const problems = (import.meta as Built).env?.PROD ? [] : checkDescriptor(given)
  if (problems.length > 0) throw new DescriptorError(given.name, problems)
  return sealed(withDefaults(given)) as unknown as TypedResource<N, F, S, T>
}

/** What the bundler says of itself; Node.js says nothing. */
export type Built = { env?: { PROD?: boolean } }
