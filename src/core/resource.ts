import { checkDescriptor } from './check.ts'
import type { Descriptor, LooseDescriptor, Siblings } from './descriptor.ts'
import { DescriptorError } from './errors.ts'
import type { Fields } from './field.ts'
import type { TypedResource } from './resourceTypes.ts'
import { sealed } from './sealed.ts'
import { withDefaults } from './withDefaults.ts'

/**
 * Declares an area of the shop. Everything else (screens, API, table, checks, permissions, texts) is computed from it.
 * @throws DescriptorError with all problems at once, where the compiler could not see them.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const S extends string = never,
  const T extends string = never,
  const H extends string = never,
>(descriptor: Descriptor<N, F, S, T, H> & { fields: Siblings<F> }): TypedResource<N, F, S, T, H> {
  const given = descriptor as unknown as LooseDescriptor
  // The build of the front end has checked them: it reads all descriptors. What the browser need not do, it need not carry.
  const problems = (import.meta as Built).env?.PROD ? [] : checkDescriptor(given)
  if (problems.length > 0) throw new DescriptorError(given.name, problems)
  return sealed(withDefaults(given)) as unknown as TypedResource<N, F, S, T, H>
}

/** What the bundler says of itself; Node.js says nothing. */
export type Built = { env?: { PROD?: boolean } }
