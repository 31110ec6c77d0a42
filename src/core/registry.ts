import { checkRegistry } from './checkRegistry.ts'
import { DescriptorError } from './errors.ts'
import type { Field, Fields } from './field.ts'
import type { Built } from './resource.ts'
import type { AreaHead, Resource } from './resourceTypes.ts'
import { sealed } from './sealed.ts'

type Targets<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<any, any, { to: infer N extends string }> ? N : never
}[keyof F]

/** Relations are checked here, so that descriptors never import each other. */
type Checked<R extends readonly Resource[]> = {
  [I in keyof R]: Exclude<Targets<R[I]['fields']>, R[number]['name']> extends infer Bad
    ? [Bad] extends [never]
      ? R[I]
      : `${R[I]['name']} refers to '${Bad & string}', which is not a registered resource`
    : never
}

/** All areas by name, in the order of the menu. */
export type Registry = Readonly<Record<string, Resource>>

/** The same, as far as every page knows all areas. */
export type AreaHeads = Readonly<Record<string, AreaHead>>

/**
 * Puts the areas together; their order is the menu's order.
 * @throws DescriptorError where names, paths, endpoints or relations do not fit together.
 */
export function defineResources<const R extends readonly Resource[]>(
  resources: R & Checked<R>,
): { readonly [K in R[number] as K['name']]: K } {
  const list: readonly Resource[] = resources
  // See `defineResource`.
  const problems = (import.meta as Built).env?.PROD ? [] : checkRegistry(list)
  if (problems.length > 0) throw new DescriptorError('resources/index.ts', problems)
  return sealed(Object.fromEntries(list.map((resource) => [resource.name, resource]))) as never
}
